import Foundation
import SpringPhysics
import Support
import Testing

@testable import TokenOutput

/// A program that uses the generated numbers and nothing else.
@Suite("The generated numbers")
struct NumberLayerTests {
  @Test("They are those of the token files")
  func numbers() throws {
    let printed = try Self.printed.get()
    #expect(
      printed.prefix(7) == [
        "0.15 0.2 0.35 0.21 0.35 0.21 0.21 0.1255 0.1255 0.3 0.18 1.5",
        "0.0 0.0 0.04 0.28 0.28", "0.0 0.0 0.04 0.2 0.2",
        "0.0 0.5 8.0 48.0 16.0 8.0 0.0 8.0",
        "crossfade(0.2) immediate crossfade(0.2) crossfade(0.1)",
        "true true false",
        "0.25 0.25 1.0 0.3 0.3 0.3 0.4 0.4 0.5 0.2 0.1 0.15",
      ])
  }

  @Test("What a spring implies is what the outputs print, to a millionth, over and under its critical damping")
  func derived() throws {
    let rows = try Self.rows()
    #expect(rows.count == Self.springs.count)
    for (row, spring) in zip(rows, Self.springs) {
      let expected = try Spring(duration: spring.duration, bounce: spring.bounce)
      let values = [
        expected.duration, expected.bounce, expected.dampingRatio, expected.stiffness, expected.damping,
        expected.settlingTime,
      ]
      for (value, other) in zip(row, values) {
        #expect(Self.agree(value, other), "\(spring): \(row), not \(values)")
      }
    }
  }

  @Test("What a spring implies is what a table of 40 digits says", .enabled(if: !golden.isEmpty, "no such table"))
  func table() throws {
    for (row, golden) in zip(try Self.rows(), Self.golden) {
      for (value, other) in zip(row, golden) { #expect(Self.agree(value, other), "\(row), not \(golden)") }
    }
  }

  private static func agree(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude <= 1e-6 * max(right.magnitude, left.magnitude)
  }

  /// The rows of the table: duration, bounce, damping ratio, stiffness, damping, settling.
  private static let golden: [[Double]] = {
    guard let url = SharedData.url("spring-golden.csv"), let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = ["duration_s", "bounce", "damping_ratio", "stiffness", "damping", "settle_exact_eps1e-3_s"]
    let columns = names.compactMap { name in lines.first?.firstIndex(of: name) }
    return lines.dropFirst().map { line in columns.compactMap { Double(line[$0]) } }
  }()

  /// The table's springs, then some at the ends of what is allowed and where one more swing begins to count.
  private static let springs: [(duration: Double, bounce: Double)] =
    golden.map { ($0[0], $0[1]) }
    + [-0.85, -0.5, -0.000001, 0.000001, 0.0896, 0.0898, 0.26, 0.2603, 0.4087, 0.5, 0.9, 0.999, 0.999999].map {
      (0.3, $0)
    } + [(0.000001, 0), (0.001, -0.2), (3600, 0.2), (3600, 0)]

  private static func rows() throws -> [[Double]] {
    try printed.get().suffix(springs.count).map { $0.split(separator: " ").compactMap { Double($0) } }
  }

  private static let printed = Result { try run() }

  /// The lines that the program prints.
  private static func run() throws -> [String] {
    let folder = Repository.root.appending(path: SampleSet.compact.folder)
    func file(_ name: String) throws -> (name: String, text: String) {
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let lines = springs.enumerated().map { number, spring in
      "    s\(number): { duration: \(plain(spring.duration))s, bounce: \(plain(spring.bounce)) }\n"
    }
    let set = try GeneratedSet([
      file("motion.yaml"), file("times.yaml"), ("table.yaml", "springs:\n  table:\n" + lines.joined()),
    ])
    try #require(set.complaints.isEmpty, "\(set.complaints)")
    let output = try CompiledSet(set, stub: false).workspace.run(["main.swift": program])
    return output.outputText.split(separator: "\n").map(String.init)
  }

  /// A number as a token file has it.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.contains("e") ? String(format: "%.6f", number) : text
  }

  private static let program = """
    import Foundation
    import Tokens

    typealias Times = Motion.Durations
    func show(_ values: [Double]) { print(values.map { "\\($0)" }.joined(separator: " ")) }

    show([
      Times.quick, Times.repeat, Times.toast.enter, Times.toast.exit, Times.banner.enter, Times.banner.exit,
      Times.leave, Times.tip.enter, Times.tip.exit, Times.Sheets.half.enter, Times.Sheets.half.exit, Times.stay,
    ])
    for stagger in [Motion.Stagger.list, Motion.Stagger.Grids.photos] {
      show([-1, 0, 1, 7, 99].map { stagger.delay(at: $0) })
    }
    show([
      Spacing.none, Spacing.hairline, Spacing.sm, Spacing._2xl, Radius.card, Radius.inner, Radius.sharp,
      Radius.Controls.button,
    ].map { Double($0) })
    let reduced: [MotionToken] = [.standard, .spinner, .pop, MotionToken(duration: 0.1, bounce: 0)]
    print(reduced.map { "\\($0.reduced)" }.joined(separator: " "))
    print(
      MotionToken.standard == .default, MotionToken.allCases[3] == .Momentum.flick,
      MotionToken.Momentum.flick == .standard)
    show(MotionToken.allCases.prefix(12).map(\\.duration))
    for token in MotionToken.allCases.dropFirst(12) {
      show([
        token.duration, token.bounce, token.dampingRatio, token.stiffness, token.damping, token.settlingTime,
      ])
    }
    """
}
