/// The name of a token or group: its section and the names below it.
///
/// Two paths are equal where their names are canonically equivalent, as Swift compares strings.
package struct TokenPath: Hashable, Sendable {
  /// The section.
  package let section: Section
  /// The names below the section, outermost first; none for the section itself.
  package let names: [String]
  /// Section and names joined with dots, as references and messages write it.
  package let text: String

  /// The most scalars of a name.
  package static let longestName = 64
  /// The most scalars of a section and all names below it, so that no message or memory is filled with one path.
  package static let longest = 256

  /// The path of `names` below `section`.
  package init(_ section: Section, _ names: [String] = []) {
    self.section = section
    self.names = names
    text = ([section.rawValue] + names).joined(separator: ".")
  }

  /// The last name; the section's where there is none.
  package var name: String { names.last ?? section.rawValue }

  /// The path one level up; nil for a section.
  package var parent: TokenPath? { names.isEmpty ? nil : TokenPath(section, names.dropLast()) }

  /// The path of `name` below this one.
  package func appending(_ name: String) -> TokenPath { TokenPath(section, names + [name]) }

  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension TokenPath: CustomStringConvertible {
  /// `springs.momentum.flick`.
  package var description: String { text }
}
