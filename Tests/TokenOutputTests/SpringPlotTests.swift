import SpringPhysics
import TokenModel
import Testing

@testable import TokenOutput

@Suite("Plots of springs")
struct SpringPlotTests {
  @Test(
    "A plot has twenty characters, begins at the bottom and ends at its end", arguments: [-0.85, -0.3, 0, 0.2, 0.6])
  func shape(bounce: Double) throws {
    let spring = try Spring(duration: 0.3, bounce: bounce)
    let plot = SpringPlot.text(spring, span: SpringPlot.span(of: [spring]))
    #expect(plot.count == 20)
    #expect(plot.first == "▁")
    #expect(plot.last == (bounce == -0.85 ? "▅" : "▆"))
    #expect(plot.contains("█") == (bounce == 0.6))
    #expect(plot.contains("▇") == (bounce >= 0.2))
  }

  @Test("Without overshoot it only rises")
  func rises() throws {
    let plot = SpringPlot.text(try Spring(duration: 0.4, bounce: 0), span: 588)
    #expect(plot == "▁▁▂▃▄▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆")
    #expect(Array(plot.unicodeScalars) == plot.unicodeScalars.sorted())
  }

  @Test("Small swings beyond the end show, and large ones show more")
  func overshoot() throws {
    #expect(SpringPlot.text(try Spring(duration: 0.3, bounce: 0.2), span: 405).contains("▇▇"))
    #expect(!SpringPlot.text(try Spring(duration: 0.3, bounce: 0.05), span: 405).contains("▇"))
    #expect(SpringPlot.text(try Spring(duration: 0.3, bounce: 0.4), span: 405).contains("██"))
  }

  @Test("All plots of a table span the slowest spring, but no more than a second")
  func span() throws {
    let quick = try Spring(duration: 0.1, bounce: 0)
    #expect(SpringPlot.span(of: [quick]) == 147)
    #expect(SpringPlot.span(of: [quick, try Spring(duration: 0.25, bounce: 0)]) == 367)
    #expect(SpringPlot.span(of: [try Spring(duration: 100, bounce: 0.9)]) == 1000)
    #expect(SpringPlot.span(of: []) == 0)
    #expect(SpringPlot.text(quick, span: 0) == String(repeating: "▁", count: 20))
  }
}
