package import TokenModel

/// Names that Swift cannot have, or that become one identifier there.
package enum SwiftNameCheck {
  /// Every such name in a set.
  package static func findings(in set: TokenSet) -> [Diagnostic] {
    namespaces.flatMap { findings(in: TokenTree($0, in: set), set) }
  }

  /// The sections by the type whose members their tokens become: springs and curves share one.
  private static let namespaces =
    [[Section.springs, .curves]] + Section.allCases.filter { $0 != .springs && $0 != .curves }.map { [$0] }

  /// A token or a group, and the places of its name: a group may be written in two sections.
  private struct Name {
    let places: [(path: TokenPath, range: SourceRange)]
    let identifier: String
    let isGroup: Bool
    /// Whether it is declared in the token type itself.
    let isMember: Bool

    init(_ token: Token) {
      places = [(token.path, token.nameRange)]
      identifier = SwiftNames.member(token.path.name)
      isGroup = false
      isMember = Self.isMember(token.path)
    }

    init(_ group: TokenTree, in set: TokenSet) {
      places = group.paths.compactMap { path in set.groups[path].map { (path, $0.nameRange) } }
      identifier = SwiftNames.type(group.name)
      isGroup = true
      isMember = group.paths.contains(where: Self.isMember)
    }

    private static func isMember(_ path: TokenPath) -> Bool {
      [.springs, .curves].contains(path.section) && path.names.count == 1
    }
  }

  private static func findings(in tree: TokenTree, _ set: TokenSet) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var seen: [String: (place: (path: TokenPath, range: SourceRange), identifier: String)] = [:]
    let names = tree.tokens.map { Name($0) } + tree.groups.map { Name($0, in: set) }
    let placed = names.compactMap { name in name.places.min { $0.range < $1.range }.map { (name: name, place: $0) } }
    for (name, place) in placed.sorted(by: { $0.place.range < $1.place.range }) {
      let key = name.identifier.lowercased()
      if let reason = reason(against: name) {
        findings += name.places.map { reserved($0, name.identifier, reason) }
      } else if let first = seen[key] {
        findings.append(collision(place, name.identifier, first.place, isExact: first.identifier == name.identifier))
      }
      seen[key] = seen[key] ?? (place, name.identifier)
    }
    return findings + tree.groups.flatMap { self.findings(in: $0, set) }
  }

  private static func reserved(
    _ place: (path: TokenPath, range: SourceRange), _ identifier: String, _ reason: String
  ) -> Diagnostic {
    LanguageError.nameReserved.at(
      place.range, "`\(place.path)` becomes `\(identifier.plain)` in Swift, which \(reason)",
      help: "choose another name")
  }

  private static func collision(
    _ place: (path: TokenPath, range: SourceRange), _ identifier: String,
    _ first: (path: TokenPath, range: SourceRange), isExact: Bool
  ) -> Diagnostic {
    LanguageError.nameCollision.at(
      place.range,
      "`\(place.path)` becomes `\(identifier.plain)` in Swift, as `\(first.path)` does"
        + (isExact ? "" : ", letter case aside"),
      help: "rename one of them", notes: [.init(first.range, "the other name")])
  }

  /// Why an identifier cannot be had, as the end of "which …"; nil where it can.
  private static func reason(against name: Name) -> String? {
    let identifier = name.identifier.plain
    if name.isMember, identifier == (name.isGroup ? "AllCases" : "allCases") { return "is a member of the token type" }
    if name.isGroup {
      if metatypes.contains(identifier) { return "no type can be called" }
      if emittedTypes.contains(identifier) { return "the generated file needs for a type of its own" }
      return hiddenTypes.contains(identifier) ? "would hide a type of that name" : nil
    }
    return identifier == "init" || identifier == "self" ? "has no usable spelling" : nil
  }

  private static let metatypes: Set<String> = ["Type", "Protocol", "Self", "Any"]
  private static let emittedTypes: Set<String> = [
    "Motion", "MotionToken", "MotionTransition", "Reduced", "Durations", "EnterExit", "Easing", "Stagger",
    "Transitions", "Scales", "Haptics", "Gestures", "Spacing", "Radius",
  ]
  private static let hiddenTypes: Set<String> = [
    "Animation", "AnyTransition", "Bool", "CGFloat", "CaseIterable", "Double", "Duration", "Edge", "Equatable",
    "Foundation", "Gesture", "Hashable", "Int", "MainActor", "Sendable", "SensoryFeedback", "Spring", "String", "Swift",
    "SwiftUI", "TimeInterval", "Transition", "UnitCurve", "UnitPoint", "View",
  ]
}

extension String {
  /// An identifier without its backticks.
  fileprivate var plain: String { filter { $0 != "`" } }
}
