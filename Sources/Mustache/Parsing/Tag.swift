/// A tag of a template: what it does and the bytes of what it names.
struct Tag {
  /// What the tag does.
  let kind: Kind
  /// The whole tag with its delimiters.
  let range: Range<Int>
  /// What stands between the delimiters, without the sign of the kind and without blanks around it.
  let content: Range<Int>

  /// The kinds of tags.
  enum Kind: Equatable {
    /// `{{x}}`
    case value
    /// `{{{x}}}` and `{{&x}}`
    case rawValue
    /// `{{#x}}`
    case section
    /// `{{^x}}`
    case inverted
    /// `{{/x}}`
    case close
    /// `{{!…}}`
    case comment
    /// `{{>x}}`
    case partial
    /// `{{=<% %>=}}`
    case delimiters
    /// A tag of a part of the specification that does not exist here.
    case unsupported(Unsupported)

    /// Whether a tag alone on its line takes the line away.
    var canStandAlone: Bool {
      switch self {
      case .value, .rawValue: false
      default: true
      }
    }

    /// The kind that the first byte of a tag tells, or nil for a plain value.
    init?(sign: UInt8) {
      switch sign {
      case UInt8(ascii: "&"): self = .rawValue
      case UInt8(ascii: "#"): self = .section
      case UInt8(ascii: "^"): self = .inverted
      case UInt8(ascii: "/"): self = .close
      case UInt8(ascii: "!"): self = .comment
      case UInt8(ascii: ">"): self = .partial
      case UInt8(ascii: "="): self = .delimiters
      case UInt8(ascii: "<"): self = .unsupported(.parent)
      case UInt8(ascii: "$"): self = .unsupported(.block)
      default: return nil
      }
    }
  }

  /// The optional parts of the specification that have a syntax of their own.
  enum Unsupported: Equatable {
    /// `{{<x}}`
    case parent
    /// `{{$x}}`
    case block
    /// `{{>*x}}`
    case dynamicName
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether it is a blank or part of a line end.
  var isWhitespace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
