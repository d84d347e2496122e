import TokenCompiler
import TokenModel
import Testing

/// Hardening G01–G06, G80: the files that a set becomes.
@Suite("Rendering a set in memory")
struct RenderTests {
  static let names = ["Motion.swift", "motion.json", "motion.md"]

  static let files = [
    (name: "tokens/a.yaml", text: "springs: { one: { duration: 250ms, bounce: 0 } }\nspacing: { a: 4 }"),
    (name: "tokens/b.yaml", text: "springs: { g: { two: { duration: 200ms, bounce: 0 } } }\nradius: { r: 8 }"),
    (name: "tokens/c/d.yaml", text: "springs: { g: { three: \"{springs.one}\" }, four: \"{springs.g.two}\" }"),
  ]

  /// Texts in which each output's bytes are looked at.
  static let sets = [
    "", "# nothing\n", "springs: {}\n", "spacing: { a: 4 }", "springs: { a: { duration: 250ms, bounce: 0 } }",
    "durations: { a: { value: 150ms, description: \"x \\n\\r\\n y\\t\\n\" } }",
    "stagger:\n  g:\n    description: |\n      Two lines,  \n      the second\t\n\n    list: { interval: 40ms, maxItems: 3 }\n",
    "radius: { g: { description: \"\", a: { value: 4, description: \" \", deprecated: \" \" } } }",
    "spacing: { a: { value: 5, description: \"\\uFEFF x\", waive: { spacing-grid: \"why \\u2028 \" } } }",
  ]

  @Test("There are three files, with the names that the build writes")
  func fileNames() throws {
    #expect(try Pipeline.render(Pipeline.check(Self.files), named: "tokens").map(\.name) == Self.names)
  }

  @Test(
    "Every output is UTF-8 that ends with one LF, without byte order mark, CR and blanks at line ends", arguments: sets)
  func bytes(text: String) throws {
    let checked = Pipeline.check([("tokens/a.yaml", text)])
    #expect(!checked.diagnostics.contains { $0.severity == .error }, "\(checked.diagnostics.map(\.message))")
    for output in try Pipeline.render(checked, named: "tokens") {
      let text = try #require(String(validating: output.bytes, as: UTF8.self), "\(output.name)")
      #expect(output.bytes.last == UInt8(ascii: "\n") && output.bytes.dropLast().last != UInt8(ascii: "\n"))
      #expect(!output.bytes.starts(with: SourceFile.byteOrderMark))
      #expect(!output.bytes.contains(UInt8(ascii: "\r")))
      for line in text.split(separator: "\n") {
        #expect(line.utf8.last != UInt8(ascii: " ") && line.utf8.last != UInt8(ascii: "\t"), "\(output.name): \(line)")
      }
    }
  }

  @Test("The same files give the same bytes, and sorted files do whatever order they were found in")
  func order() throws {
    let expected = try Pipeline.outputs(of: Self.files)
    for rotation in 0..<Self.files.count {
      let found = Self.files[rotation...] + Self.files[..<rotation]
      #expect(try Pipeline.outputs(of: found.sorted { $0.name < $1.name }) == expected)
      #expect(try Pipeline.outputs(of: found.reversed().sorted { $0.name < $1.name }) == expected)
    }
  }

  @Test("Another order of the files changes the order of the tokens and nothing else")
  func unsorted() throws {
    let outputs = try Pipeline.outputs(of: Self.files)
    let reversed = try Pipeline.outputs(of: Self.files.reversed())
    for name in Self.names {
      let lines = [outputs, reversed].map { outputs in
        (outputs[name] ?? "").split(separator: "\n").map { $0.last == "," ? $0.dropLast() : $0 }.sorted()
      }
      #expect(outputs[name] != reversed[name])
      if name == "motion.md" { #expect(lines[0] == lines[1]) }
      #expect(lines[0].count == lines[1].count)
    }
  }

  @Test("Keys of a mapping in another order change the order of tokens only where they name tokens")
  func keys() throws {
    let first = "springs: { a: { duration: 250ms, bounce: 0, description: x, role: control } }"
    let second = "springs: { a: { role: control, description: x, bounce: 0, duration: 250ms } }"
    #expect(try Pipeline.outputs(of: [("a.yaml", first)]) == Pipeline.outputs(of: [("a.yaml", second)]))
    let json = try #require(try Pipeline.outputs(of: [("a.yaml", "spacing: { b: 8, a: 4 }")])["motion.json"])
    let places = ["spacing.b", "spacing.a"].map { json.firstRange(of: $0)?.lowerBound }
    #expect(try #require(places[0]) < #require(places[1]))
  }

  @Test("No tokens, one token and ten thousand are rendered", arguments: [0, 1, 10_000])
  func size(count: Int) throws {
    var text = "springs:\n"
    for number in 0..<count {
      text += number == 0 ? "  s0: { duration: 250ms, bounce: 0 }\n" : "  s\(number): \"{springs.s\(number - 1)}\"\n"
    }
    let outputs = try Pipeline.outputs(of: [("a.yaml", text)])
    let starts = ["Motion.swift": "  public static let s", "motion.json": "      \"path\": ", "motion.md": "| <a id="]
    for (name, start) in starts {
      let lines = (outputs[name] ?? "").utf8.split(separator: UInt8(ascii: "\n"))
      #expect(lines.count { $0.starts(with: start.utf8) } == count, "\(name)")
    }
  }
}
