import Foundation
import Support
import Testing

@testable import tokenc

/// What is written, and what is left alone.
struct OutputWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func outputs(_ texts: KeyValuePairs<String, String>) -> [OutputWriter.Output] {
    texts.map { (folder.path($0.key), Array($0.value.utf8)) }
  }

  private func write(_ texts: KeyValuePairs<String, String>) throws -> [Bool] {
    try OutputWriter().write(outputs(texts)).map(\.isChanged)
  }

  @Test func `outputs are written, their folders made`() throws {
    #expect(try write(["a.txt": "one", "b/c/d.txt": "two", "b/e.txt": ""]) == [true, true, true])
    #expect(try folder.names() == ["a.txt", "b", "b/c", "b/c/d.txt", "b/e.txt"])
    #expect(try folder.text("a.txt") == "one")
    #expect(try folder.text("b/c/d.txt") == "two")
    #expect(try folder.text("b/e.txt") == "")
  }

  @Test func `G10: what has the same bytes is not touched`() throws {
    _ = try write(["a.txt": "one", "b.txt": "two"])
    let before = try (folder.status("a.txt").identity, folder.status("b.txt").identity)
    #expect(try write(["a.txt": "one", "b.txt": "2"]) == [false, true])
    #expect(try folder.status("a.txt").identity == before.0)
    #expect(try folder.status("b.txt").identity != before.1)
    #expect(try folder.text("b.txt") == "2")
  }

  @Test func `G12: all temporaries are written, then all are renamed, then the folders flushed`() throws {
    let steps = Steps()
    try folder.write("out/a.txt", "old")
    let writer = OutputWriter { step throws(SystemError) in
      steps.all.append(step)
      if case .rename = step {
        let names = (try? self.folder.names()) ?? []
        steps.temporaries.append(names.filter { $0.hasPrefix("out/.tokenc-tmp-") }.count)
      }
    }
    _ = try writer.write(outputs(["out/a.txt": "new", "out/b.txt": "new", "out/new/c.txt": "new"]))
    let path = folder.path("out")
    #expect(
      steps.all == [
        .write(path + "/a.txt"), .write(path + "/b.txt"), .write(path + "/new/c.txt"),
        .rename(path + "/a.txt"), .rename(path + "/b.txt"), .rename(path + "/new/c.txt"),
        .synchronize(path), .synchronize(path + "/new"),
      ])
    // In front of the second name the first temporary is gone and a second name keeps its old file.
    #expect(steps.temporaries == [2, 2, 1])
    #expect(try folder.names() == ["out", "out/a.txt", "out/b.txt", "out/new", "out/new/c.txt"])
  }

  private final class Steps {
    var all: [OutputWriter.Step] = []
    var temporaries: [Int] = []
  }

  @Test(arguments: [0o600, 0o755, 0o644, 0o664, 0o400])
  func `G19: a file keeps its mode`(_ mode: Int) throws {
    try folder.write("a.txt", "old", mode: mode)
    #expect(try write(["a.txt": "new"]) == [true])
    #expect(try folder.status("a.txt").mode == UInt32(mode))
    #expect(try folder.text("a.txt") == "new")
  }

  @Test func `G19: a new file can be read by all and written by its owner, less the mask`() throws {
    _ = try write(["a.txt": "new"])
    #expect(try folder.status("a.txt").mode & 0o600 == 0o600)
    #expect(try folder.status("a.txt").mode & 0o133 == 0)
  }

  @Test func `the comparison writes nothing and gives the bytes that are there`() throws {
    try folder.write("a.txt", "one")
    try folder.write("b.txt", "two")
    let states = try OutputWriter().compare(outputs(["a.txt": "one", "b.txt": "2", "c/d.txt": "3"]))
    #expect(states.map(\.freshness) == [.fresh, .different(Array("two".utf8)), .missing])
    #expect(states.map(\.path) == ["a.txt", "b.txt", "c/d.txt"].map { folder.path($0) })
    #expect(try folder.names() == ["a.txt", "b.txt"])
  }

  @Test func `paths may have parts that go up, double slashes, and no folder at all`() throws {
    _ = try write(["a/../b//c.txt": "one"])
    #expect(try folder.text("b/c.txt") == "one")
    let name = "tokenc-test-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name) }
    _ = try OutputWriter().write([(name, [0x61])])
    #expect(try RegularFile.read(name, limit: 10).bytes == [0x61])
  }
}
