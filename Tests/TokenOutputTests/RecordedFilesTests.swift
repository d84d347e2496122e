import Foundation
import Support
import Testing

@testable import TokenOutput

@Suite("Recorded templates")
struct RecordedFilesTests {
  @Test("the templates in the binary are those of the folder; `make record` records them anew")
  func templates() throws {
    let folder = Repository.root.appending(path: "templates")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
    var text = """
      // Recorded from `templates` by `make record`; do not edit.

      extension BuiltInTemplates {
        /// The files by name, in byte order.
        static let files: [(name: String, text: String)] = [

      """
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let file = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
      let literal = lines.map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
      text += "    (\n      \"\(name)\",\n      ###\"\"\"\n\(literal)\n      \"\"\"###\n    ),\n"
    }
    text += "  ]\n}\n"
    expectGolden(text, at: "../../Sources/TokenOutput/Templates.swift")
  }

  @Test("every built-in template parses", arguments: ["swift", "markdown"])
  func parses(name: String) throws {
    _ = try BuiltInTemplates.template(name)
  }
}
