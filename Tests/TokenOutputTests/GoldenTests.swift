import Support
import Testing

@testable import TokenOutput

@Suite("Recorded outputs")
struct GoldenTests {
  @Test("Each output of a set is as recorded", arguments: SampleSet.all, OutputFormat.allCases)
  func outputs(sample: SampleSet, format: OutputFormat) throws {
    let set = try sample.generated()
    #expect(set.complaints.isEmpty)
    let folder = sample.folder.split(separator: "/").last.map { $0.lowercased() } ?? ""
    expectGolden(try set.render(format), at: "Goldens/\(folder)/\(format.fileName)")
  }
}
