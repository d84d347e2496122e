/// What a run reads, which no output replaces or joins.
struct ProtectedFiles {
  /// What tells the token files that were found from all others.
  let tokens: Set<FileIdentity>
  /// What tells the folders that are searched for token files from all others.
  let folders: Set<FileIdentity>
  /// What tells the configuration from all others; nil where there is none.
  let configuration: FileIdentity?
  /// What tells the baseline from all others; nil where there is none.
  var baseline: FileIdentity?

  /// Refuses to put something in the place of what is read.
  func refuse(_ path: String, _ what: String) throws(FileFailure) {
    guard let role = role(of: path) else { return }
    throw FileFailure(path, "is \(role), which is not replaced by \(what)", remedy: "choose another folder")
  }

  /// What the file at a path is or would be, links followed; nil where an output may be there.
  func role(of path: String) -> String? {
    if let identity = (try? POSIX.status(of: path, followingLinks: true))?.identity {
      if identity == configuration { return "the configuration itself" }
      if identity == baseline { return "the baseline itself" }
      if tokens.contains(identity) { return "a file of tokens" }
    }
    let name = FilePath.lastPart(of: path)
    // A file of that name would steer the next run, or be taken for tokens by it.
    if name == ConfigurationFile.name { return "what a configuration is called" }
    if name == ".tokenc-manifest.json" { return "a name that tokenc keeps for itself" }
    return name.isTokenFile && isAmongTokens(path) ? "where token files are read" : nil
  }

  private func isAmongTokens(_ path: String) -> Bool {
    var folder = FilePath.folder(of: path)
    while !folders.isEmpty {
      // Of folders that are still to be made the first that is there counts.
      if let real = try? POSIX.realPath(of: folder), let status = try? POSIX.status(of: real, followingLinks: true) {
        if folders.contains(status.identity) { return true }
        folder = real
      }
      let parent = FilePath.folder(of: folder)
      if parent == folder { return false }
      folder = parent
    }
    return false
  }
}
