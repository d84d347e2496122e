import Support
import Testing

@Suite("Running a program")
struct RunningCommandTests {
  private let shell = Command(path: "/bin/sh")

  @Test("The built tokenc runs")
  func tokenc() throws {
    let output = try Command.tokenc().run(["--help"])
    #expect(output.status == 0)
    #expect(!output.output.isEmpty)
  }

  @Test("Arguments, folder, environment and input arrive")
  func inputs() throws {
    let folder = try TemporaryFolder()
    let output = try shell.run(
      ["-c", #"printf '%s|' "$1" "$PWD" "$(pwd -P)" "$ADDED" "${HOME-none}"; cat"#, "sh", "a b\n"],
      in: folder.path,
      environment: ["ADDED": "é", "HOME": nil],
      input: Array("input".utf8)
    )
    #expect(output.outputText == "a b\n|\(folder.path)|\(folder.path)|é|none|input")
    #expect(output.errors.isEmpty)
    #expect(output.status == 0)
  }

  @Test("The status of a failure comes back, and 128 and the signal of what was ended by one")
  func status() throws {
    let failed = try shell.run(["-c", "exit 65"])
    #expect(failed.status == 65)
    for _ in 0..<50 {
      let killed = try shell.run(["-c", "kill -15 $$"])
      #expect(killed.status == 143)
    }
  }

  @Test("More than a pipe holds goes through, on both streams at once")
  func largeOutput() throws {
    let size = 3_000_000
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: size)
    let output = try shell.run(["-c", "tee /dev/stderr"], input: input)
    #expect(output.output.count == size)
    #expect(output.errors.count == size)
  }

  @Test("Input that is not read harms nobody")
  func unreadInput() throws {
    let output = try shell.run(["-c", "exec <&-; echo done"], input: [UInt8](repeating: 0, count: 1_000_000))
    #expect(output.outputText == "done\n")
  }

  @Test("A program that is not there is an error")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: (any Error).self) { try Command(path: folder.path("nothing")).run() }
  }

  @Test("A temporary folder goes with its last reference")
  func temporaryFolder() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.write("a/b.txt")
    #expect(try folder?.text("a/b.txt") == "a/b.txt")
    #expect(try folder?.names() == ["a", "a/b.txt"])
    folder = nil
    #expect(try shell.run(["-c", "test -e \"$1\"", "sh", path]).status == 1)
  }

  @Test("Data that is not there is nil")
  func sharedData() { #expect(SharedData.url("no such file") == nil) }
}
