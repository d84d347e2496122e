import Support
import Testing
import TokenModel

@testable import TokenOutput

@Suite("Plots of easings")
struct EasingPlotTests {
  private static func plot(_ shape: EasingValue.Shape) -> String {
    BlockPlot.text(EasingValue(shape, at: SourceRange(FileID(0), 0..<0)).value)
  }

  @Test(
    "a linear curve rises in even steps", arguments: [EasingValue.Shape.named(.linear), .bezier(.init(1, 1, 0, 0))])
  func linear(shape: EasingValue.Shape) {
    // Six blocks for the nineteen steps below the end, by sixths of the way.
    #expect(Self.plot(shape) == "▁▁▁▁▂▂▂▃▃▃▄▄▄▅▅▅▆▆▆▆")
  }

  @Test("what eases in stays low, what eases out gets high early, and both meet their ends")
  func named() {
    let (slow, fast) = (Self.plot(.named(.easeIn)), Self.plot(.named(.easeOut)))
    for plot in [slow, fast, Self.plot(.named(.easeInOut))] {
      #expect(plot.count == 20)
      #expect(plot.hasPrefix("▁") && plot.hasSuffix("▆"))
      #expect(Array(plot.unicodeScalars) == plot.unicodeScalars.sorted())
    }
    #expect(slow.count { $0 <= "▂" } > fast.count { $0 <= "▂" })
  }

  @Test("what goes beyond the end shows it")
  func overshoot() {
    let tenth = Decimal(millionths: 100_000)
    #expect(Self.plot(.bezier(.init(tenth, 2, tenth, 2))).contains("█"))
    #expect(!Self.plot(.bezier(.init(tenth, 0, tenth, 1))).contains("▇"))
  }

  @Test(
    "the value at a time is the one that browsers have",
    arguments: [
      // Half way in time, from the definition of the cubic Bézier with its parameter found to twelve digits.
      (EasingValue.Name.linear, 0.5), (.easeIn, 0.315356), (.easeOut, 0.684644), (.easeInOut, 0.5),
    ])
  func values(name: EasingValue.Name, half: Double) {
    let value = EasingValue(.named(name), at: SourceRange(FileID(0), 0..<0)).value(at: 0.5)
    #expect(Decimal(rounding: value, places: 4) == Decimal(rounding: half, places: 4))
  }
}
