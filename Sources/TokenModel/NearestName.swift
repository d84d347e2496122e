/// The candidate that somebody who typed `text` most likely meant, or nil where none is near.
///
/// Near means at most a third of the longer one's letters apart, and never more than three edits; letter case
/// counts for nothing. Of two that are equally near the first one wins. A swap of two neighbours is one edit.
/// Nothing is near a text that is longer than any path.
package func nearestName(to text: String, among candidates: some Sequence<String>) -> String? {
  guard text.unicodeScalars.prefix(longestNames + 1).count <= longestNames else { return nil }
  let typed = Array(text.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let count = candidate.unicodeScalars.count
    let limit = min(3, max(1, max(count, typed.count) / 3), (best?.distance ?? 4) - 1)
    guard abs(count - typed.count) <= limit else { continue }
    let letters = Array(candidate.lowercased().unicodeScalars)
    if let distance = editDistance(typed, letters, atMost: limit) { best = (candidate, distance) }
  }
  return best?.name
}

private let longestNames = 320

/// The number of insertions, deletions, replacements and swaps of neighbours between two words (the restricted
/// Damerau–Levenshtein distance); nil where it is more than `limit`.
///
/// Only the cells within `limit` of the diagonal are filled, so the work grows with the words' length.
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
  guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
  var older = Array(repeating: limit + 1, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = older
  for row in left.indices {
    let low = max(0, row - limit)
    let high = min(right.count, row + limit + 2)
    current[low] = low == 0 ? row + 1 : limit + 1
    for column in low..<high {
      var cost = min(previous[column + 1], current[column]) + 1
      cost = min(cost, previous[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, older[column - 1] + 1)
      }
      current[column + 1] = cost
    }
    if high < right.count { current[high + 1] = limit + 1 }
    (older, previous, current) = (previous, current, older)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
