import TokenCompiler

/// The runner of GitHub, which reads what a step prints and obeys some of it.
enum GitHubRunner {
  /// Whether it runs the process.
  static var isHere: Bool { POSIX.environment("GITHUB_ACTIONS") == "true" }

  /// Appends a report to the summary of the step, where a runner keeps one.
  static func addToSummary(_ report: Report) throws(FileFailure) {
    guard isHere, let path = POSIX.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    do throws(SystemError) {
      try POSIX.writeAll(Array(GitHubSummary(report).text.utf8), to: try POSIX.openToAppend(path))
    } catch {
      throw FileFailure(writing: path, error)
    }
  }
}
