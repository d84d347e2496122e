import Testing

@testable import tokenc

/// Paths as text.
struct FilePathTests {
  @Test(arguments: [
    ("/a/b", "/a/b", ""), ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b/c", ".."), ("/a/x/y", "/a/b/c", "../../x/y"),
    ("/x", "/", "x"), ("/", "/x/y", "../.."), ("/ab", "/a", "../ab"), ("/", "/", ""),
  ])
  func `the way from a folder to a path is the shortest`(_ path: String, _ folder: String, _ way: String) {
    #expect(FilePath.relative(path, from: folder) == way)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/", "/a", false), ("/a", "/", true),
    ("/", "/", true), ("/b/a", "/a", false),
  ])
  func `a folder holds what lies below it, and itself`(_ path: String, _ folder: String, _ isInside: Bool) {
    #expect(FilePath.isInside(path, folder) == isInside)
  }
}
