package import Foundation
package import Testing

/// Expects a text to be what a golden file holds, byte by byte.
///
/// With the environment variable RECORD the file is written instead, and the test fails all the same: recording never
/// passes. With CI set, nothing is recorded.
///
/// - Parameters:
///   - text: The text.
///   - path: The golden file, relative to the folder of the test file that calls.
///   - filePath: That test file.
///   - sourceLocation: The place that a failure is reported at.
package func expectGolden(
  _ text: String,
  at path: String,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(url: URL(filePath: filePath).deletingLastPathComponent().appending(path: path), name: path)
  do {
    if let failure = try golden.failure(of: text, environment: ProcessInfo.processInfo.environment) {
      Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// A file that holds what a text is expected to be.
package struct Golden: Sendable {
  private let url: URL
  private let name: String

  /// Names the file; `name` is what failures call it.
  package init(url: URL, name: String) {
    self.url = url
    self.name = name
  }

  /// Compares or records, and returns what the test fails with, or nil if the text is the expected one.
  ///
  /// Throws what kept the file from being read or written.
  package func failure(of text: String, environment: [String: String]) throws -> String? {
    if let record = environment["RECORD"], !record.isEmpty {
      if let ci = environment["CI"], !ci.isEmpty { return "\(name): nothing is recorded where CI is set" }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return "\(name): recorded; look at it, and run again without RECORD"
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      return "\(name): there is no such golden file; RECORD=1 records it"
    }
    let expected = try Array(Data(contentsOf: url))
    guard let difference = lineDifference(from: expected, to: Array(text.utf8)) else { return nil }
    return "\(name): not as recorded; RECORD=1 records it anew\n\(difference)"
  }
}
