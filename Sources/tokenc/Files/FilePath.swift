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

  /// The way from a folder to a path, both absolute and tidy; empty where they are the same.
  static func relative(_ path: String, from folder: String) -> String {
    let target = path.utf8.split(separator: slash)
    let start = folder.utf8.split(separator: slash)
    let common = zip(target, start).prefix { $0.elementsEqual($1) }.count
    let down = target.dropFirst(common).map { String(Substring($0)) }
    return (Array(repeating: "..", count: start.count - common) + down).joined(separator: "/")
  }

  /// Whether a path is a folder or lies below it, both absolute and tidy.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: join(folder, "x").utf8.dropLast())
  }

  /// Whether the bytes of the first come before those of the second.
  static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static let slash = UInt8(ascii: "/")
}
