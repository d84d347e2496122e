package import TokenModel

/// What came of reading token files.
package struct ReadTokens: Sendable {
  /// The tokens whose value is known.
  package let set: TokenSet
  /// What was wrong, in the order in which it was found.
  package let diagnostics: [Diagnostic]
  /// Whether a file could not be read to its end, so that unknown names were not reported.
  package let isIncomplete: Bool
}

/// Reads token files: bytes in, resolved tokens out; no error hides another.
///
/// `files` are in the order of the outputs; `FileID`s in ranges count in this list.
package func readTokens(_ files: [SourceFile]) -> ReadTokens {
  var merge = Merge()
  var isIncomplete = false
  for (number, source) in files.enumerated() {
    let file = FileID(number)
    let tree = YamlTreeBuilder.tree(of: source, file)
    merge.diagnostics += tree.diagnostics
    isIncomplete = isIncomplete || tree.isIncomplete
    guard let root = tree.root else { continue }
    var reader = FileReader(source, file)
    reader.read(root)
    merge.add(reader)
  }
  let drafts = merge.sortedDrafts
  let index = DraftIndex(drafts, groups: merge.groups.keys, isIncomplete: isIncomplete)
  var resolver = Resolver(drafts, index)
  let values = resolver.resolve()
  let set = TokenSetBuilder(drafts, values, index).build(groups: merge.groups)
  return ReadTokens(set: set, diagnostics: merge.diagnostics + resolver.diagnostics, isIncomplete: isIncomplete)
}
