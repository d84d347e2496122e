package import TokenModel

/// A YAML text with `↓` before each place that a test expects, and where those places are.
///
/// Places are counted here over Unicode scalars, so that they do not rest on the code that they check.
package struct MarkedYaml: Sendable {
  /// The sign before a place.
  package static let marker: Unicode.Scalar = "↓"

  /// The text without its markers, in UTF-8.
  package let bytes: [UInt8]
  /// The byte behind each marker.
  package let offsets: [Int]
  /// The line and column behind each marker.
  package let locations: [SourceLocation]

  /// Takes the markers out of a text.
  package init(_ text: String) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var locations: [SourceLocation] = []
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      if scalar == Self.marker {
        offsets.append(bytes.count)
        locations.append(SourceLocation(line: line, column: column))
        continue
      }
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
      if scalar == "\n" {
        line += 1
        column = 1
      } else if scalar != "\u{FEFF}" || bytes.count > 3 {
        column += 1
      }
    }
    self.bytes = bytes
    self.offsets = offsets
    self.locations = locations
  }

  /// The text with CRLF for every line end; its markers stay.
  package static func withCRLF(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result.append("\r") }
      result.append(scalar)
    }
    return String(result)
  }
}
