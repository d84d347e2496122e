#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The public test suite of YAML, a folder a case, which lies beside the package; a clone alone has none.
enum YamlSuite {
  /// One input and what the suite says of it.
  struct Case: Sendable, CustomStringConvertible {
    let id: String
    let bytes: [UInt8]
    /// Whether the suite calls it invalid.
    let isInvalid: Bool

    var description: String { id }
  }

  /// What a skipped test says.
  static let whereabouts = "the YAML test suite is not at ../shared/data/yaml-test-suite"

  /// Whether the suite is there.
  static var isThere: Bool { !cases.isEmpty }

  /// The cases, sorted by id; a case with several inputs has ids such as `4MUZ/00`.
  static let cases: [Case] = {
    names(in: folder).flatMap { name -> [Case] in
      let inner = folder.appendingPathComponent(name)
      if let one = read(inner, id: name) { return [one] }
      return names(in: inner).compactMap { read(inner.appendingPathComponent($0), id: "\(name)/\($0)") }
    }
  }()

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/yaml-test-suite")

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func read(_ folder: URL, id: String) -> Case? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("in.yaml")) else { return nil }
    let isInvalid = FileManager.default.fileExists(atPath: folder.appendingPathComponent("error").path)
    return Case(id: id, bytes: Array(data), isInvalid: isInvalid)
  }
}
