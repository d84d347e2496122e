import TokenModel
import TokenOutput
import TokenRules

/// A rule for other programs.
enum RuleJSON {
  /// Everything that the rule says of itself.
  static func text(of about: RuleDescription) -> String {
    var writer = JSONWriter()
    writer.object { json in
      json.string("kind", "rule")
      writeHead(of: about, to: &json)
      json.string("why", about.why)
      json.string("rationale", about.rationale)
      json.array("sections") { list in
        for section in about.sections { list.string(nil, section.rawValue) }
      }
      json.array("limits") { list in
        for row in RuleLimits(about).rows { list.object { write(row, to: &$0) } }
      }
      json.array("bad") { list in
        for example in about.bad { list.object { write(ShownExample(example.yaml, finds: about.id), to: &$0) } }
      }
      json.array("good") { list in
        for example in about.good { list.string(nil, example.yaml) }
      }
      json.array("sources") { list in
        for source in about.sources { list.string(nil, source) }
      }
    }
    return writer.text
  }

  /// What the catalogue says of the rule too.
  static func writeHead(of about: RuleDescription, to json: inout JSONWriter) {
    json.string("id", about.id)
    json.string("group", about.group.rawValue)
    json.string("severity", about.severity?.rawValue ?? "off")
    json.string("summary", about.summary)
  }

  private static func write(_ row: RuleLimits.Row, to json: inout JSONWriter) {
    json.string("option", row.option.name)
    json.string("unit", row.option.unit)
    for (profile, value) in zip(RuleLimits.profiles, row.values) {
      switch value {
      case .number(let number): json.literal(profile.rawValue, number.description)
      case .range(let low, let high):
        json.array(profile.rawValue) { list in
          list.literal(nil, low.description)
          list.literal(nil, high.description)
        }
      case nil: json.literal(profile.rawValue, "null")
      }
    }
  }

  /// A bad example: the file and what is found in it.
  static func write(_ example: ShownExample, to json: inout JSONWriter) {
    json.string("yaml", example.plain)
    json.array("findings") { list in
      for finding in example.findings {
        list.object { json in
          json.literal("line", finding.location.line.description)
          json.literal("column", finding.location.column.description)
          json.string("message", finding.message)
          if let help = finding.help { json.string("help", help) }
          guard let change = finding.change else { return }
          json.object("change") { json in
            json.literal("isSafe", change.isSafe.description)
            json.array("lines") { list in
              for line in change.lines { list.string(nil, line.shown) }
            }
          }
        }
      }
    }
  }
}
