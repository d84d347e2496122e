package import TokenModel

/// A role for all tokens whose paths match a pattern, for sets that cannot carry roles.
///
/// In the pattern `*` stands for any characters within one name, `**` for any at all, dots included; either may
/// stand for none.
package struct RolePattern: Sendable {
  /// The role.
  package let role: Role
  /// The pattern as it was written.
  package let text: String
  private let steps: [Step]

  /// What one place of a path must be.
  private enum Step {
    case character(Character)
    case withinName
    case anything
  }

  /// Why a text is no pattern.
  package struct Fault: Error, Hashable {
    /// What is wrong, in one line.
    package let message: String
    /// How to mend it, in one line.
    package let help: String
    /// The pattern that was most likely meant.
    package let suggestion: String?
  }

  /// A pattern; throws what is wrong with the text.
  package init(_ text: String, _ role: Role) throws(Fault) {
    if let fault = Self.fault(in: text) { throw fault }
    self.role = role
    self.text = text
    steps = Self.steps(of: text)
  }

  /// Whether a token of a path has the role.
  package func matches(_ path: TokenPath) -> Bool { Self.matches(path.text, steps) }

  private static func steps(of text: String) -> [Step] {
    var steps: [Step] = []
    for character in text {
      switch (character, steps.last) {
      case ("*", .withinName?): steps[steps.count - 1] = .anything
      case ("*", _): steps.append(.withinName)
      default: steps.append(.character(character))
      }
    }
    return steps
  }

  /// Follows all ways through the pattern at once, so that no pattern takes long.
  private static func matches(_ text: String, _ steps: [Step]) -> Bool {
    var isAt = Array(repeating: false, count: steps.count + 1)
    isAt[0] = true
    for character in text {
      skipStars(&isAt, steps)
      var next = Array(repeating: false, count: steps.count + 1)
      for (place, step) in steps.enumerated() where isAt[place] {
        switch step {
        case .character(let expected): if character == expected { next[place + 1] = true }
        case .withinName: if character != "." { next[place] = true }
        case .anything: next[place] = true
        }
      }
      isAt = next
    }
    skipStars(&isAt, steps)
    return isAt[steps.count]
  }

  /// A star may stand for nothing.
  private static func skipStars(_ isAt: inout [Bool], _ steps: [Step]) {
    for (place, step) in steps.enumerated() where isAt[place] {
      if case .character = step { continue }
      isAt[place + 1] = true
    }
  }
}

extension RolePattern {
  private static func fault(in text: String) -> Fault? {
    let form = "write a section and a name, such as `durations.sheet*`"
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if text.contains("***") {
      return Fault(
        message: "the pattern `\(text.shown)` has three stars in a row",
        help: "`*` is any part of a name, `**` of a path",
        suggestion: nil)
    }
    for (number, name) in names.enumerated() where number > 0 || !name.contains("*") {
      if number == 0, let fault = sectionFault(name, in: text) { return fault }
      guard let fault = NameGrammar.fault(in: name.replacing("*", with: "x")) else { continue }
      return Fault(
        message: name.isEmpty
          ? "the pattern `\(text.shown)` has an empty name" : "the pattern `\(text.shown)` has a name that \(fault)",
        help: form, suggestion: nil)
    }
    let head = steps(of: names[0])
    if !names[0].contains("**"), !Section.allCases.contains(where: { $0.hasRoles && matches($0.rawValue, head) }) {
      return Fault(
        message: "no section that has roles matches `\(text.shown)`", help: "roles belong to \(sections)",
        suggestion: nil)
    }
    if names.count == 1, !text.contains("**") {
      return Fault(
        message: "`\(text.shown)` is a section and no token", help: "`\(text.shown).**` is all that is in it",
        suggestion: "\(text).**")
    }
    return nil
  }

  private static func sectionFault(_ name: String, in text: String) -> Fault? {
    if let section = Section(rawValue: name) {
      if section.hasRoles { return nil }
      return Fault(
        message: "`\(text.shown)` matches no token that has a role: \(section.tokenKind) has none",
        help: "roles belong to \(sections)", suggestion: nil)
    }
    let near = nearestName(to: name, among: Section.allCases.filter(\.hasRoles).map(\.rawValue))
    return Fault(
      message: "`\(name.shown)` is not a section",
      help: near.map { "did you mean `\($0)`?" } ?? "roles belong to \(sections)",
      suggestion: near.map { $0 + text.dropFirst(name.count) })
  }

  private static var sections: String {
    Section.allCases.filter(\.hasRoles).map(\.rawValue).joined(separator: ", ")
  }
}
