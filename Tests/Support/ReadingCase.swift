package import TokenModel

/// One input of the front end and what must come of it: the row of a table.
package struct ReadingCase: Sendable, CustomStringConvertible {
  /// The id of the row, where the table numbers its rows.
  package let id: String
  /// The files, with `↓` before each expected place.
  package let files: [String]
  /// The ids of the findings, one a marker.
  package let findings: [LanguageError]
  /// What the first finding's message, help, notes or change must hold.
  package let gist: [String]
  /// The tokens that must come out; nil where the row is not about them.
  package let values: [String]?

  /// A row; the ids stand for the markers of all files, in order.
  package init(id: String, files: [String], findings: [LanguageError], gist: [String], values: [String]?) {
    self.id = id
    self.files = files
    self.findings = findings
    self.gist = gist
    self.values = values
  }

  /// Input that is wrong: the ids stand for the markers, in order.
  package static func bad(
    _ files: String..., finds findings: LanguageError..., says gist: String..., leaves values: [String]? = nil,
    id: String = ""
  ) -> Self {
    Self(id: id, files: files, findings: findings, gist: gist, values: values)
  }

  /// Input without a finding, and its tokens.
  package static func good(_ files: String..., gives values: String..., id: String = "") -> Self {
    Self(id: id, files: files, findings: [], gist: [], values: values)
  }

  /// Names the row in the results.
  package var description: String {
    let text = files.joined(separator: " ⏎⏎ ").replacingOccurrencesOfLineEnds
    return (id.isEmpty ? "" : "\(id) ") + text
  }

  /// Everything that did not come out as the row says; nothing where it did.
  package var mismatches: [String] {
    let reading = Reading(files)
    let diagnostics = reading.diagnostics
    var faults = diagnostics.flatMap { $0.styleFaults(in: reading.files) }
    var expected: [String] = []
    var number = 0
    for (file, text) in files.enumerated() {
      for place in MarkedYaml(text).locations {
        let id = number < findings.count ? findings[number].rawValue : "?"
        expected.append("\(reading.files[file].path):\(place.line):\(place.column) \(id)")
        number += 1
      }
    }
    if reading.lines != expected || number != findings.count {
      let found = diagnostics.map { "\(reading.line($0)): \($0.message)" }
      faults.append("found \(found.prefix(5)) instead of \(expected) (\(findings.count))")
    }
    if let first = diagnostics.first {
      let edits = first.change?.edits.map(\.replacement) ?? []
      let told = ([first.message, first.help ?? ""] + first.notes.map(\.message) + edits).joined(separator: "\n")
      faults += gist.filter { !told.contains($0) }.map { "does not say “\($0)” but: \(told)" }
      faults += faultsOfChange(first, reading)
    }
    if let values, reading.values != values { faults.append("gave \(reading.values) instead of \(values)") }
    return faults
  }

  /// What is still wrong after a safe change: it must mend the finding that it belongs to.
  private func faultsOfChange(_ diagnostic: Diagnostic, _ reading: Reading) -> [String] {
    guard let change = diagnostic.change, change.isSafe else { return [] }
    var bytes = reading.files.map(\.bytes)
    bytes[Int(diagnostic.range.file.index)] = reading.bytes(after: change)
    let after = Reading(bytes: bytes)
    let isSame = after.diagnostics.contains { $0.id == diagnostic.id && $0.message == diagnostic.message }
    let count = after.diagnostics.count
    return isSame || count > reading.diagnostics.count
      ? ["its safe change does not mend it: \(after.diagnostics.map(\.message).prefix(3))"] : []
  }
}

extension String {
  fileprivate var replacingOccurrencesOfLineEnds: String {
    var text = ""
    for scalar in unicodeScalars.prefix(160) {
      text += scalar == "\n" ? " ⏎ " : scalar.value < 0x20 ? "?" : String(scalar)
    }
    return text
  }
}
