package import TokenModel

/// Names that Swift cannot have, or that become one identifier there.
package enum SwiftNameCheck {
  /// Every such name in a set.
  package static func findings(in set: TokenSet) -> [Diagnostic] {
    Section.allCases.flatMap { section in
      findings(in: TokenTree(section, in: set), set)
    }
  }

  private static func findings(in tree: TokenTree, _ set: TokenSet) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var seen: [String: (path: TokenPath, range: SourceRange)] = [:]
    let tokens = tree.tokens.map { (path: $0.path, range: $0.nameRange, isGroup: false) }
    let groups = tree.groups.compactMap { group in
      set.groups[group.path].map { (path: group.path, range: $0.nameRange, isGroup: true) }
    }
    for (path, range, isGroup) in (tokens + groups).sorted(by: { $0.range < $1.range }) {
      let identifier = isGroup ? SwiftNames.type(path.name) : SwiftNames.member(path.name)
      let isMember = path.section == .springs && path.names.count == 1
      if let reason = reason(against: identifier, isGroup: isGroup, isMember: isMember) {
        findings.append(
          LanguageError.nameReserved.at(
            range, "`\(path)` becomes `\(identifier.plain)` in Swift, which \(reason)", help: "choose another name"))
      } else if let first = seen[identifier.lowercased()] {
        findings.append(collision(path, range, identifier, first))
      }
      seen[identifier.lowercased()] = seen[identifier.lowercased()] ?? (path, range)
    }
    return findings + tree.groups.flatMap { self.findings(in: $0, set) }
  }

  private static func collision(
    _ path: TokenPath, _ range: SourceRange, _ identifier: String, _ first: (path: TokenPath, range: SourceRange)
  ) -> Diagnostic {
    LanguageError.nameCollision.at(
      range, "`\(path)` becomes `\(identifier.plain)` in Swift, as `\(first.path)` does, letter case aside",
      help: "rename one of them", notes: [.init(first.range, "the other name")])
  }

  /// Why an identifier cannot be had, as the end of "which …"; nil where it can. A member is declared in the token
  /// type itself.
  private static func reason(against identifier: String, isGroup: Bool, isMember: Bool) -> String? {
    let name = identifier.plain
    if isMember, name == (isGroup ? "AllCases" : "allCases") { return "is a member of the token type" }
    if isGroup {
      if metatypes.contains(name) { return "no type can be called" }
      if emittedTypes.contains(name) { return "the generated file needs for a type of its own" }
      return hiddenTypes.contains(name) ? "would hide a type of that name" : nil
    }
    return name == "init" || name == "self" ? "has no usable spelling" : nil
  }

  private static let metatypes: Set<String> = ["Type", "Protocol", "Self", "Any"]
  private static let emittedTypes: Set<String> = [
    "Motion", "MotionToken", "Reduced", "Durations", "EnterExit", "Stagger", "Transitions", "Scales", "Haptics",
    "Gestures", "Spacing", "Radius",
  ]
  private static let hiddenTypes: Set<String> = [
    "Animation", "AnyTransition", "Bool", "CGFloat", "CaseIterable", "Double", "Duration", "Edge", "Equatable",
    "Foundation", "Gesture", "Hashable", "Int", "Sendable", "Spring", "String", "Swift", "SwiftUI", "TimeInterval",
    "Transition", "View",
  ]
}

extension String {
  /// An identifier without its backticks.
  fileprivate var plain: String { filter { $0 != "`" } }
}
