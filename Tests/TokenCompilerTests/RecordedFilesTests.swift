import Foundation
import Support
import Testing
import TokenCompiler

/// `Documentation.docc` is recorded from what the rules say of themselves.
@Suite("Recorded pages")
struct RecordedFilesTests {
  private static let folder = Repository.root.appending(path: "Documentation.docc")

  @Test func `the pages of the documentation are those of the rules; make record records them anew`() throws {
    let files = DocumentationPages.files
    for file in files { expectGolden(file.text, at: "../../Documentation.docc/\(file.name)") }
    let environment = ProcessInfo.processInfo.environment
    let known = Set(files.map(\.name))
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) where !known.contains(name) {
      if environment["RECORD"] != nil, environment["CI"] == nil {
        try FileManager.default.removeItem(at: Self.folder.appending(path: name))
      }
      Issue.record("Documentation.docc/\(name): there is no such rule; `make record` removes the page")
    }
  }

  @Test(.enabled(if: DocC.isThere, DocC.whereabouts))
  func `DocC accepts the pages without a warning`() throws {
    let output = try TemporaryFolder()
    let run = try DocC.convert(Self.folder.path, to: output.path("out"))
    #expect(run.status == 0, "\(run)")
    #expect(!"\(run)".contains("warning:"), "\(run)")
    let pages = try output.names().filter { $0.hasPrefix("out/data/") && $0.hasSuffix(".json") }
    #expect(pages.count == DocumentationPages.files.count)
  }

  @Test(.enabled(if: DocC.isThere, DocC.whereabouts))
  func `a link to a page that is not there is a warning, so that the test above means something`() throws {
    let folder = try TemporaryFolder()
    let text = "# Rules\n\n@Metadata {\n  @TechnologyRoot\n}\n\nAll.\n\n## Topics\n\n### One\n\n- <doc:gone>\n"
    try folder.write("Broken.docc/Rules.md", text)
    #expect(try DocC.convert(folder.path("Broken.docc"), to: folder.path("out")).status != 0)
  }
}
