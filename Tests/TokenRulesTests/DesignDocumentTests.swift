import Support
import Testing
import TokenModel
import TokenRules
import TokenSource

@Suite("Token files of the design documents", .enabled(if: DesignDocuments.areThere, "\(DesignDocuments.whereabouts)"))
struct DesignDocumentTests {
  @Test("the example at the top of the language has no finding under strict")
  func language() throws {
    let reading = Reading(try #require(DesignDocuments.language))
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.findings().map(\.message) == [])
    #expect(reading.token("durations.toast")?.value.summary == "350ms/210ms")
    #expect(reading.token("radius.cardInner")?.value.summary == "16−8=8")
    #expect(reading.token("springs.playful")?.value.summary == "500ms 0.3")
    #expect(reading.read.set.tokens.count == 15)
  }

  @Test("the numbers of each profile are those of its description", arguments: [Profile.strict, .hig, .material])
  func numbers(profile: Profile) throws {
    let designed = DesignedLimits(try #require(DesignDocuments.rules)).values[profile]
    var limits: [String: Decimal] = [:]
    for rule in Catalogue.rules.map({ $0.about }) where rule.id != "near-duplicate" {
      for option in rule.options {
        switch rule.profiles[profile]?[option.name] ?? option.value {
        case .number(let number): limits["\(rule.id) \(option.name)"] = number
        case .range(let low, let high):
          limits["\(rule.id) \(option.name) min"] = low
          limits["\(rule.id) \(option.name) max"] = high
        case nil: continue
        }
      }
    }
    #expect(limits == designed)
  }

  @Test("the example set has no finding under strict")
  func examples() {
    let reading = Reading(DesignDocuments.examples)
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.findings().map(\.message) == [])
    #expect(reading.token("durations.modal")?.value.summary == "350ms/200ms")
    #expect(reading.token("durations.modal")?.role.role == .travel)
    #expect(reading.read.set.tokens.count > 40)
  }
}
