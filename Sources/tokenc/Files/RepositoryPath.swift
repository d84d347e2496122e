/// Paths as programs want them that look at a whole repository.
struct RepositoryPath {
  /// The nearest folder above the working directory with `.git`, itself included, else the working directory; absolute,
  /// without links. Nil where the working directory is gone.
  private let root: String?

  /// Looks for the repository of the working directory.
  init() {
    let working = try? POSIX.realPath(of: ".")
    root = working.flatMap(RealPath.repository) ?? working
  }

  /// The path of a file from the root of the repository, links followed; as it is where there is no such file, and whole
  /// where it lies outside.
  func path(of path: String) -> String {
    guard let root, let real = try? POSIX.realPath(of: path) else { return path }
    return FilePath.isInside(real, root) ? FilePath.relative(real, from: root) : real
  }
}
