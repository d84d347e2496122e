import TokenModel

/// Configurations whose outputs are wrong, and hardening G50: paths that no configuration may name.
extension ConfigurationTests {
  private static func path(_ path: String, says gist: String) -> ConfigurationCase {
    .bad("outputs: [{ format: json, path: ↓\(path) }]", finds: .valueInvalid, says: gist)
  }

  static let outputRows: [ConfigurationCase] =
    [
      .bad("outputs: ↓swift", finds: .valueInvalid, says: "not a list", "begin each output with a hyphen"),
      .bad("outputs:\n  ↓format: swift\n  path: a", finds: .valueInvalid, says: "`outputs` is a mapping"),
      .bad("outputs: ↓[]", finds: .valueMissing, says: "`outputs` lists nothing"),
      .bad("outputs: [↓swift]", finds: .valueInvalid, says: "an output is a mapping"),
      .bad("outputs:\n  -↓\n", finds: .valueInvalid, says: "this output has nothing in it"),
      .bad("outputs: [↓{}]", finds: .valueMissing, .valueMissing, says: "no `format`").twice,
      .bad("outputs: [↓{ format: swift }]", finds: .valueMissing, says: "this output has no `path`", "Motion.swift"),
      .bad("outputs:\n  - ↓path: a\n", finds: .valueMissing, says: "this output has no `format`"),
      .bad("outputs: [{ ↓format: , path: a }]", finds: .valueMissing, says: "`format` has no value"),
      .bad("outputs: [{ format: swift, ↓path: }]", finds: .valueMissing, says: "`path` has no value"),
      .bad("outputs: [{ format: ↓swfit, path: a }]", finds: .valueInvalid, says: "did you mean `swift`?"),
      .bad("outputs: [{ format: ↓xml, path: a }]", finds: .valueInvalid, says: "swift, json, markdown"),
      .bad("outputs: [{ format: ↓css, path: a }]", finds: .valueInvalid, says: "format `css` is not supported yet"),
      .bad("outputs: [{ format: ↓html, path: a }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ format: ↓dtcg, path: a }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ ↓template: a.mustache, path: a }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ format: swift, path: a, ↓access: public }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ format: swift, path: a, ↓namespace: B }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ format: swift, path: a, ↓split: true }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ format: swift, path: a, ↓references: x }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ format: markdown, path: a, ↓plots: svg }]", finds: .valueInvalid, says: "not supported yet"),
      .bad("outputs: [{ formt: swift, path: a }]".marked("formt"), finds: .unknownKey, says: "`format`"),
      .bad(
        "outputs: [{ format: swift, path: a, ↓colour: red }]", finds: .unknownKey, says: "the keys are format, path"),
      .bad("outputs: [{ format: swift, path: ↓a, b }]", finds: .valueInvalid, says: "comma", "\"a, b\""),
      .bad(
        "outputs: [{ format: swift, path: a/b }, { format: json, path: ↓./a/b }]", finds: .valueInvalid,
        says: "`a/b` is the path of two outputs\n", "first here"),
      .bad(
        "outputs: [{ format: swift, path: Motion }, { format: json, path: ↓motion }]", finds: .valueInvalid,
        says: "letter case aside"),
      .bad("outputs: [{ format: swift, path: ↓[a] }]", finds: .valueInvalid, says: "`path` is a list, not a text"),
    ] + pathRows

  static let pathRows: [ConfigurationCase] = [
    path("/etc/x", says: "is an absolute one"), path("~/x", says: "begins with `~`"), path("~", says: "`~`"),
    path("a/../../x", says: "a way round"), path("a//b", says: "write `a/b`"), path("a/./b", says: "write `a/b`"),
    path("a/../b", says: "write `b`"), path("C:\\x", says: "is an absolute one"),
    path("c:/x", says: "is an absolute one"),
    path("'\\\\host\\x'", says: "is an absolute one"), path("a\\b", says: "write `a/b`"),
    path("\"a\\0b\"", says: "<U+0000>"), path("\"a\\u202Eb\"", says: "<U+202E>"), path("\"a\\nb\"", says: "<U+000A>"),
    path("'%2e%2e/x'", says: "encoded for a URL"), path("a%2Fb", says: "encoded for a URL"),
    path("\"\"", says: "the path is empty"), path("a/", says: "names no file"), path(".", says: "names no file"),
    path("..", says: "names no file"), path("a/..", says: "names no file"), path("./", says: "names no file"),
    path(".git/hooks/x", says: "leads into `.git`"), path("a/.GIT/x", says: "leads into `.git`"),
  ]
}

extension String {
  /// The text with a marker before a part of it.
  fileprivate func marked(_ part: String) -> String { replacing(part, with: "↓" + part) }
}

extension ConfigurationCase {
  /// The row with a second marker where the first is: two findings in one place.
  fileprivate var twice: Self {
    ConfigurationCase(text: text.replacing("↓", with: "↓↓"), findings: findings, gist: gist)
  }
}
