import TokenModel

@testable import TokenCompiler

/// Reports with paths and texts that formats stumble over.
enum HostileReports {
  /// Paths that a file system allows.
  static let paths = [
    "tokens/a.yaml", "a, b=c:d.yaml", "::error title=x::y.yaml", "##[error].yaml", "50%25 %0A.yaml", "a\rb\nc.yaml",
    "[x](1) <b>&amp;\"'.yaml", "ä 🙂 #?.yaml", "]]>.yaml", "\u{1}\u{202E}.yaml",
  ]

  /// Findings with hostile names and values in a file, and a file without any.
  static func report(_ path: String = "tokens/a.yaml") -> Report {
    let text = """
      spacing:
        "::error::a": 4
        b: "##[error]%0A::warning::c]]>"
        ä: { value: 7, description: "🙂" }
      durations:
        c: "1\\r\\n2 <b>&amp;"
        d: "\\e[31m\\u202Ems"
      """
    return Report(Pipeline.check([(path, text), ("säuber\r\n🙂.yaml", "radius: { ok: 8 }")]))
  }

  /// A finding of each severity and one of the language, and a file without any.
  static let usual = Report(
    Pipeline.check(
      sources([
        (
          "tokens/motion.yaml",
          """
          durations:
            slow: 900ms
            bare: 120
            toast: { enter: 350ms, exit: 300ms, role: travel }
          spacing: { sm: 7 }
          """
        ), ("tokens/layout.yaml", "radius: { ok: 8 }\n"),
      ]), informing))

  /// The rules of `strict`, one of them only informing.
  private static var informing: Configuration {
    let source = SourceFile(path: "tokenc.yaml", bytes: Array("rules: { spacing-grid: info }".utf8))
    return ReadConfiguration(source).configuration
  }
}
