package import TokenModel
package import TokenOutput
import TokenRules
import TokenSource

/// The compiler: files become tokens, tokens are judged, tokens become files. Nothing here touches a disk.
package enum Pipeline {
  /// Reads and judges a set of files, which are in the order of the outputs; what a baseline accepts is no finding.
  package static func check(
    _ files: [SourceFile], _ configuration: Configuration = Configuration(), _ baseline: Baseline? = nil
  ) -> CheckedSet {
    let read = readTokens(files, roles: configuration.roles, reduceMotion: configuration.reduceMotion)
    let names = configuration.files.contains { $0.format == .swift } ? SwiftNameCheck.findings(in: read.set) : []
    let findings = Linter(configuration.profile ?? .strict, configuration.rules).check(read.set)
    let checked = CheckedSet(
      set: read.set, broken: read.broken, files: files,
      diagnostics: (read.diagnostics + names + findings).sortedByPlace, isIncomplete: read.isIncomplete)
    return baseline.map(checked.accepted) ?? checked
  }

  /// Generates the files of a set that was judged; call it only where nothing forbids it.
  package static func render(
    _ checked: CheckedSet, named name: String, _ configuration: Configuration = Configuration()
  ) throws(RenderFailure) -> [OutputFile] {
    let input = OutputInput(set: checked.set, files: checked.files, name: name)
    var outputs: [OutputFile] = []
    for (format, path) in configuration.files {
      outputs.append(OutputFile(name: path, bytes: Array(try format.render(input).utf8)))
    }
    return outputs
  }
}

/// A set of tokens and everything that was found in it.
package struct CheckedSet: Sendable {
  /// The tokens whose value is known.
  package let set: TokenSet
  /// The tokens that have no value, because something in them is wrong.
  package let broken: [TokenPath]
  /// The files, as ranges count them.
  package let files: [SourceFile]
  /// Language errors and findings by path, line and column.
  package private(set) var diagnostics: [Diagnostic]
  /// Findings that the baseline accepts, in the same order; nil without a baseline.
  package private(set) var accepted: [Diagnostic]?
  /// Whether a file could not be read to its end, so that unknown names were not reported.
  package let isIncomplete: Bool

  /// How many errors of the language there are; the rules have not seen what they hide.
  package var languageErrorCount: Int { diagnostics.count { LanguageError(rawValue: $0.id) != nil } }

  /// The set with the findings that a baseline accepts set apart, in place of those of another baseline.
  package func accepted(by baseline: Baseline) -> Self {
    var result = self
    let all = (diagnostics + (accepted ?? [])).sortedByPlace
    result.diagnostics = all.filter { !baseline.accepts($0) }
    result.accepted = all.filter(baseline.accepts)
    return result
  }
}

/// A generated file in memory.
package struct OutputFile: Sendable, Hashable {
  /// Its path as the configuration has it, else its name alone.
  package let name: String
  /// Its contents.
  package let bytes: [UInt8]
}

extension [Diagnostic] {
  /// By file, place and id; equal ones once.
  var sortedByPlace: [Diagnostic] {
    let sorted = sorted { ($0.range, $0.id, $0.message) < ($1.range, $1.id, $1.message) }
    return zip(sorted.indices, sorted).filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.1)
  }
}
