import TokenModel

/// The byte ranges that chosen changes replace.
struct TakenRanges {
  /// In order of place; no two of different changes touch.
  private var ranges: [SourceRange] = []

  /// Takes the ranges of a change; false, and nothing is taken, where one of them touches a taken one.
  mutating func take(_ edits: [Edit]) -> Bool {
    var places: [Int] = []
    for edit in edits {
      let place = firstIndex(notBefore: edit.range)
      let near = ranges[max(0, place - 1)..<min(ranges.count, place + 1)]
      if near.contains(where: { $0.touches(edit.range) }) { return false }
      places.append(place)
    }
    for (edit, place) in zip(edits, places).reversed() { ranges.insert(edit.range, at: place) }
    return true
  }

  private func firstIndex(notBefore range: SourceRange) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle] < range { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceRange {
  /// Whether two ranges have a byte or an end in common.
  fileprivate func touches(_ other: Self) -> Bool { file == other.file && start <= other.end && other.start <= end }
}
