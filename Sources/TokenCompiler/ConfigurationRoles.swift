import TokenModel
import TokenSource

extension ConfigurationReader {
  /// Reads the roles that paths get by their patterns.
  mutating func readRoles(_ entry: YamlEntry) {
    let example = "name a pattern and a role: `\"durations.sheet*\": travel`"
    guard let entries = mapping(entry, of: "roles", help: example) else { return }
    let cut = reportCommasInTexts(entries)
    for (number, entry) in entries.enumerated() where !cut.contains(number) {
      if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
        reportMissingSpace(entry, colon)
        continue
      }
      let role = readChoice(entry, Role.self, noun: "a role")
      do throws(RolePattern.Fault) {
        let pattern = try RolePattern(entry.key, role ?? .standard)
        if role == .dwell, !entry.key.hasPrefix("\(Section.durations.rawValue).") {
          report(
            .valueInvalid, entry.value.range, "`dwell` is how long something stays, and `\(entry.key.shown)` may move",
            help: "only durations dwell: begin the pattern with `durations.`")
        } else if role != nil {
          configuration.roles.append(pattern)
        }
      } catch {
        report(
          .valueInvalid, entry.keyRange, error.message, help: error.help,
          change: error.suggestion.map { .safe(entry.keyRange, "\"\($0)\"") })
      }
    }
  }
}
