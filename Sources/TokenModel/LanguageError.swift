/// The faults of a token file that no rule is needed for: always errors, never waived.
package enum LanguageError: String, Sendable, CaseIterable {
  case syntax
  case encoding
  case duplicateKey = "duplicate-key"
  case duplicateToken = "duplicate-token"
  case unknownSection = "unknown-section"
  case unknownKey = "unknown-key"
  case valueMissing = "value-missing"
  case valueInvalid = "value-invalid"
  case valueRange = "value-range"
  case unitMissing = "unit-missing"
  case unitUnknown = "unit-unknown"
  case numberInvalid = "number-invalid"
  case referenceUnknown = "reference-unknown"
  case referenceType = "reference-type"
  case referenceCycle = "reference-cycle"
  case referenceUnquoted = "reference-unquoted"
  case expressionInvalid = "expression-invalid"
  case alias
  case limit
  case waiverReason = "waiver-reason"
  case nameInvalid = "name-invalid"
  case nameReserved = "name-reserved"
  case nameCollision = "name-collision"

  /// What the fault is, in one line.
  package var summary: String {
    switch self {
    case .syntax: "The text is not YAML; the file is not read any further."
    case .encoding: "The file is not UTF-8, or holds a character that a text file must not hold."
    case .duplicateKey: "A mapping has the same key twice."
    case .duplicateToken: "A token or group is defined in two places."
    case .unknownSection: "A top-level key that is no section of the language."
    case .unknownKey: "A key that means nothing where it stands."
    case .valueMissing: "A key, a token or a part of a value has nothing in it."
    case .valueInvalid: "A value of another shape than its key takes."
    case .valueRange: "A number outside the range that its key takes."
    case .unitMissing: "A time without its unit."
    case .unitUnknown: "A unit that does not exist or does not belong there."
    case .numberInvalid: "A number in a form that languages read differently, or with too many digits."
    case .referenceUnknown: "A reference to a token or property that nobody defines."
    case .referenceType: "A reference to something of another kind than its place takes."
    case .referenceCycle: "A value that refers back to itself."
    case .referenceUnquoted: "A reference without quotes, which YAML reads as a mapping."
    case .expressionInvalid: "Arithmetic that the language does not have."
    case .alias: "A YAML anchor, alias, merge key or tag; references between tokens do their work."
    case .limit: "A file, text or nesting larger than any token file needs."
    case .waiverReason: "A waiver that does not say why."
    case .nameInvalid: "A name that tokens and groups cannot have."
    case .nameReserved: "A name that has no usable spelling in an output."
    case .nameCollision: "Two names that become one identifier in an output."
    }
  }

  /// A finding of this kind.
  package func at(
    _ range: SourceRange, _ message: String, help: String? = nil, notes: [Diagnostic.Note] = [],
    change: Change? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: rawValue, severity: .error, range: range, message: message, help: help, notes: notes, change: change)
  }
}
