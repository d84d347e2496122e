import TokenModel
import TokenRules
import TokenSource

extension ConfigurationReader {
  /// Reports numbers that would forbid everything, beside each other or beside those of the profile.
  mutating func reportConflicts() {
    for conflict in configuration.rules.conflicts(under: configuration.profile ?? .strict) {
      let (low, high) = (conflict.low, conflict.high)
      let places = [low, high].map { optionPlaces[$0.rule]?[$0.option.name] }
      guard let place = places[0] ?? places[1] else { continue }
      let texts = [low, high].map { $0.option.quantity.text($0.value) }
      let note = places[0] == nil ? nil : places[1]
      if low.rule == high.rule {
        report(
          .valueRange, place, "`min` is \(texts[0]) and `max` is \(texts[1]), so `\(low.rule)` would allow nothing",
          help: "write a `min` that is not above `max`", notes: note.map { [.init($0, "`max` is here")] } ?? [])
      } else {
        report(
          .valueRange, place,
          "`\(low.option.name)` is \(texts[0]) in `\(low.rule)` and \(texts[1]) in `\(high.rule)`, which allows nothing",
          help: "write a floor that is not above the cap, or turn one of the rules `off`",
          notes: note.map { [.init($0, "`\(high.rule)` is set here")] } ?? [])
      }
    }
  }
}
