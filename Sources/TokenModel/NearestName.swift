/// The candidate that somebody who typed `text` most likely meant, or nil where none is near.
///
/// Near means at most a third of the longer one's letters apart, and never more than three edits; letter case
/// counts for nothing. Of two that are equally near the first one wins. A swap of two neighbours is one edit.
package func nearestName(to text: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(text.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let limit = min(3, max(1, max(letters.count, typed.count) / 3), (best?.distance ?? 4) - 1)
    guard abs(letters.count - typed.count) <= limit else { continue }
    let distance = editDistance(typed, letters)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.name
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words
/// (the restricted Damerau–Levenshtein distance).
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var previous: [Int] = []
  var current = Array(0...right.count)
  for row in left.indices {
    var next = [row + 1]
    for column in right.indices {
      var cost = min(current[column + 1], next[column]) + 1
      cost = min(cost, current[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, previous[column - 1] + 1)
      }
      next.append(cost)
    }
    previous = current
    current = next
  }
  return current[right.count]
}
