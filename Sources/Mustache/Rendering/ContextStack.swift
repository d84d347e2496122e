/// The frames in which names are looked up, from the innermost out.
struct ContextStack {
  private var frames: [Frame]

  private struct Frame {
    /// What the names belong to.
    var item: TemplateValue
    /// The list that is gone through, or nil where the section's value is no list.
    let list: [TemplateValue]?
    /// The number of the item in the list, from 0.
    var index = 0
    /// The first instruction of the section.
    let body: Int
    /// The section's name in its program, for messages.
    let name: Int
  }

  /// A stack that holds only the outermost frame.
  init(_ root: TemplateValue) {
    frames = [Frame(item: root, list: nil, body: 0, name: 0)]
  }

  /// The innermost item, which `.` names.
  var item: TemplateValue { frames.last?.item ?? .absent }

  /// Opens a frame for a truthy value: for a list the frame of its first item.
  mutating func push(_ value: TemplateValue, name: Int, body: Int) {
    guard case .list(let items) = value, let first = items.first else {
      frames.append(Frame(item: value, list: nil, body: body, name: name))
      return
    }
    frames.append(Frame(item: first, list: items, body: body, name: name))
  }

  /// Goes on to the next item of the innermost section: the number of its name, and the instruction to go on
  /// with, or nil where there was no more item and the frame was closed.
  mutating func advance() -> (name: Int, body: Int?) {
    let last = frames.count - 1
    let name = frames[last].name
    let next = frames[last].index + 1
    guard let list = frames[last].list, next < list.count else {
      frames.removeLast()
      return (name, nil)
    }
    frames[last].index = next
    frames[last].item = list[next]
    return (name, frames[last].body)
  }

  /// What a name means, or nil where a part of it is unknown.
  func value(of name: TagName, in language: TemplateLanguage) -> TemplateValue? {
    guard let first = name.parts.first else { return item }
    guard var value = lookUp(first.text, in: language) else { return nil }
    for part in name.parts.dropFirst() {
      guard let member = value.member(part.text, in: language) else { return nil }
      value = member
    }
    return value
  }

  /// The part of a name that is unknown, and the names that are known in its place, in order.
  func miss(of name: TagName, in language: TemplateLanguage) -> (part: TagName.Part, known: [String])? {
    guard let first = name.parts.first else { return nil }
    guard var value = lookUp(first.text, in: language) else {
      let known = frames.flatMap { $0.item.memberNames + ($0.list == nil ? [] : Self.listNames) }
      return (first, Set(known).sorted())
    }
    for part in name.parts.dropFirst() {
      guard let member = value.member(part.text, in: language) else {
        return (part, value.memberNames.sorted())
      }
      value = member
    }
    return nil
  }

  private func lookUp(_ name: String, in language: TemplateLanguage) -> TemplateValue? {
    var index = frames.count
    while index > 0 {
      index -= 1
      if let value = frames[index].item.member(name, in: language) { return value }
      if frames[index].list != nil, let value = position(name, at: index) { return value }
    }
    return nil
  }

  private func position(_ name: String, at index: Int) -> TemplateValue? {
    let frame = frames[index]
    switch name {
    case "first": return .flag(frame.index == 0)
    case "last": return .flag(frame.index + 1 == frame.list?.count)
    case "index": return .verbatim(String(frame.index))
    default: return nil
    }
  }

  private static let listNames = ["first", "last", "index"]
}

extension TemplateValue {
  /// A named part of the value, or nil where it has no such part.
  fileprivate func member(_ name: String, in language: TemplateLanguage) -> TemplateValue? {
    switch self {
    case .record(let fields): return fields[name]
    case .text(let text), .verbatim(let text):
      switch name {
      case "lines": return .list(commentLines(of: text, in: language))
      case "raw": return .verbatim(text)
      default: return nil
      }
    case .absent: return .absent
    case .flag, .list: return nil
    }
  }

  /// The names of its parts.
  fileprivate var memberNames: [String] {
    switch self {
    case .record(let fields): Array(fields.keys)
    case .text, .verbatim: ["lines", "raw"]
    case .flag, .list, .absent: []
    }
  }
}
