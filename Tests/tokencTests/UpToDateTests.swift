import Foundation
import Support
import Testing

/// What a second build does.
struct UpToDateTests {
  private let project: Project
  private let first: [String: FileSnapshot]

  init() throws {
    project = try Project(["tokens/motion.yaml": Project.tokens])
    first = try project.build()
  }

  @Test func `a build says what it wrote`() throws {
    let run = try project.tokenc("build", "-o", "out//new/")
    #expect(run.outputText == Project.outputs.map { "wrote out/new/\($0)\n" }.joined())
    #expect(run.errors.isEmpty && run.status == 0)
    #expect(try project.folder.snapshot("out/new").mapValues(\.bytes) == first.mapValues(\.bytes))
  }

  @Test func `G10: a second build writes nothing and says so`() throws {
    let run = try project.tokenc("build")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.outputText == "up to date: Generated/Motion.swift, Generated/motion.json, Generated/motion.md\n")
    #expect(try project.folder.snapshot("Generated") == first)
  }

  @Test func `G11: an input that was touched or written anew changes nothing`() throws {
    try project.folder.write("tokens/motion.yaml", Project.tokens)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceReferenceDate: 0)],
      ofItemAtPath: project.folder.path("tokens/motion.yaml"))
    #expect(try project.tokenc("build").outputText.hasPrefix("up to date: "))
    #expect(try project.folder.snapshot("Generated") == first)
  }

  @Test func `G11: a comment at the end of a line changes nothing`() throws {
    let commented = Project.tokens.replacing("bounce: 0\n", with: "bounce: 0   # none\n")
    try project.folder.write("tokens/motion.yaml", commented)
    #expect(try project.tokenc("build").outputText.hasPrefix("up to date: "))
    #expect(try project.folder.snapshot("Generated") == first)
  }

  @Test func `G11: a description changes the lines that show it, and no other`() throws {
    let (old, new) = ("The first description.", "Another description.")
    try project.folder.write("tokens/motion.yaml", Project.tokens.replacing(old, with: new))
    #expect(try project.build().count == first.count)
    for (name, file) in first {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.contains(old), "\(name)")
      #expect(try project.folder.text("Generated/\(name)") == text.replacing(old, with: new))
    }
  }

  @Test func `one output that was removed is written alone`() throws {
    try FileManager.default.removeItem(atPath: project.folder.path("Generated/motion.json"))
    #expect(try project.tokenc("build").outputText == "wrote Generated/motion.json\n")
    let now = try project.folder.snapshot("Generated")
    #expect(now.mapValues(\.bytes) == first.mapValues(\.bytes))
    #expect(now["Motion.swift"] == first["Motion.swift"] && now["motion.md"] == first["motion.md"])
  }

  @Test func `warnings are no reason not to build`() throws {
    try project.folder.write("tokens/odd.yaml", "spacing: { odd: 7 }\n")
    let run = try project.tokenc("build")
    #expect(run.status == 0)
    #expect(run.errorText.hasPrefix("tokens/odd.yaml:1:17: warning: "))
    #expect(run.errorText.contains("\n1 warning in 2 files, 6 tokens"))
    #expect(run.outputText == Project.outputs.map { "wrote Generated/\($0)\n" }.joined())
  }

  @Test func `files that are not generated are left alone`() throws {
    try project.folder.write("Generated/mine.txt", "mine")
    try project.folder.write("tokens/motion.yaml", "spacing: { md: 16 }\n")
    #expect(try project.build()["mine.txt"]?.bytes == Array("mine".utf8))
  }
}
