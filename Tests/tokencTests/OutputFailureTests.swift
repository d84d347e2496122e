import Foundation
import Support
import Testing

@testable import tokenc

#if canImport(Glibc)
  import Glibc
#endif

/// Outputs that cannot be written: nothing is changed, nothing is left behind.
struct OutputFailureTests {
  private let folder: TemporaryFolder
  private let before: [String: FileIdentity]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.txt", "old a")
    try folder.write("b.txt", "old b")
    before = try Self.identities(folder)
  }

  private static func identities(_ folder: TemporaryFolder) throws -> [String: FileIdentity] {
    try Dictionary(uniqueKeysWithValues: folder.names().map { ($0, try folder.status($0).identity) })
  }

  private func failure(
    _ names: [String], _ writer: OutputWriter = OutputWriter()
  ) throws -> FileFailure {
    let outputs = names.map { OutputWriter.Output(path: folder.path($0), bytes: Array("new".utf8)) }
    let failure = #expect(throws: FileFailure.self) { try writer.write(outputs) }
    return try #require(failure)
  }

  private func expectNothingChanged(_ location: SourceLocation = #_sourceLocation) throws {
    #expect(try folder.text("a.txt") == "old a", sourceLocation: location)
    #expect(try folder.text("b.txt") == "old b", sourceLocation: location)
    #expect(try Self.identities(folder) == before, sourceLocation: location)
  }

  /// A writer that fails in front of the step of that number, counted from 0.
  private func writer(failingAt index: Int, _ error: SystemError) -> OutputWriter {
    let counter = Counter()
    return OutputWriter { _ throws(SystemError) in
      defer { counter.count += 1 }
      if counter.count == index { throw error }
    }
  }

  private final class Counter {
    var count = 0
  }

  @Test(arguments: 0..<8)
  func `G14, G20: a full disk at any step changes no file and leaves no temporary`(_ step: Int) throws {
    let names = ["a.txt", "new/deep/c.txt", "b.txt", "d.txt"]
    let failure = try failure(names, writer(failingAt: step, .noSpace))
    #expect(failure.path == folder.path(names[step % 4]))
    #expect(failure.cause == "cannot be written: no space left on device")
    #expect(failure.remedy == "free some space on that disk")
    try expectNothingChanged()
  }

  @Test func `G15: a file over the limit is named with the limit`() throws {
    let failure = try failure(["a.txt"], writer(failingAt: 0, .fileTooLarge))
    #expect(failure.cause == "cannot be written: file too large")
    #expect(failure.remedy.contains("ulimit"))
    try expectNothingChanged()
  }

  @Test func `a folder that cannot be flushed is reported, and the outputs stay`() throws {
    let failure = try failure(["a.txt"], writer(failingAt: 2, SystemError(code: EIO)))
    #expect(failure.path == folder.path)
    #expect(failure.cause.hasSuffix("input/output error; the outputs are written all the same"))
    #expect(try folder.text("a.txt") == "new")
    #expect(try folder.names() == ["a.txt", "b.txt"])
  }

  @Test func `a file system that cannot flush folders is no failure`() throws {
    let written = try writer(failingAt: 2, .invalid).write([(folder.path("a.txt"), [0x61])])
    #expect(written.map(\.isChanged) == [true])
  }

  @Test(.enabled(if: geteuid() != 0, "root writes everywhere"))
  func `G16: a folder that may not be written is named with the cause`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let failure = try failure(["a.txt"])
    #expect(failure.cause == "cannot be written: permission denied")
    try expectNothingChanged()
  }

  @Test func `G17: a folder at the path of an output is refused before anything is written`() throws {
    try folder.makeFolder("folder")
    let failure = try failure(["a.txt", "new/c.txt", "folder"])
    #expect(failure.path == folder.path("folder"))
    #expect(failure.cause == "is a folder, which is not replaced by an output")
    #expect(try folder.names() == ["a.txt", "b.txt", "folder"])
  }

  @Test(arguments: ["b.txt/c.txt", "b.txt/deep/c.txt"])
  func `G17: a file where a folder is needed is refused before anything is written`(_ name: String) throws {
    let failure = try failure(["a.txt", "new/c.txt", name])
    #expect(failure.path == folder.path(name))
    #expect(failure.cause == "cannot be written: a file or a dead link stands where a folder is needed")
    try expectNothingChanged()
  }

  @Test(arguments: ["b.txt", "/etc/hostname", "nowhere", "link.txt"])
  func `G18: a symbolic link at the path of an output is refused and stays`(_ destination: String) throws {
    try folder.link("link.txt", to: destination)
    let failure = try failure(["a.txt", "link.txt"])
    #expect(failure.path == folder.path("link.txt"))
    #expect(failure.cause == "is a symbolic link, which is not replaced by an output")
    #expect(try folder.status("link.txt").kind == .link)
    #expect(try folder.text("a.txt") == "old a")
  }

  #if canImport(Glibc)
    @Test func `a FIFO at the path of an output is refused, and nobody waits for it`() throws {
      try folder.makeNode("fifo.txt", S_IFIFO)
      #expect(try failure(["fifo.txt"]).cause == "is a FIFO, which is not replaced by an output")
    }
  #endif

  @Test(arguments: [
    ("", "does not name a file"), ("new/", "does not name a file"),
    ("a\u{0}b", "cannot be read: invalid argument"),
  ])
  func `a path that cannot name a file is refused`(_ path: String, _ cause: String) throws {
    let failure = #expect(throws: FileFailure.self) { try OutputWriter().write([(path, [])]) }
    #expect(failure?.cause == cause)
  }

  @Test func `two outputs with one path are refused`() throws {
    #expect(try failure(["c.txt", "./c.txt", "c.txt"]).cause == "is the path of two outputs")
    try expectNothingChanged()
  }
}
