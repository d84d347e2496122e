import TokenCompiler
import TokenModel

extension FixedSet {
  /// Writes the files that have another text than before, all or none of them. Fails where one of them is no longer what
  /// was read: somebody is at work on it.
  func write() throws(FileFailure) {
    var outputs: [OutputWriter.Output] = []
    for file in edited {
      let path = file.original.path
      let now: [UInt8]
      do throws(RegularFile.Failure) {
        now = try RegularFile.read(path, limit: file.original.bytes.count + 1, followingLinks: false).bytes
      } catch {
        throw FileFailure(mending: path, error)
      }
      guard now == file.original.bytes else {
        throw FileFailure(path, "has changed since it was read", remedy: "run the command again")
      }
      outputs.append((path: path, bytes: file.source.bytes))
    }
    _ = try OutputWriter().write(outputs)
  }
}

extension FileFailure {
  /// A refusal to mend what is at a path.
  fileprivate init(mending path: String, _ failure: RegularFile.Failure) {
    if failure == .notAFile(.link) {
      self.init(path, "is a symbolic link, which is not written to", remedy: "name the file that it leads to")
    } else {
      self.init(reading: path, failure)
    }
  }
}

extension FindingOptions {
  /// Prints what would be changed on standard output as a patch, and on standard error what would be left to `report`;
  /// ends as the run that makes the changes would.
  func show(_ fixed: FixedSet, _ report: Report) throws {
    let style = Terminal.style(color, on: .output)
    let differences = fixed.edited.map { UnifiedDiff($0, style, isForPeople: POSIX.isTerminal(.output)) }
    let patch = differences.flatMap(\.bytes)
    try GitHubRunner.isHere
      ? StandardStream.output.write(String(decoding: patch, as: UTF8.self)) : StandardStream.output.writeExactly(patch)
    let changes = TextReport.number(fixed.changeCount, "change")
    let files = TextReport.number(fixed.edited.count, "file")
    let left = TextReport.number(report.diagnostics.count, "finding")
    StandardStream.error.print("\(changes) in \(files) would be made, and \(left) would be left\n")
    if isFailure(report.diagnostics) { throw ExitCode.failure }
  }
}
