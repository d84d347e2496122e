/// How an output compares with what is at its path.
struct OutputState: Hashable, Sendable {
  /// The path as given.
  let path: String
  /// Whether the same bytes are there.
  let freshness: Freshness
  /// The permission bits of what is there; nil if nothing is.
  let mode: UInt32?

  /// Whether an output is what is at its path.
  enum Freshness: Hashable, Sendable {
    /// The same bytes are there.
    case fresh
    /// Nothing is there.
    case missing
    /// Other bytes are there: these, cut at 64 MiB.
    case different([UInt8])
  }

  private static let limit = 64 << 20

  /// Compares `bytes` with what is at `path`; fails if that is no file that may be replaced.
  init(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    self.path = path
    if path.isEmpty || path.utf8.last == UInt8(ascii: "/") {
      throw FileFailure(path, "does not name a file", remedy: "end the path with the name of a file")
    }
    do throws(RegularFile.Failure) {
      let limit = max(Self.limit, bytes.count + 1)
      let present = try RegularFile.read(path, limit: limit, followingLinks: false)
      freshness = present.bytes == bytes ? .fresh : .different(present.bytes)
      mode = present.mode
    } catch {
      if error != .system(.notFound) { throw FileFailure(replacing: path, error) }
      freshness = .missing
      mode = nil
    }
  }
}

extension FileFailure {
  /// A refusal to put an output in the place of what is at its path.
  fileprivate init(replacing path: String, _ failure: RegularFile.Failure) {
    switch failure {
    case .notAFile(let kind):
      let remedy = kind == .link ? "name the file that it leads to, or remove it" : "choose another path"
      self.init(path, "is \(kind.description), which is not replaced by an output", remedy: remedy)
    case .system(.notAFolder): self.init(writing: path, .notAFolder)
    case .system(let error): self.init(reading: path, error)
    }
  }
}
