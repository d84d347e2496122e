/// Writes outputs so that each of them is at any time the complete old or the complete new file.
struct OutputWriter {
  /// A file to write: its path and its bytes.
  typealias Output = (path: String, bytes: [UInt8])

  /// The steps of a run, in this order: all of the first kind, then all of the next.
  enum Step: Hashable, Sendable {
    /// A temporary beside the file at the path is written and flushed.
    case write(String)
    /// The temporary takes the name of the file at the path.
    case rename(String)
    /// The list of names of the folder is flushed.
    case synchronize(String)
  }

  /// Called in front of each step; an error that it throws counts as the step's own.
  var before: (Step) throws(SystemError) -> Void = { _ in }

  /// Writes the outputs whose bytes differ from what is there, and says which those were, in the order given.
  ///
  /// Missing folders are made. A file keeps its mode; a new one gets 0644 less the process's mask. After a failure
  /// no file is changed, no temporary is left and no folder is made, except that a failure to flush a folder, the
  /// last step, undoes nothing.
  func write(_ outputs: [Output]) throws(FileFailure) -> [WrittenOutput] {
    let states = try compare(outputs)
    var run = OutputTransaction(before: before)
    do throws(FileFailure) {
      for (output, state) in zip(outputs, states) where state.freshness != .fresh {
        try run.prepare(output.path, output.bytes, mode: state.mode)
      }
      try run.commit()
    } catch {
      throw run.undo(after: error)
    }
    try run.synchronize()
    return states.map { WrittenOutput(path: $0.path, isChanged: $0.freshness != .fresh) }
  }

  /// Compares the outputs with what is there, in the order given; writes nothing. Fails where `write` would refuse:
  /// at a symbolic link, a folder or anything else that is no file.
  func compare(_ outputs: [Output]) throws(FileFailure) -> [OutputState] {
    var states: [OutputState] = []
    var paths: Set<String> = []
    for (path, bytes) in outputs {
      guard paths.insert(FilePath.tidy(path)).inserted else {
        throw FileFailure(path, "is the path of two outputs", remedy: "give each its own path")
      }
      states.append(try OutputState(path, bytes))
    }
    return states
  }
}

/// What became of an output.
struct WrittenOutput: Hashable, Sendable {
  /// The path as given.
  let path: String
  /// Whether its bytes were written; false if they were there already.
  let isChanged: Bool
}
