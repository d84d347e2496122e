import Foundation
import Support
import Testing

/// Hardening G50 on a disk: the paths of a configuration stay inside the repository, whatever links lead out of it.
struct ConfigurationContainmentTests {
  private let project: Project

  init() throws {
    project = try Project([
      "outer/secret.yaml": "spacing: { a: 4 }\n", "outer/repo/app/tokens/a.yaml": "spacing: { a: 4 }\n",
    ])
  }

  /// Checks with a configuration in `outer/repo/app`, and gives the first lines of its findings.
  private func complaints(_ configuration: String, status: Int32 = 2) throws -> [String] {
    try project.folder.write("outer/repo/app/tokenc.yaml", configuration)
    let before = try project.folder.snapshot(".")
    var lines: Set<[String]> = []
    for command in ["check", "build"] {
      let run = try project.shell("cd outer/repo/app; exec \"$0\" $1 tokens", command)
      #expect(run.status == status, "\(run)")
      lines.insert(run.errorText.split(separator: "\n").map(String.init).filter { $0.hasPrefix("tokenc.yaml:") })
    }
    if status != 0 { #expect(try project.folder.snapshot(".") == before) }
    #expect(lines.count == 1)
    return lines.first ?? []
  }

  private func output(_ path: String) -> String { "outputs: [{ format: json, path: \(path) }]\n" }

  @Test func `without a repository they stay in the configuration's folder, with one in the repository`() throws {
    let outside = "tokenc.yaml:1:33: error: `../x/m.json` leads out of"
    #expect(
      try complaints(output("../x/m.json")) == ["\(outside) the folder of the configuration [value-invalid]"])
    try project.folder.makeFolder("outer/repo/.git")
    #expect(try complaints(output("../x/m.json"), status: 0) == [])
    #expect(
      try complaints(output("../../m.json")) == [
        "tokenc.yaml:1:33: error: `../../m.json` leads out of the repository [value-invalid]"
      ])
    try project.folder.makeFolder("outer/repo/app/.git")
    #expect(
      try complaints(output("../x/m.json")) == [
        "tokenc.yaml:1:33: error: `../x/m.json` leads out of the repository [value-invalid]"
      ])
  }

  @Test func `tokens stay inside too, be they read or not`() throws {
    #expect(
      try complaints("tokens: [tokens, ../../secret.yaml, ../..]\n") == [
        "tokenc.yaml:1:18: error: `../../secret.yaml` leads out of the folder of the configuration [value-invalid]",
        "tokenc.yaml:1:37: error: `../..` leads out of the folder of the configuration [value-invalid]",
      ])
  }

  @Test(arguments: ["out/m.json", "out/deep/m.json", "inner/out/m.json"])
  func `a link that leads out is followed, and found out`(_ path: String) throws {
    try project.folder.makeFolder("outer/elsewhere")
    try project.folder.link("outer/repo/app/out", to: "../../elsewhere")
    try project.folder.link("outer/repo/app/inner", to: ".")
    #expect(
      try complaints(output(path)) == [
        "tokenc.yaml:1:33: error: `\(path)` leads out of the folder of the configuration by a symbolic link [value-invalid]"
      ])
    #expect(
      try complaints("tokens: out\n") == [
        "tokenc.yaml:1:9: error: `out` leads out of the folder of the configuration by a symbolic link [value-invalid]"
      ])
  }

  @Test func `a link that stays inside is fine, and an absolute one to the same place too`() throws {
    try project.folder.makeFolder("outer/repo/app/real")
    try project.folder.link("outer/repo/app/near", to: "real")
    try project.folder.link("outer/repo/app/far", to: project.folder.path("outer/repo/app/real"))
    #expect(try complaints(output("near/m.json"), status: 0) == [])
    #expect(try complaints(output("far/n.json"), status: 0) == [])
    #expect(try project.folder.snapshot("outer/repo/app/real").keys.sorted() == ["m.json", "n.json"])
  }

  @Test func `links to nothing and loops of links are named`() throws {
    try project.folder.link("outer/repo/app/gone", to: "nowhere")
    try project.folder.link("outer/repo/app/loop", to: "loop")
    try project.folder.write("outer/repo/app/file", "")
    #expect(
      try complaints(
        """
        tokens: gone
        outputs:
          - { format: json, path: gone/m.json }
          - { format: swift, path: loop/m.json }
          - { format: markdown, path: file/m.json }

        """) == [
          "tokenc.yaml:1:9: error: `gone` leads through a symbolic link to nothing [value-invalid]",
          "tokenc.yaml:3:27: error: `gone/m.json` leads through a symbolic link to nothing [value-invalid]",
          "tokenc.yaml:4:28: error: `loop/m.json` leads through a loop of symbolic links [value-invalid]",
          "tokenc.yaml:5:31: error: `file/m.json` lies below a file, not a folder [value-invalid]",
        ])
  }

  @Test func `two outputs that are one file by a link are found out`() throws {
    try project.folder.makeFolder("outer/repo/app/real")
    try project.folder.link("outer/repo/app/link", to: "real")
    let text = "outputs:\n  - { format: json, path: real/m }\n  - { format: swift, path: link/m }\n"
    #expect(
      try complaints(text) == ["tokenc.yaml:3:28: error: `link/m` is the file of another output [value-invalid]"])
  }

  @Test func `tokens that are not there are named where they are written, if they are to be read`() throws {
    try project.folder.write("outer/repo/app/tokenc.yaml", "tokens: [tokens, tokns]\n")
    let run = try project.shell("cd outer/repo/app; exec \"$0\" check")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorText.hasPrefix("tokenc.yaml:1:18: error: `tokns` does not exist [value-invalid]\n"), "\(run)")
    #expect(try project.shell("cd outer/repo/app; exec \"$0\" check tokens").status == 0)
  }

  @Test func `a path on the command line is the user's own word`() throws {
    try project.folder.write("outer/repo/app/tokenc.yaml", "tokens: tokens\n")
    let run = try project.shell("cd outer/repo/app; exec \"$0\" build tokens/a.yaml ../../secret.yaml -o ../../out")
    #expect(run.status == 1 && run.errorText.contains("`spacing.a` is defined twice"), "\(run)")
    let alone = try project.shell(
      "cd outer/repo/app; exec \"$0\" build --config tokenc.yaml ../../secret.yaml -o ../../out")
    #expect(alone.status == 0, "\(alone)")
    #expect(try project.folder.snapshot("outer/out").count == 3)
  }
}
