import TokenModel

/// A line of a file made visible; a tab becomes two spaces, whatever the terminal's stops are.
func visibleLine(_ line: String) -> String {
  (line.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ")).visible
}
