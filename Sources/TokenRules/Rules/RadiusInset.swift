import TokenModel

/// An inner corner so far inside its outer one that nothing is left of the radius.
struct RadiusInset: Rule {
  static let about = RuleDescription(
    id: "radius-inset", group: .layout, severity: .info,
    summary: "An inset as large as its outer radius: the inner corner is square.",
    why: "two corners look as one when they have one centre; here only the outer one is round",
    rationale: """
      The radius of an inner corner is that of the outer one less the distance between them. From a distance as large \
      as the outer radius on nothing is left, and the inner corner is square however far inside it lies. That may be \
      meant; then a plain `0` says so, and stays when the outer radius grows. A square in a square, of an outer radius \
      of 0, is what it looks like and no finding.
      """,
    sections: [.radius],
    bad: [
      Example(
        """
        spacing: { md: 16, lg: 24 }
        radius:
          card: 16
          picture: { outer: "{radius.card}", inset: ↓"{spacing.md}" }
          badge: { outer: 12, inset: ↓20 }
          badgeInList: "{radius.badge}"
        """)
    ],
    good: [
      Example(
        """
        radius:
          card: 16
          cardInner: { outer: "{radius.card}", inset: 8 }
          square: { outer: 0, inset: 8 }
          picture: 0
        """)
    ], sources: ["Apple, concentric corners of iOS 26: an inner radius is the outer one less the distance"])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() {
      guard case .concentric(let radius) = token.value, radius.isSquareInRound, !radius.isWrittenElsewhere else {
        continue
      }
      let outer = Diagnostic.Note(radius.outer.place, "the outer radius is \(radius.outer.value) pt")
      lint.report(
        Finding(
          token: index, range: radius.inset.place, message: .square(token, radius), help: .remedy(radius),
          notes: [outer] + (radius.inset.origin?.notes ?? [])))
    }
  }
}

extension ConcentricRadius {
  /// Whether nothing is left of a radius.
  fileprivate var isSquareInRound: Bool { outer.value > .zero && inset.value >= outer.value }

  /// Whether it is another inner corner under a second name, which is judged itself.
  fileprivate var isWrittenElsewhere: Bool {
    guard let outer = outer.origin?.named, let inset = inset.origin?.named else { return false }
    return outer.token == inset.token && outer.property == .outer && inset.property == .inset
  }
}

extension Finding.Message {
  fileprivate static func square(_ token: Token, _ radius: ConcentricRadius) -> Self {
    "`\(token.path)` lies \(radius.inset.value) pt inside a radius of \(radius.outer.value) pt, so its corner is square"
  }

  fileprivate static func remedy(_ radius: ConcentricRadius) -> Self {
    "an inset below \(radius.outer.value) pt keeps it round; write `0` in place of both if it is meant to be square"
  }
}
