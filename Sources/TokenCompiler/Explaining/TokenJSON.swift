import TokenModel
import TokenOutput

/// A token for other programs.
struct TokenJSON {
  private let story: TokenStory

  /// The JSON of a story.
  init(_ story: TokenStory) { self.story = story }

  /// Everything that there is to tell of the token.
  var text: String {
    let token = story.token
    var writer = JSONWriter()
    writer.object { json in
      json.string("kind", "token")
      json.string("path", token.path.text)
      json.string("section", token.path.section.rawValue)
      json.object("place") { write(token.nameRange, to: &$0) }
      if let description = token.description { json.string("description", description) }
      switch token.deprecation {
      case .message(let text): json.string("deprecated", text)
      case .plain: json.literal("deprecated", "true")
      case nil: break
      }
      json.string("value", token.value.phrase)
      json.array("chain") { list in
        for step in story.chain.steps { list.object { write(step, to: &$0) } }
      }
      writeDerived(to: &json)
      if let reason = story.roleReason {
        json.object("role") { json in
          json.string("name", token.role.role.rawValue)
          json.string("source", token.role.source.rawValue)
          json.string("reason", reason)
        }
      }
      if let plays = story.facts.reduceMotion, let reason = story.reduceMotionReason {
        json.object("reduceMotion") { json in
          json.string("plays", plays)
          json.string("reason", reason.words(story.shown))
        }
      }
      json.array("usedBy") { list in
        for user in story.users {
          list.object { json in
            json.string("token", user.path.text)
            write(user.place, to: &json)
          }
        }
      }
      json.array("rules") { list in
        for verdict in story.verdicts { list.object { write(verdict, to: &$0) } }
      }
    }
    return writer.text
  }

  private func writeDerived(to json: inout JSONWriter) {
    json.array("derived") { list in
      for (name, value, unit) in story.derived {
        list.object { json in
          json.string("name", name)
          json.string("value", value)
          json.string("unit", unit)
        }
      }
    }
    guard let plot = story.facts.plot else { return }
    json.object("plot") { json in
      json.string("text", plot.text)
      if let span = plot.span { json.literal("milliseconds", span.description) }
    }
  }

  private func write(_ step: ValueChain.Step, to json: inout JSONWriter) {
    json.literal("depth", step.depth.description)
    json.string("token", step.token.text)
    if let part = step.part { json.string("part", part) }
    write(step.place, to: &json)
    json.string("text", story.text(at: step.place))
    json.string("value", step.value)
  }

  private func write(_ verdict: Verdict, to json: inout JSONWriter) {
    json.string("rule", verdict.rule)
    json.string("verdict", verdict.kind.word)
    switch verdict.kind {
    case .ok, .off: break
    case .waived(let reason): json.string("reason", reason)
    case .found(let finding):
      json.string("message", finding.message)
      write(finding.range, to: &json)
    }
  }

  private func write(_ place: SourceRange, to json: inout JSONWriter) {
    let location = story.location(place)
    json.string("file", story.path(place))
    json.literal("line", location.line.description)
    json.literal("column", location.column.description)
  }
}
