import Foundation
import Support
import Testing

@testable import TokenOutput

@Suite("Snippets of the README")
struct ReadmeTests {
  @Test("Its tokens are sound, and its Swift compiles with what is generated from them", arguments: SwiftDialect.all)
  func snippets(dialect: SwiftDialect) throws {
    let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let tokens = Self.blocks(of: "yaml", in: readme).prefix(2)
    let code = Self.blocks(of: "swift", in: readme)
    try #require(tokens.count == 2 && code.count == 3)
    let expressions = code[0].split(separator: "\n").map { "    _ = \($0)\n" }.joined()
    let shells = [Self.first(expressions), Self.second(code[1])]
    for (text, shell) in zip(tokens, shells) {
      let set = GeneratedSet(text)
      #expect(set.complaints.isEmpty)
      let compiled = try CompiledSet(set, dialect, stub: true)
      let compilation = try compiled.workspace.typecheck(["App.swift": shell])
      #expect(compilation.succeeded, "\(compilation)")
    }
  }

  @Test("Its call sites compile with what is generated from tokens/", arguments: SwiftDialect.all)
  func callSites(dialect: SwiftDialect) throws {
    let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let lines = try #require(Self.blocks(of: "swift", in: readme).last).split(separator: "\n")
    try #require(lines.count >= 10)
    let calls = lines.map {
      $0.hasPrefix(".") ? "  _ = content\($0)\n" : $0.hasPrefix("with") ? "  \($0)\n" : "  _ = \($0)\n"
    }
    .joined()
    let compiled = try CompiledSet(SampleSet.own.generated(), dialect, stub: true)
    let compilation = try compiled.workspace.typecheck(["App.swift": Self.third(calls)])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("Every token of its YAML is one, and it prints what it promises")
  func values() throws {
    let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let tokens = Self.blocks(of: "yaml", in: readme).filter { block in
      !["# tokenc.yaml\n", "# .gitlab-ci.yml\n"].contains { block.hasPrefix($0) }
    }
    for text in tokens { #expect(GeneratedSet(text).complaints.isEmpty, "\(text)") }
    let swift = try GeneratedSet(Self.blocks(of: "yaml", in: readme)[0]).render(.swift)
    #expect(swift.contains("public static let standard: Animation = .spring(duration: 0.25, bounce: 0)\n"))
    #expect(swift.contains("public static let toast = EnterExit(enter: 0.35, exit: 0.21)\n"))
  }

  /// The code blocks of a language, without the indentation of the list that they stand in.
  private static func blocks(of language: String, in text: String) -> [String] {
    var blocks: [String] = []
    var open: (lines: [Substring], indentation: Int)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if let block = open {
        if content == "```" {
          blocks.append(block.lines.map { $0.dropFirst(block.indentation) + "\n" }.joined())
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if content == "```\(language)" {
        open = ([], line.count - content.count)
      }
    }
    return blocks
  }

  private static func first(_ expressions: String) -> String {
    """
    import SwiftUI
    import Tokens

    @MainActor func use(content: some View, isOpen: Bool) {
    \(expressions)}
    """
  }

  /// A function around the call sites of the third snippet.
  private static func third(_ calls: String) -> String {
    """
    import Foundation
    import SwiftUI
    import Tokens

    @MainActor func use(
      content: some View, isVisible: Bool, isPaid: Bool, isPressed: Bool, reduceMotion: Bool, index: Int,
      velocity: Double, y: CGFloat, speed: CGFloat, offset: CGFloat, height: CGFloat
    ) {
      var isOpen = false
    \(calls)}
    """
  }

  /// A screen around the second snippet, with the views that the stub of SwiftUI does not have.
  private static func second(_ views: String) -> String {
    """
    import SwiftUI
    import Tokens

    @propertyWrapper struct Bound<Value> {
      var wrappedValue: Value
      var projectedValue: Self { self }
    }
    struct Toggle: View { init(_ title: String, isOn: Bound<Bool>) {} }
    struct Button: View { init(_ title: String, action: () -> Void) {} }
    struct ForEach<Row, ID: Hashable, Content: View>: View {
      init(_ rows: [Row], id: KeyPath<Row, ID>, @ViewBuilder content: (Row) -> Content) {}
    }
    extension ForEach {
      init<Element>(
        _ rows: [Row], id: KeyPath<Row, ID>, @ViewBuilder content: (Int, Element) -> Content
      ) where Row == (offset: Int, element: Element) {}
    }
    struct Row: Hashable { let id: Int }
    struct RowView: View { init(_ row: Row) {} }
    struct MenuView: View {}

    struct Screen: View {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @Bound var isOn = false
      let rows: [Row] = []
      let isVisible = true
      let isMenuOpen = true
      func undo() {}

      var body: some View {
    \(views)  }
    }
    """
  }
}
