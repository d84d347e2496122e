import Foundation

/// A declaration of a compiled module.
package struct SwiftSymbol: Sendable {
  /// The name within the module, as `Animation.delay(_:)`.
  package let path: String
  /// The declaration without its `@available`, with defaults and isolation, in one line.
  package let declaration: String
  /// `public`, `package` or `internal`.
  package let access: String
  /// The first version by platform, as `["iOS": "13", "macOS": "10.15"]`: that of the declaration itself, or of what
  /// it is declared in.
  package let availability: [String: String]
  /// The message of `@available(*, deprecated, message:)`, empty where it has none, or nil where it is not deprecated.
  package let deprecation: String?
  /// The lines of its `///` comment.
  package let documentation: [String]

  /// The written declarations of a symbol graph, in the order of their names; those that the compiler made up are left
  /// out.
  static func symbols(inGraph bytes: [UInt8]) throws -> [SwiftSymbol] {
    try JSONDecoder().decode(Graph.self, from: Data(bytes)).symbols
      .filter { !$0.identifier.precise.contains("::SYNTHESIZED::") && $0.location != nil }
      .map(SwiftSymbol.init)
      .sorted { ($0.path, $0.declaration) < ($1.path, $1.declaration) }
  }

  private init(_ symbol: Graph.Symbol) {
    path = symbol.pathComponents.joined(separator: ".")
    declaration = symbol.declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    access = symbol.accessLevel
    documentation = symbol.docComment?.lines.map(\.text) ?? []
    var availability: [String: String] = [:]
    for item in symbol.availability ?? [] {
      if let domain = item.domain, let version = item.introduced { availability[domain] = version.text }
    }
    self.availability = availability
    deprecation = symbol.availability?.first { $0.isUnconditionallyDeprecated == true }.map { $0.message ?? "" }
  }
}

/// The part of a symbol graph that is read here.
private struct Graph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let docComment: Comment?
    let availability: [Availability]?
    let declarationFragments: [Fragment]
    let location: Location?
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Comment: Decodable {
    struct Line: Decodable {
      let text: String
    }

    let lines: [Line]
  }

  struct Availability: Decodable {
    let domain: String?
    let introduced: Version?
    let message: String?
    let isUnconditionallyDeprecated: Bool?
  }

  struct Version: Decodable {
    let major: Int
    let minor: Int?

    var text: String { minor.map { $0 == 0 ? "\(major)" : "\(major).\($0)" } ?? "\(major)" }
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Location: Decodable {}
}
