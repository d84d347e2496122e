/// How much one rendering may do; past a limit it stops with an error.
package struct RenderLimits: Hashable, Sendable {
  /// How deep partials may include each other.
  package var depth: Int
  /// The size of the output in bytes, about: it is checked at each item and each partial.
  package var bytes: Int
  /// The number of instructions, tags and stretches of text, about.
  package var steps: Int

  /// Limits; what is left out is far beyond any sane output.
  package init(depth: Int = 64, bytes: Int = 256 << 20, steps: Int = 1 << 28) {
    self.depth = depth
    self.bytes = bytes
    self.steps = steps
  }
}
