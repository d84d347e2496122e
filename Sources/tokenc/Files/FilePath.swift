/// Paths as text: their parts are divided by slashes, and nothing is looked up.
enum FilePath {
  /// The path without slashes that mean nothing: doubled ones, and those at the end.
  static func tidy(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 where byte != slash || bytes.last != slash { bytes.append(byte) }
    if bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path below a tidy folder; the folder's own path if `relative` is empty.
  static func join(_ folder: String, _ relative: String) -> String {
    if folder.isEmpty || relative.isEmpty { return folder + relative }
    return folder.utf8.last == slash ? folder + relative : folder + "/" + relative
  }

  /// The last part of a tidy path; empty for `/`.
  static func lastPart(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: end)...])
  }

  /// The folder that holds the last part of a tidy path: `.` for a name alone, `/` for what lies there.
  static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Whether the bytes of the first come before those of the second.
  static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static let slash = UInt8(ascii: "/")
}
