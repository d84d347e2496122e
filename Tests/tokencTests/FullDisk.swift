import Foundation
import Support

#if canImport(Glibc)
  import Glibc
#endif

/// A build onto a disk with no room left: a small tmpfs in a name space of its own, which ends with the build.
enum FullDisk {
  /// Whether such a disk can be had.
  static let isPossible: Bool = {
    guard let project = try? Project() else { return false }
    return (try? shell("mount -t tmpfs tmpfs .", in: project))?.status == 0
  }()

  /// Builds `tokens/`, fills the disk but for `room` bytes, builds `new.yaml` in the place of `tokens/motion.yaml`, and
  /// lists the outputs; a line for each that has changed follows. The status is that of the second build.
  static func run(room: Int, in project: Project) throws -> Command.Output {
    try shell(
      """
      mkdir disk && mount -t tmpfs -o size=256k tmpfs disk && "$0" build -o disk/Generated >&2 || exit 99
      mkdir old && cp -p disk/Generated/* old/
      cat /dev/zero > disk/filler 2>/dev/null
      truncate -s "-$1" disk/filler
      cp new.yaml tokens/motion.yaml
      "$0" build -o disk/Generated
      status=$?
      ls -A disk/Generated
      diff -r old disk/Generated
      exit $status
      """, "\(room)", in: project)
  }

  /// How many bytes of the disk a file takes.
  static func room(_ bytes: [UInt8]) -> Int {
    let page = Int(getpagesize())
    return (bytes.count + page - 1) / page * page
  }

  private static func shell(_ script: String, _ arguments: String..., in project: Project) throws -> Command.Output {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try project.shell(
      "exec unshare --map-root-user --mount sh -c \"$1\" \"$0\" \(words)", script)
  }
}
