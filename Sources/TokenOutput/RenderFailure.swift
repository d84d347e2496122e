/// A built-in template that does not fit the tokens: a fault of the tool.
package struct RenderFailure: Error, CustomStringConvertible {
  /// The output that could not be made.
  package let format: String
  /// What its template complained about.
  package let messages: [String]

  /// The fault in words for whoever reports it.
  package var description: String {
    "the built-in \(format) template does not fit the tokens: \(messages.joined(separator: "; "))"
  }
}
