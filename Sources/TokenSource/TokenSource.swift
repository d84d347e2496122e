package import TokenModel

/// What came of reading token files.
package struct ReadTokens: Sendable {
  /// The tokens whose value is known.
  package let set: TokenSet
  /// The tokens that have no value, because something in them is wrong.
  package let broken: [TokenPath]
  /// What was wrong, in the order in which it was found.
  package let diagnostics: [Diagnostic]
  /// Whether a file could not be read to its end, so that unknown names were not reported.
  package let isIncomplete: Bool
}

/// Reads token files: bytes in, resolved tokens out; no error hides another.
///
/// `files` are in the order of the outputs; `FileID`s in ranges count in this list. Of several `roles` for one token
/// the last counts, and only where neither the token nor its group says one; `reduceMotion` is what plays where no
/// token or group says anything, nil for the language's own default.
package func readTokens(
  _ files: [SourceFile], roles: [RolePattern] = [], reduceMotion: ReduceMotionSetting.Replacement? = nil
) -> ReadTokens {
  var merge = Merge()
  var isIncomplete = false
  for (number, source) in files.enumerated() {
    let file = FileID(number)
    let tree = YamlTreeBuilder.tree(of: source, file)
    isIncomplete = isIncomplete || tree.isIncomplete
    var reader = FileReader(source, file)
    if let root = tree.root { reader.read(root) }
    merge.diagnostics += reader.withoutPieces(tree.diagnostics)
    merge.add(reader, tree.root)
  }
  let drafts = merge.sortedDrafts
  let index = DraftIndex(drafts, groups: merge.groups.keys, isIncomplete: isIncomplete)
  var builder = TokenSetBuilder(drafts, index, roles)
  let set = builder.build(merge, defaultReduceMotion: reduceMotion, isIncomplete: isIncomplete)
  let broken = drafts.indices.filter { set.token($0) == nil }.map { drafts[$0].path }
  return ReadTokens(
    set: set, broken: broken, diagnostics: merge.diagnostics + builder.diagnostics, isIncomplete: isIncomplete)
}
