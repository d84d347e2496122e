#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Springs computed with 40 digits, one a row of a table that lies beside the package; a clone alone has
/// none.
enum GoldenSprings {
  /// A row: its values by the names of their columns; an empty field is left out.
  struct Row: Sendable, CustomStringConvertible {
    /// The values by column.
    let values: [String: Double]

    /// The value of a column, or NaN, which equals nothing.
    subscript(column: String) -> Double { values[column] ?? .nan }

    /// Names the row in the results.
    var description: String { "\(self["duration_s"]) s, bounce \(self["bounce"])" }
  }

  /// What a skipped test says.
  static let whereabouts = "the golden springs are not at ../shared/data/spring-golden.csv"

  /// Whether the table is there.
  static var areThere: Bool { text != nil }

  /// The rows; none where there is no table.
  static let rows: [Row] = {
    var lines = (text ?? "").split(whereSeparator: \.isNewline)
    guard !lines.isEmpty else { return [] }
    let columns = lines.removeFirst().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return lines.map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let pairs = zip(columns, fields).compactMap { column, field in Double(field).map { (column, $0) } }
      return Row(values: Dictionary(pairs) { first, _ in first })
    }
  }()

  private static let text: String? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = package.deletingLastPathComponent().appendingPathComponent("shared/data/spring-golden.csv")
    return try? String(contentsOf: table, encoding: .utf8)
  }()
}
