import Foundation

/// The module in `Tests/Fixtures/SwiftUIStub`, which stands for SwiftUI where there is none: Apple's declarations,
/// availability and sendability, as far as generated code may use them, and values that print as they were made.
package enum SwiftUIStub {
  /// The sources by file name.
  ///
  /// Throws what kept them from being read.
  package static func sources() throws -> [String: String] {
    let folder = Repository.fixture("SwiftUIStub")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) })
  }

  /// What the stub declares.
  ///
  /// Throws `Broken` where it does not compile.
  package static func symbols() throws -> [SwiftSymbol] { try declared.get() }

  private static let declared = Result { try compiled().symbols(of: "SwiftUI") }

  /// The folder in which `SwiftUI.swiftmodule` and `SwiftUI.o` are, compiled once a process.
  ///
  /// Throws `Broken` where it does not compile.
  static func compiled() throws -> SwiftWorkspace { try workspace.get() }

  private static let workspace = Result {
    let workspace = try SwiftWorkspace(in: ProcessFolder.shared())
    let compilation = try workspace.module("SwiftUI", sources())
    guard compilation.succeeded else { throw Broken(compilation: compilation) }
    return workspace
  }

  /// The stub does not compile.
  package struct Broken: Error, CustomStringConvertible {
    let compilation: Compilation

    package var description: String { "the stub of SwiftUI does not compile: \(compilation)" }
  }
}
