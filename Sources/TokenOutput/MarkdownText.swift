import Mustache

/// A text of any characters as Markdown shows it in a paragraph or a cell: no markup, no link, no line end.
package func markdownText(_ text: String) -> String {
  var bytes: [UInt8] = []
  TemplateLanguage.markdown.append(text, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}
