import Support
import Testing

/// Colours and widths, on a terminal and off it.
struct TerminalTests {
  private static let text =
    "springs: { a: { duration: 900ms, bounce: 0, description: "
    + "\"so long that it does not fit into a narrow terminal, whatever is cut\" } }\n"

  /// What `check` prints on a pseudo terminal, or what kept it from having one.
  private func onTerminal(
    _ options: String = "", columns: Int = 70, environment: [String: String] = [:]
  ) throws -> String {
    let project = try Project(["tokens/a.yaml": Self.text])
    let program = """
      import fcntl, os, pty, struct, sys, termios
      columns, tool, *words = sys.argv[1:]
      child, terminal = pty.fork()
      if child == 0:
          fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(columns), 0, 0))
          os.execv(tool, [tool, *words])
      while True:
          try:
              data = os.read(terminal, 65536)
          except OSError:
              break
          if not data:
              break
          os.write(1, data)
      os.waitpid(child, 0)
      """
    var all: [String: String?] = ["NO_COLOR": nil, "CLICOLOR_FORCE": nil, "TERM": "xterm", "GITHUB_ACTIONS": nil]
    for (name, value) in environment { all[name] = value }
    let run = try project.shell(
      "python3 -c \"$1\" \"$2\" \"$0\" check \(options)", program, String(columns), environment: all)
    return run.outputText.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  private func offTerminal(_ options: String..., environment: [String: String] = [:]) throws -> String {
    var all: [String: String?] = ["NO_COLOR": nil, "CLICOLOR_FORCE": nil, "TERM": "xterm", "GITHUB_ACTIONS": nil]
    for (name, value) in environment { all[name] = value }
    return try Project(["tokens/a.yaml": Self.text]).run(["check"] + options, environment: all).outputText
  }

  private func hasColors(_ text: String) -> Bool { text.unicodeScalars.contains("\u{1B}") }

  @Test func `colours are for terminals, and change no word`() throws {
    let plain = try offTerminal()
    #expect(!hasColors(plain))
    let colored = try onTerminal(columns: 200)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    arguments: [
      ("", [:], true), ("", ["NO_COLOR": "1"], false), ("", ["NO_COLOR": ""], true), ("", ["TERM": "dumb"], false),
      ("--color never", [:], false), ("--color always", ["NO_COLOR": "1"], true),
      ("", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    ] as [(String, [String: String], Bool)])
  func `on a terminal the option counts most, then the environment`(
    _ options: String, _ environment: [String: String], _ isColored: Bool
  ) throws {
    #expect(hasColors(try onTerminal(options, environment: environment)) == isColored)
  }

  @Test(
    arguments: [
      ("auto", [:], false), ("auto", ["CLICOLOR_FORCE": "1"], true), ("auto", ["CLICOLOR_FORCE": "0"], false),
      ("auto", ["CLICOLOR_FORCE": ""], false), ("always", [:], true), ("never", ["CLICOLOR_FORCE": "1"], false),
    ] as [(String, [String: String], Bool)])
  func `off a terminal there are colours only where they are asked for`(
    _ choice: String, _ environment: [String: String], _ isColored: Bool
  ) throws {
    #expect(hasColors(try offTerminal("--color", choice, environment: environment)) == isColored)
  }

  @Test(arguments: [40, 60, 100])
  func `frames are cut to the width of the terminal`(_ columns: Int) throws {
    let lines = try onTerminal("--color never", columns: columns).split(separator: "\n")
    let frames = lines.filter { line in
      line.hasPrefix(" ") && ["1", "|", "-", "+"].contains(line.drop { $0 == " " }.prefix(1))
    }
    #expect(frames.count >= 4)
    #expect(frames.allSatisfy { $0.unicodeScalars.count <= columns })
    #expect(frames.contains { $0.contains("900ms") })
  }

  @Test func `a report in a file has no colours`() throws {
    let project = try Project(["tokens/a.yaml": Self.text])
    _ = try project.tokenc("check", "--color", "always", "--report", "text=a.txt")
    #expect(!hasColors(try project.folder.text("a.txt")))
  }
}
