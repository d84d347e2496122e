import Support
import Testing

@Suite("The compiler for generated Swift")
struct SwiftCompilerTests {
  @Test("A sound module compiles, with nothing to say", arguments: SwiftDialect.all)
  func soundModule(dialect: SwiftDialect) throws {
    let compilation = try SwiftWorkspace(dialect).typecheck([
      "Sound.swift": "public enum Motion { public static let quick = 0.15 }\n"
    ])
    #expect(compilation.status == 0)
    #expect(compilation.errorText == "")
  }

  @Test("An error is told with file, line and column", arguments: SwiftDialect.all)
  func error(dialect: SwiftDialect) throws {
    let compilation = try SwiftWorkspace(dialect).typecheck([
      "Good.swift": "let one = 1\n",
      "Bad.swift": "let fine = one\nlet text: String = one\n",
    ])
    #expect(!compilation.succeeded)
    #expect(
      compilation.errorText.hasPrefix(
        "Bad.swift:2:20: error: cannot convert value of type 'Int' to specified type 'String'\n"))
  }

  @Test("A warning is an error", arguments: SwiftDialect.all)
  func warning(dialect: SwiftDialect) throws {
    let compilation = try SwiftWorkspace(dialect).typecheck(["Bad.swift": "func run() { let unused = 1 }\n"])
    #expect(compilation.status != 0)
    #expect(compilation.errorText.contains("Bad.swift:1:18: error: initialization of immutable value 'unused'"))
  }

  @Test("A second module imports the first, and sees what is public in it")
  func twoModules() throws {
    let workspace = try SwiftWorkspace(arguments: ["-package-name", "app"])
    let tokens = try workspace.module(
      "Tokens", ["Tokens.swift": "public let quick = 0.15\nlet hidden = 1\npackage let shared = 2\n"])
    try #require(tokens.succeeded, "\(tokens)")

    let good = try workspace.typecheck(["App.swift": "import Tokens\nlet sum = quick + Double(shared)\n"])
    #expect(good.succeeded, "\(good)")
    let bad = try workspace.typecheck(["App.swift": "import Tokens\nlet copy = hidden\n"])
    #expect(bad.errorText.hasPrefix("App.swift:2:12: error: cannot find 'hidden' in scope"))
  }

  @Test("A program of several modules runs, and what it prints comes back", arguments: SwiftDialect.all)
  func program(dialect: SwiftDialect) throws {
    let workspace = try SwiftWorkspace(dialect, stub: true)
    let tokens = try workspace.module(
      "Tokens",
      [
        "Tokens.swift": """
        import SwiftUI
        public let quick: Animation = .spring(duration: 0.3, bounce: 0.2)
        """
      ])
    try #require(tokens.succeeded, "\(tokens)")
    let output = try workspace.run(["main.swift": "import Tokens\nprint(quick.delay(0.1))\n"])
    #expect(output.outputText == "spring(duration: 0.3, bounce: 0.2, blendDuration: 0.0).delay(0.1)\n")
    #expect(output.errorText == "")
    #expect(output.status == 0)
  }

  @Test("A program that does not compile is not run")
  func brokenProgram() throws {
    #expect(throws: SwiftWorkspace.Uncompiled.self) {
      try SwiftWorkspace().run(["main.swift": "print(nothing)\n"])
    }
  }

  @Test("Upcoming features and isolation to the main actor are part of a dialect")
  func dialects() throws {
    let workspace = try SwiftWorkspace()
    let existential = ["A.swift": "protocol P {}\nfunc take(_ p: P) {}\n"]
    #expect(try workspace.typecheck(existential).succeeded)
    #expect(try workspace.typecheck(existential, as: .swift6.enabling("ExistentialAny")).status != 0)

    let isolated = ["A.swift": "enum A { static var count = 0 }\n"]
    #expect(try workspace.typecheck(isolated).status != 0)
    #expect(try workspace.typecheck(isolated, as: .swift6.onMainActor).succeeded)
  }

  @Test("The symbols of a module tell what it declares, since when, and with which comment")
  func symbols() throws {
    let workspace = try SwiftWorkspace()
    let built = try workspace.module(
      "Tokens",
      [
        "Tokens.swift": """
        /// Motion.
        ///
        /// For all.
        @available(iOS 17, macOS 14.5, *)
        public enum Motion {
          /// Quick.
          public static let quick: Double = 0.15
          @available(*, deprecated, message: "use quick")
          static func slow(_ factor: Int = 2) -> Double { 1 }
        }
        """
      ])
    try #require(built.succeeded, "\(built)")
    let symbols = try workspace.symbols(of: "Tokens")
    #expect(symbols.map(\.path) == ["Motion", "Motion.quick", "Motion.slow(_:)"])
    #expect(
      symbols.map(\.declaration) == [
        "enum Motion", "static let quick: Double", "static func slow(_ factor: Int = 2) -> Double",
      ])
    #expect(symbols.map(\.access) == ["public", "public", "internal"])
    #expect(symbols.map(\.documentation) == [["Motion.", "", "For all."], ["Quick."], []])
    #expect(symbols.map(\.deprecation) == [nil, nil, "use quick"])
    for symbol in symbols { #expect(symbol.availability == ["iOS": "17", "macOS": "14.5"]) }
  }
}
