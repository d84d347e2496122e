import TokenModel

/// A set of files whose findings have been mended as far as their changes go.
package struct FixedSet: Sendable {
  /// What is left after the last change.
  package private(set) var checked: CheckedSet
  /// How many changes were made.
  package private(set) var changeCount = 0
  /// What became of each file.
  private var files: [EditedFile]
  private let configuration: Configuration
  private let baseline: Baseline?
  /// Changes that would have broken something, by what they say.
  private var refused: Set<[String]> = []

  /// More passes than any set needs; every one of them makes a change.
  private static let mostPasses = 100

  /// Mends the files of a set, judged by `configuration`, with the safe changes of what was found in them, and with
  /// `unsafe` also with those that change values. What a baseline accepts stays.
  ///
  /// Changes that touch each other are made one after the other, in passes, until nothing is left to change. A change
  /// that would make an error of the language is not made. Mending the result again changes nothing.
  package init(
    _ checked: CheckedSet, _ configuration: Configuration = Configuration(), _ baseline: Baseline? = nil, unsafe: Bool
  ) {
    self.checked = checked
    files = checked.files.map(EditedFile.init)
    self.configuration = configuration
    self.baseline = baseline
    var counts = [checked.files.map(\.bytes): 0]
    for _ in 0..<Self.mostPasses {
      guard makeChanges(unsafe: unsafe) else { break }
      let texts = self.files.map(\.source.bytes)
      // Two rules that undo each other come to no end; every run stops at the same place of the circle, and what went
      // round is no change.
      if let count = counts[texts] {
        changeCount = count
        break
      }
      counts[texts] = changeCount
    }
  }

  /// The files with another text than before.
  package var edited: [EditedFile] { files.filter(\.isChanged) }

  /// Makes as many changes as can be made at once; false where there is none.
  private mutating func makeChanges(unsafe: Bool) -> Bool {
    let errors = checked.languageErrorCount
    let candidates = checked.diagnostics.filter { finding in
      finding.change.map { $0.isSafe || unsafe } ?? false && !refused.contains(finding.identity)
    }
    // What the rules say of a set that is not whole yet can wait.
    let first = candidates.filter { LanguageError(rawValue: $0.id) != nil }
    var batch = Self.separate(first.isEmpty ? candidates : first)
    while !batch.isEmpty {
      let edited = edited(by: batch.compactMap(\.change))
      let checked = Pipeline.check(edited.map(\.source), configuration, baseline)
      // Behind an error that is mended others may come to light; a rule's change uncovers nothing.
      if !first.isEmpty || checked.languageErrorCount <= errors {
        files = edited
        self.checked = checked
        changeCount += batch.count
        return true
      }
      if batch.count == 1 {
        refused.insert(batch[0].identity)
        return makeChanges(unsafe: unsafe)
      }
      batch.removeLast(batch.count - batch.count / 2)
    }
    return false
  }

  /// The findings whose changes do not touch each other, each as early as possible.
  private static func separate(_ findings: [Diagnostic]) -> [Diagnostic] {
    var taken = TakenRanges()
    return findings.filter { taken.take($0.change?.edits ?? []) }
  }

  private func edited(by changes: [Change]) -> [EditedFile] {
    var edits: [[Edit]] = files.map { _ in [] }
    for edit in changes.flatMap(\.edits) { edits[Int(edit.range.file.index)].append(edit) }
    return zip(files, edits).map { $1.isEmpty ? $0 : $0.edited(by: $1.sorted { $0.range < $1.range }) }
  }
}

extension Diagnostic {
  /// What tells a finding from others while the places in its file move.
  fileprivate var identity: [String] {
    [id, subject?.text ?? "", message] + (change?.edits.map(\.replacement) ?? [])
  }
}
