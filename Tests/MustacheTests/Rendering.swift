import Mustache
import TokenModel

/// A template with the files that its places refer to; the template is file 0, partials follow in the order of
/// their names.
struct Sample {
  let template: TemplateSource
  let partials: [String: TemplateSource]
  private let files: [SourceFile]

  init(_ text: String, path: String = "sample.mustache", partials: [String: String] = [:]) {
    self.init(Array(text.utf8), path: path, partials: partials)
  }

  init(_ bytes: [UInt8], path: String = "sample.mustache", partials texts: [String: String] = [:]) {
    var files = [SourceFile(path: path, bytes: bytes)]
    var partials: [String: TemplateSource] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let file = SourceFile(path: "\(name).mustache", bytes: Array(text.utf8))
      partials[name] = TemplateSource(file, FileID(files.count))
      files.append(file)
    }
    template = TemplateSource(files[0], FileID(0))
    self.partials = partials
    self.files = files
  }

  func parse() throws(TemplateError) -> Template { try Template(template, partials: partials) }

  func render(
    _ context: TemplateValue = .record([:]), limits: RenderLimits = RenderLimits()
  ) throws(TemplateError) -> String {
    try parse().render(context, limits: limits)
  }

  /// Each fault as `path:line:column-line:column message (help) [note's line:column note]`; empty where there is
  /// none. The end is that of the underlined text.
  func faults(
    _ context: TemplateValue = .record([:]), limits: RenderLimits = RenderLimits()
  ) -> [String] {
    do {
      _ = try render(context, limits: limits)
      return []
    } catch {
      return error.diagnostics.map { fault in
        let notes = fault.notes.map { " [\(place($0.range)) \($0.message)]" }.joined()
        let help = fault.help.map { " (\($0))" } ?? ""
        let id = fault.id == "template" && fault.severity == .error ? "" : "\(fault.severity) \(fault.id) "
        return "\(place(fault.range)) \(id)\(fault.message)\(help)\(notes)"
      }
    }
  }

  private func place(_ range: SourceRange) -> String {
    let file = files[Int(range.file.index)]
    let start = file.location(at: range.start)
    let end = file.location(at: range.end)
    return "\(file.path):\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
