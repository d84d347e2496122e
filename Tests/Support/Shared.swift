package import Foundation

/// The test data that lies in the folder `../shared/data` beside the package, and not in it.
package enum SharedData {
  /// The place of a file or folder by its path in the data, or nil where there is none.
  package static func url(_ path: String) -> URL? {
    let url = Repository.root.deletingLastPathComponent().appending(path: "shared/data/\(path)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}

/// The places of this package, as they were when the tests were built.
package enum Repository {
  /// The folder of the manifest.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The place of a file or folder in `Tests/Fixtures`.
  package static func fixture(_ path: String) -> URL { root.appending(path: "Tests/Fixtures/\(path)") }
}
