import Foundation
import Support
import Testing
import TokenModel

@testable import tokenc

/// Which files the PATHs of a command line lead to.
struct TokenFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names(_ paths: String...) -> [String] {
    let read = TokenFiles.read(paths.map { folder.path($0) })
    #expect(read.failures.map(\.description) == [])
    return read.files.map(\.name)
  }

  @Test func `a folder is read to its depths, in byte order of the names`() throws {
    for name in ["b.yaml", "a/b.yml", "a-b.yaml", "a/b/c.yaml", "a.yaml", "Z.yaml", "é.yaml"] {
      try folder.write("tokens/" + name)
    }
    let expected = ["Z.yaml", "a-b.yaml", "a.yaml", "a/b.yml", "a/b/c.yaml", "b.yaml", "é.yaml"]
    #expect(names("tokens") == expected.map { "tokens/" + $0 })
  }

  @Test func `the configuration, names with a dot in front and other files are not read`() throws {
    let others = ["tokenc.yaml", "b/tokenc.yaml", ".c.yaml", ".git/d.yaml", "e.yaml~", "f.json", "yaml"]
    for name in others + ["a.yaml"] { try folder.write("tokens/" + name) }
    #expect(names("tokens") == ["tokens/a.yaml"])
  }

  @Test func `links to files are followed, those to folders only where they are a PATH`() throws {
    try folder.write("elsewhere/a.yaml")
    try folder.write("b.yaml")
    try folder.makeFolder("tokens")
    try folder.link("tokens/folder", to: "../elsewhere")
    try folder.link("tokens/up", to: "..")
    try folder.link("tokens/file.yaml", to: "../b.yaml")
    try folder.link("link", to: "elsewhere")
    #expect(names("tokens") == ["tokens/file.yaml"])
    #expect(names("link") == ["link/a.yaml"])
  }

  @Test func `a file that is reached twice is read once, under its first name`() throws {
    try folder.write("tokens/b.yaml")
    try POSIX.addName(folder.path("tokens/a.yaml"), to: folder.path("tokens/b.yaml"))
    try folder.link("tokens/c.yaml", to: "b.yaml")
    try folder.link("again", to: "tokens")
    #expect(names("tokens", "tokens/", "tokens/../tokens") == ["tokens/a.yaml"])
    #expect(names("tokens", "again", "tokens/b.yaml") == ["again/a.yaml"])
  }

  @Test func `the order of PATHs does not matter`() throws {
    for name in ["a/x.yaml", "b/x.yaml", "y.yaml"] { try folder.write(name) }
    let expected = ["a/x.yaml", "b/x.yaml", "y.yaml"]
    #expect(names("a", "b", "y.yaml") == expected)
    #expect(names("y.yaml", "b", "a") == expected)
  }

  @Test func `a PATH that is a file is read whatever its name, but for the configuration`() throws {
    for name in ["tokens/a.yaml", "tokens/motion.txt", "tokens/tokenc.yaml", "tokens/.b.yaml"] {
      try folder.write(name)
    }
    let read = names("tokens/a.yaml", "tokens/motion.txt", "tokens/tokenc.yaml", "tokens/.b.yaml")
    #expect(read == [".b.yaml", "a.yaml", "motion.txt"])
  }

  @Test(arguments: [
    ("tokens", "tokens/a.yaml"), ("tokens/", "tokens/a.yaml"), ("tokens//", "tokens/a.yaml"),
    ("./tokens", "./tokens/a.yaml"), (".//tokens/", "./tokens/a.yaml"), ("tokens/.", "tokens/./a.yaml"),
    ("tokens/x/..", "tokens/x/../a.yaml"),
  ])
  func `the path is as it was written, the name begins at the folder`(
    _ written: String, _ path: String
  ) throws {
    try folder.write("tokens/a.yaml")
    try folder.makeFolder("tokens/x")
    let read = TokenFiles.read([folder.path(written)])
    #expect(read.files.map(\.path) == [folder.path(path)])
    #expect(read.files.map(\.name) == ["tokens/a.yaml"])
  }

  @Test func `a file is read with its bytes`() throws {
    try folder.write("a.yaml", "springs: {}\r\n\u{0}")
    let read = TokenFiles.read([folder.path("a.yaml")])
    #expect(read.files.map(\.bytes) == [Array("springs: {}\r\n\u{0}".utf8)])
  }

  @Test(arguments: [(0, 0), (9, 9), (10, 10), (11, 11), (12, 11), (200_000, 11)])
  func `a file over the limit is read one byte beyond it`(_ size: Int, _ count: Int) throws {
    try folder.write("a.yaml", String(repeating: "x", count: size))
    #expect(TokenFiles.read([folder.path("a.yaml")], limit: 10).files.map(\.bytes.count) == [count])
  }

  @Test func `a file of many gigabytes does no harm`() throws {
    try folder.write("a.yaml", "")
    let handle = try #require(FileHandle(forWritingAtPath: folder.path("a.yaml")))
    try handle.truncate(atOffset: 100 << 30)
    try handle.close()
    #expect(TokenFiles.read([folder.path("a.yaml")]).files.map(\.bytes.count) == [(4 << 20) + 1])
  }
}
