import Foundation
import Support
import TokenModel
import TokenSource
import Testing

@testable import TokenOutput

/// Token files and what is generated from them, whatever the rules think of them.
struct GeneratedSet: Sendable {
  /// What was wrong with the files and with their names in Swift.
  let diagnostics: [Diagnostic]
  /// The tokens.
  let tokens: [Token]
  private let input: OutputInput

  /// A set of files by name, read in the order given.
  init(_ files: [(name: String, text: String)], named name: String = "tokens") {
    let files = files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
    let read = readTokens(files)
    diagnostics = read.diagnostics + SwiftNameCheck.findings(in: read.set)
    tokens = read.set.tokens
    input = OutputInput(set: read.set, files: files, name: name)
  }

  /// A set of one file.
  init(_ text: String) { self.init([("tokens/motion.yaml", text)]) }

  /// The set in a folder of this package, whose name is the last part of its path.
  init(folder path: String) throws {
    let folder = Repository.root.appending(path: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    self.init(
      try names.sorted().map { name in
        ("\(folder.lastPathComponent)/\(name)", try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      }, named: folder.lastPathComponent)
  }

  /// An output of the set.
  func render(_ format: OutputFormat) throws -> String { try format.render(input) }

  /// The words of everything that was wrong.
  var complaints: [String] { diagnostics.map { "\($0.id): \($0.message)" } }
}

/// A set that the tests generate from, by a name for their results.
struct SampleSet: Sendable, CustomTestStringConvertible {
  let folder: String
  let testDescription: String

  /// Everything that the language has, in few tokens.
  static let compact = SampleSet(folder: "Tests/Fixtures/Compact", testDescription: "the compact set")
  /// The tokens of this package.
  static let own = SampleSet(folder: "tokens", testDescription: "tokens/")
  static let all = [compact, own]

  /// The set, read.
  func generated() throws -> GeneratedSet { try GeneratedSet(folder: folder) }
}
