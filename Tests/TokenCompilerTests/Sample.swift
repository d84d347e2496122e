import TokenCompiler
import TokenModel

/// A set of files in memory.
func sources(_ files: [(name: String, text: String)]) -> [SourceFile] {
  files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
}

extension Pipeline {
  /// Judges files in memory.
  static func check(_ files: [(name: String, text: String)], _ profile: Profile = .strict) -> CheckedSet {
    check(sources(files), Configuration(profile: profile))
  }

  /// The outputs of files in memory by name.
  static func outputs(of files: [(name: String, text: String)]) throws -> [String: String] {
    let outputs = try render(check(files), named: "tokens")
    return Dictionary(uniqueKeysWithValues: outputs.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
