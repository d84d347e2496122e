import Foundation
import Support
import Testing
import TokenModel

@testable import tokenc

#if canImport(Glibc)
  import Glibc
#endif

/// What is called like a token file and cannot be read. Each test is a part of Y46: a failure, and never a wait.
struct TokenFileFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("tokens")
  }

  private func failures(_ paths: String...) -> [String] {
    TokenFiles.read(paths.map { folder.path($0) }).failures.map { failure in
      (failure.path.map { String($0.dropFirst(folder.path.count + 1)) + " " } ?? "") + failure.cause
    }
  }

  @Test func `Y46: a folder called like a file is a failure, alone and behind a link`() throws {
    try folder.makeFolder("tokens/x.yaml")
    try folder.write("tokens/x.yaml/inside.yaml")
    try folder.link("tokens/y.yml", to: "x.yaml")
    try folder.link("tokens/z.yml", to: "..")
    #expect(
      failures("tokens") == [
        "tokens/x.yaml is a folder, not a file", "tokens/z.yml is a folder, not a file",
      ])
  }

  #if canImport(Glibc)
    @Test func `Y46: a FIFO and a socket are failures, found or named`() throws {
      try folder.makeNode("tokens/a.yaml", S_IFIFO)
      try folder.makeNode("tokens/b.yaml", S_IFSOCK)
      try folder.makeNode("tokens/unrelated", S_IFIFO)
      let expected = ["tokens/a.yaml is a FIFO, not a file", "tokens/b.yaml is a socket, not a file"]
      #expect(failures("tokens") == expected)
      #expect(failures("tokens/a.yaml", "tokens/b.yaml") == expected)
    }
  #endif

  @Test func `Y46: a device is a failure`() throws {
    try folder.link("tokens/zero.yaml", to: "/dev/zero")
    #expect(failures("tokens") == ["tokens/zero.yaml is a device, not a file"])
    #expect(TokenFiles.read(["/dev/zero"]).failures.map(\.cause) == ["is a device, not a file"])
  }

  @Test func `Y46: a dangling link and a loop of links are failures`() throws {
    try folder.link("tokens/a.yaml", to: "nowhere.yaml")
    try folder.link("tokens/b.yaml", to: "c.yaml")
    try folder.link("tokens/c.yaml", to: "b.yaml")
    try folder.link("loop", to: "loop")
    #expect(
      failures("tokens", "loop") == [
        "loop is a loop of symbolic links", "tokens/a.yaml is a symbolic link to nothing",
        "tokens/b.yaml is a loop of symbolic links", "tokens/c.yaml is a loop of symbolic links",
      ])
  }

  @Test(.enabled(if: geteuid() != 0, "root reads everything"))
  func `Y46: a file and a folder that may not be read are failures`() throws {
    try folder.write("tokens/a.yaml", mode: 0)
    try folder.write("tokens/closed/b.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("tokens/closed"))
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("tokens/closed"))
    }
    #expect(
      failures("tokens") == [
        "tokens/a.yaml cannot be read: permission denied", "tokens/closed cannot be read: permission denied",
      ])
  }

  @Test func `one failure hides neither the next nor the files that are fine`() throws {
    try folder.makeFolder("tokens/a.yaml")
    try folder.write("tokens/b.yaml")
    try folder.link("tokens/c.yaml", to: "nowhere")
    let read = TokenFiles.read([folder.path("tokens"), folder.path("absent"), folder.path("tokens/b.yaml/c")])
    #expect(read.files.map(\.name) == ["b.yaml"].map { "tokens/" + $0 })
    #expect(
      read.failures.map(\.cause) == [
        "does not exist", "lies below a file, not a folder", "is a folder, not a file",
        "is a symbolic link to nothing",
      ])
    #expect(read.failures.allSatisfy { !$0.remedy.isEmpty })
  }

  @Test func `a failure that is reached twice is reported once`() throws {
    try folder.makeFolder("tokens/a.yaml")
    try folder.link("tokens/b.yaml", to: "nowhere")
    #expect(failures("tokens", "tokens/../tokens").count == 2)
  }

  @Test func `no token file at all is a failure that names the places`() throws {
    try folder.write("tokens/tokenc.yaml")
    try folder.makeFolder("empty")
    let paths = [folder.path("tokens"), folder.path("empty")]
    #expect(
      TokenFiles.read(paths).failures.map(\.cause) == [
        "no token file (*.yaml, *.yml) in `\(paths[0])`, `\(paths[1])`"
      ])
  }

  @Test(arguments: [("", "is an empty path"), ("a\u{0}b", "cannot be read: invalid argument")])
  func `a path that can name nothing is a failure`(_ path: String, _ cause: String) {
    #expect(TokenFiles.read([path]).failures.map(\.cause) == [cause])
  }

  @Test func `a path too long for the system is a failure`() throws {
    let path = String(repeating: "a/", count: 4096) + "a"
    #expect(TokenFiles.read([path]).failures.map(\.cause) == ["cannot be read: file name too long"])
  }

  #if os(Linux)
    @Test func `a name that is not UTF-8 is a failure where it is a token file or a folder`() throws {
      let places = ["caf\\351.yaml", "caf\\351.txt"].map { "tokens/" + $0 }
      for place in places { try shell("cd '\(folder.path)'; : > \"$(printf '\(place)')\"") }
      try shell("cd '\(folder.path)'; mkdir \"$(printf 'tokens/\\351')\"")
      #expect(
        failures("tokens") == [
          "tokens/caf\u{FFFD}.yaml has a name that is not UTF-8",
          "tokens/\u{FFFD} has a name that is not UTF-8",
        ])
    }

    private func shell(_ script: String) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-ec", script]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  #endif

  @Test func `a failure shows hidden characters`() {
    let failure = FileFailure("a\u{202E}\n.yaml", "is a FIFO, not a file", remedy: "remove it")
    #expect(failure.description == "`a<U+202E><U+000A>.yaml` is a FIFO, not a file\nhelp: remove it")
  }
}
