#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Token files out of the design documents, which lie beside the package; a clone alone has none.
enum DesignDocuments {
  /// What a skipped test says.
  static let whereabouts = "the design documents are not at ../shared/design"

  /// Whether they are there.
  static var areThere: Bool { language != nil && !examples.isEmpty }

  /// The long example at the top of the language's description.
  static var language: String? {
    guard let text = text(of: "language.md"),
      let start = text.firstRange(of: "```yaml\n"), let end = text[start.upperBound...].firstRange(of: "```")
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// The description of the rules.
  static var rules: String? { text(of: "rules.md") }

  /// The example set, a file each.
  static var examples: [String] {
    let inner = folder.appendingPathComponent("example-tokens")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: inner.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".yaml") }.compactMap {
      try? String(contentsOf: inner.appendingPathComponent($0), encoding: .utf8)
    }
  }

  private static func text(of name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/design")
}
