/// The control points of an easing in forms that CSS and people know and this language does not.
enum ControlPointsText {
  /// The list in brackets that `0.2, 0, 0, 1` or `cubic-bezier(0.2, 0, 0, 1)` stands for.
  static func list(in text: String) -> String? {
    var body = Substring(text)
    let lower = text.lowercased()
    if lower.hasPrefix(function), lower.hasSuffix(")") { body = body.dropFirst(function.count).dropLast() }
    let parts = body.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard parts.count == 4, parts.allSatisfy({ NumberText.prefix(of: $0)?.rest.isEmpty == true }) else { return nil }
    return "[\(parts.joined(separator: ", "))]"
  }

  private static let function = "cubic-bezier("

  /// What CSS calls `ease`, which is none of the four names.
  static let ease = "[0.25, 0.1, 0.25, 1]"
}
