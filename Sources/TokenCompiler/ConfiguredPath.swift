package import TokenModel

/// A path in a configuration, and where it stands there.
package struct ConfiguredPath: Hashable, Sendable {
  /// The path from the folder of the configuration, with `/` between its parts. Parts `..` stand in front only, and a
  /// part `.` is all of it.
  package let text: String
  /// Where it is written.
  package let place: SourceRange
}

/// Which texts are paths of a configuration: relative ones with plain parts, so that everybody, on every system,
/// reads them alike.
enum PathGrammar {
  /// Why a text is no path.
  struct Fault: Error {
    let message: String
    let help: String
    /// Another spelling of the same path.
    var tidy: String?
  }

  /// Reads a path; `isFile` says that it must name a file.
  static func read(_ text: String, isFile: Bool) throws(Fault) -> String {
    if let fault = fault(of: text) { throw fault }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isFolder = parts.last.map { ["", ".", ".."].contains($0) } ?? false
    if isFile, isFolder {
      throw Fault(
        message: "the path `\(text.shown)` names no file", help: "end it with a name, such as `Motion.swift`")
    }
    let tidy = tidied(parts)
    if !isPlain(parts) {
      throw Fault(
        message: "the path `\(text.shown)` goes a way round", help: "write it without empty parts and detours",
        tidy: tidy.hasPrefix("..") ? nil : tidy)
    }
    return tidy
  }

  private static func fault(of text: String) -> Fault? {
    let shown = text.shown
    if text.isEmpty {
      return Fault(message: "the path is empty", help: "write a path from the folder of the configuration")
    }
    if text.visible != text {
      return Fault(message: "the path `\(shown)` holds a character that cannot be seen", help: "remove it")
    }
    let letters = Array(text.utf8.prefix(2))
    let hasDrive = letters.count == 2 && letters[1] == UInt8(ascii: ":") && 0x61...0x7A ~= letters[0] | 0x20
    if text.hasPrefix("/") || text.hasPrefix("\\\\") || hasDrive {
      return Fault(
        message: "the path `\(shown)` is an absolute one",
        help: "write it from the folder of the configuration; other places are named on the command line")
    }
    if text.hasPrefix("~") {
      return Fault(
        message: "the path `\(shown)` begins with `~`, which stands for nothing here",
        help: "write it from the folder of the configuration")
    }
    if text.contains("\\") {
      return Fault(
        message: "the path `\(shown)` holds `\\`", help: "divide its parts by `/`",
        tidy: text.replacing("\\", with: "/"))
    }
    if ["%2e", "%2f", "%5c", "%00"].contains(where: text.lowercased().contains) {
      return Fault(message: "the path `\(shown)` is encoded for a URL", help: "write the characters themselves")
    }
    if text.lowercased().split(separator: "/").contains(".git") {
      return Fault(message: "the path `\(shown)` leads into `.git`", help: "choose another path")
    }
    return nil
  }

  /// Whether `..` stands in front only, `.` at the very front only, and nothing is empty but behind a last slash.
  private static func isPlain(_ parts: [String]) -> Bool {
    var rest = parts[...]
    if rest.count > 1, rest.last?.isEmpty == true { rest = rest.dropLast() }
    if rest.first == "." { rest = rest.dropFirst() }
    return !rest.drop { $0 == ".." }.contains { ["", ".", ".."].contains($0) }
  }

  /// The path with every detour taken out.
  private static func tidied(_ parts: [String]) -> String {
    var result: [String] = []
    for part in parts where !part.isEmpty && part != "." {
      if part == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else {
        result.append(part)
      }
    }
    return result.isEmpty ? "." : result.joined(separator: "/")
  }
}
