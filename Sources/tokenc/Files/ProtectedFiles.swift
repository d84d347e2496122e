/// What a run reads, which no output replaces.
struct ProtectedFiles {
  /// What tells the token files that were found from all others.
  let tokens: Set<FileIdentity>
  /// What tells the configuration from all others; nil where there is none.
  let configuration: FileIdentity?

  /// What the file at a path is, links followed; nil where it may be replaced.
  func role(of path: String) -> String? {
    guard let identity = (try? POSIX.status(of: path, followingLinks: true))?.identity else { return nil }
    if identity == configuration { return "the configuration itself" }
    return tokens.contains(identity) ? "a file of tokens" : nil
  }
}
