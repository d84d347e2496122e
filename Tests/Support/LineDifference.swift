/// The lines in which two texts differ, marked `-` and `+` among a few that they share, or nil if the bytes are the
/// same. What cannot be seen is escaped.
package func lineDifference(from old: [UInt8], to new: [UInt8]) -> String? {
  guard old != new else { return nil }
  let (old, new) = (lines(of: old), lines(of: new))
  var start = 0
  while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
  var shared = 0
  while shared < min(old.count, new.count) - start, old[old.count - 1 - shared] == new[new.count - 1 - shared] {
    shared += 1
  }

  let before = old[max(0, start - context)..<start].map { "  " + visible($0) }
  let changes = changes(from: old[start..<(old.count - shared)], to: new[start..<(new.count - shared)])
  let after = old[(old.count - shared)...].prefix(context).map { "  " + visible($0) }
  return (["@ line \(start + 1)"] + before + shortened(changes) + after).joined(separator: "\n")
}

/// How many shared lines are shown around those that differ.
private let context = 3

/// How many lines are compared, or shown, at most.
private let limit = 400

/// The lines without their ends; a last one without an end is followed by a remark.
private func lines(of bytes: [UInt8]) -> [[UInt8]] {
  var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  if lines.last?.isEmpty == true {
    lines.removeLast()
  } else {
    lines.append(Array("\\ no newline at the end".utf8))
  }
  return lines
}

private func changes(from old: ArraySlice<[UInt8]>, to new: ArraySlice<[UInt8]>) -> [String] {
  guard old.count + new.count <= 2 * limit else {
    return old.prefix(limit / 2).map { "- " + visible($0) } + ["…"] + new.prefix(limit / 2).map { "+ " + visible($0) }
  }
  let (old, new) = (Array(old), Array(new))
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var result: [String] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      result.append("- " + visible(old[oldIndex]))
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      result.append("+ " + visible(new[newIndex]))
      newIndex += 1
    } else {
      result.append("  " + visible(old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  return result
}

private func shortened(_ lines: [String]) -> [String] {
  lines.count <= limit ? lines : lines.prefix(limit) + ["… \(lines.count - limit) more"]
}

/// A line with all that cannot be seen, or not apart from something else, in escapes.
private func visible(_ line: [UInt8]) -> String {
  var result = ""
  for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .spacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .privateUse, .unassigned, .surrogate:
      result += scalar.escaped(asASCII: true)
    case .spaceSeparator where scalar != " ":
      result += scalar.escaped(asASCII: true)
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
