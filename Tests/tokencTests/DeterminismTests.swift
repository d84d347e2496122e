import Foundation
import Support
import Testing

/// The same tokens give the same bytes, wherever and however they are built.
struct DeterminismTests {
  /// The project's own tokens, in folders below the working one; the names in front of it differ.
  private static func project(below parent: String, reversed: Bool = false) throws -> (project: Project, root: String) {
    let project = try Project()
    let folder = Repository.root.appending(path: "tokens").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in reversed ? names.reversed() : names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      try project.folder.write("\(parent)/tokens/\(name)", text)
    }
    return (project, parent)
  }

  private static let environments: [[String: String?]] = [
    ["LANG": "tr_TR.UTF-8", "LC_ALL": nil], ["LC_ALL": "C", "TZ": "Asia/Tokyo"],
    ["LANG": nil, "HOME": nil, "USER": nil],
    ["TZ": "America/St_Johns", "LC_ALL": "de_DE.UTF-8", "COLUMNS": "40", "TERM": "xterm-256color"],
  ]

  private func outputs(_ project: Project, _ folder: String) throws -> [[UInt8]] {
    try Project.outputs.map { try project.folder.bytes("\(folder)/\($0)") }
  }

  @Test func `G01, G02: twenty processes in two folders, locales, zones and with two masks give the same bytes`() throws
  {
    let homes = try [Self.project(below: "a"), Self.project(below: "Größer als/b b", reversed: true)]
    var builds: [[[UInt8]]] = []
    for number in 0..<20 {
      let (project, root) = homes[number % 2]
      let run = try project.shell(
        "umask $1; cd \"$2\"; rm -rf Generated; exec \"$0\" build", ["022", "077"][number / 2 % 2], root,
        environment: Self.environments[number % Self.environments.count])
      try #require(run.status == 0, "\(run)")
      builds.append(try outputs(project, root + "/Generated"))
    }
    #expect(Set(builds).count == 1)
  }

  @Test func `G03: the order of the paths on the command line does not matter`() throws {
    let (project, _) = try Self.project(below: ".")
    let names = ["layout.yaml", "springs.yaml", "times.yaml", "touch.yaml", "transitions.yaml"].map { "tokens/" + $0 }
    for (folder, paths) in [("a", names), ("b", names.reversed()), ("c", names + names + ["tokens/../" + names[0]])] {
      let run = try project.shell("out=$1; shift; exec \"$0\" build -o $out \(paths.joined(separator: " "))", folder)
      try #require(run.status == 0, "\(run)")
    }
    #expect(try outputs(project, "a") == outputs(project, "b"))
    #expect(try outputs(project, "a") == outputs(project, "c"))
  }

  @Test(arguments: ["tokens", "tokens/", "./tokens", "../inner/tokens", "tokens//", "tokens/."])
  func `G02: the way in which a folder is named does not matter`(_ path: String) throws {
    let (project, _) = try Self.project(below: "inner")
    let run = try project.shell("cd inner; \"$0\" build -o a && exec \"$0\" build -o b \"$1\"", path)
    try #require(run.status == 0, "\(run)")
    #expect(try outputs(project, "inner/a") == outputs(project, "inner/b"))
  }

  @Test func `G02: an absolute path gives the same bytes, and no place, host, user or time is in them`() throws {
    let (project, _) = try Self.project(below: "inner")
    let absolute = project.folder.path("inner/tokens")
    try #require(project.tokenc("build", "-o", "a", absolute).status == 0)
    try #require(project.shell("cd inner; exec \"$0\" build -o b").status == 0)
    #expect(try outputs(project, "a") == outputs(project, "inner/b"))
    let host = ProcessInfo.processInfo.hostName
    let secrets = [
      project.folder.path, NSTemporaryDirectory(), "/tokens", NSHomeDirectory() + "/",
      host.utf8.count > 4 ? host : "inner/", "\(Calendar(identifier: .gregorian).component(.year, from: Date()))-",
    ]
    for name in Project.outputs {
      let text = try project.folder.text("a/\(name)")
      for secret in secrets { #expect(!text.contains(secret), "\(name): \(secret)") }
    }
  }

  @Test(.enabled(if: Unprivileged.isPossible, "needs a user who is not root, and setpriv where the tests run as root"))
  func `G02: another user gets the same bytes`() throws {
    let (project, _) = try Self.project(below: ".")
    try project.folder.makeFolder("theirs")
    try project.folder.setMode(0o777, of: "theirs")
    let run = try Unprivileged.tokenc("build", "-o", "theirs", in: project.folder)
    try #require(run.status == 0, "\(run)")
    try #require(project.tokenc("build", "-o", "ours").status == 0)
    #expect(try outputs(project, "theirs") == outputs(project, "ours"))
  }

  @Test func `G06: outputs end with one line feed and hold no carriage return, tab, mark or trailing space`() throws {
    let (project, _) = try Self.project(below: ".")
    for (name, file) in try project.build() {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(String(validating: file.bytes, as: UTF8.self) != nil, "\(name)")
      #expect(text.utf8.last == UInt8(ascii: "\n") && !text.hasSuffix("\n\n"), "\(name)")
      for part in ["\r", "\t", "\u{FEFF}", " \n"] { #expect(!text.contains(part), "\(name)") }
    }
  }
}
