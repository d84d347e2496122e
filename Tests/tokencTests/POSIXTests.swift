import Foundation
import Support
import Testing

@testable import tokenc

/// The system calls, as far as files and outputs do not show them.
struct POSIXTests {
  @Test func `errors have the system's words in lower case`() {
    #expect(SystemError.noSpace.message == "no space left on device")
    #expect(SystemError.notFound.message == "no such file or directory")
    #expect("\(SystemError.accessDenied)" == "permission denied")
  }

  @Test func `a file that is there is not made again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "old")
    #expect(throws: SystemError.exists) { _ = try POSIX.createFile(folder.path("a.txt"), mode: 0o644) }
    #expect(try folder.text("a.txt") == "old")
  }

  @Test func `more bytes than one call takes are written and read`() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try POSIX.writeAll(bytes, to: try POSIX.createFile(folder.path("a"), mode: 0o600))
    #expect(try RegularFile.read(folder.path("a"), limit: 1 << 20).bytes == bytes)
    #expect(try RegularFile.read(folder.path("a"), limit: 70_000).bytes == Array(bytes.prefix(70_000)))
    #expect(try RegularFile.read(folder.path("a"), limit: 0).bytes == [])
  }

  @Test func `the working directory is the real path of a dot`() throws {
    #expect(try POSIX.realPath(of: ".") == POSIX.realPath(of: FileManager.default.currentDirectoryPath))
    #expect(throws: SystemError.notFound) { try POSIX.realPath(of: "no/such/folder") }
  }

  @Test(arguments: [
    ("tokens/", "tokens"), ("a//b///", "a/b"), ("/", "/"), ("//", "/"), ("./a/.", "./a/."), ("", ""),
  ])
  func `paths lose the slashes that mean nothing`(_ path: String, _ tidy: String) {
    #expect(FilePath.tidy(path) == tidy)
  }

  @Test(arguments: [
    ("a", ".", "a"), ("/a", "/", "a"), ("a/b", "a", "b"), ("/", "/", ""), ("/a/b/c", "/a/b", "c"),
  ])
  func `paths have a folder and a last part`(_ path: String, _ folder: String, _ last: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.lastPart(of: path) == last)
  }

  @Test(arguments: [("a", "b", "a/b"), ("/", "b", "/b"), ("", "b", "b"), ("a", "", "a")])
  func `paths are joined by one slash`(_ folder: String, _ relative: String, _ joined: String) {
    #expect(FilePath.join(folder, relative) == joined)
  }
}
