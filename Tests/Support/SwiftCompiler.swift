import Foundation

/// The Swift compiler that generated code is compiled with: that of the toolchain that runs the tests, if it can be
/// told, else the first on the path.
package struct SwiftCompiler: Sendable {
  private let command: Command
  private let leading: [String]

  /// The compiler, looked for once.
  ///
  /// Throws `Command.MissingProgram` where there is none.
  package static func found() throws -> SwiftCompiler { try search.get() }

  private static let search = Result { try SwiftCompiler(environment: ProcessInfo.processInfo.environment) }

  private init(environment: [String: String]) throws {
    (command, leading) = try Self.tool("swiftc", environment)
  }

  /// A program of the toolchain, and what comes before its arguments.
  ///
  /// Throws `Command.MissingProgram` where there is none.
  static func tool(
    _ name: String, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> (command: Command, leading: [String]) {
    #if os(macOS)
      // `xcrun` sets the SDK as well, and minds the chosen toolchain.
      return (Command(path: "/usr/bin/xcrun"), [name])
    #else
      let onPath = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      let chosen = name == "swiftc" ? environment["SWIFT_EXEC"] : nil
      let beside = besideRunningLibrary().map { "\($0)/\(name)" }
      let candidates = [chosen, beside].compactMap { $0 } + onPath
      guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
        throw Command.MissingProgram(name: name, folders: candidates)
      }
      return (Command(path: path), [])
    #endif
  }

  /// The programs of the toolchain whose standard library this process has loaded, as Linux tells it.
  private static func besideRunningLibrary() -> String? {
    let library = "/lib/swift/linux/libswiftCore.so"
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(library) }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    return line[start...].dropLast(library.count) + "/bin"
  }

  /// Calls the compiler with a cache of modules that the tests of this process share.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - folder: The absolute path of its working folder.
  /// - Returns: Its status and what it said.
  /// - Throws: What kept it from being run.
  package func run(_ arguments: [String], in folder: String) throws -> Compilation {
    let cache = try ["-module-cache-path", ProcessFolder.shared().path("ModuleCache")]
    let style = ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    let output = try command.run(leading + cache + style + arguments, in: folder)
    return Compilation(status: output.status, errorText: output.errorText)
  }
}

/// What came of a call of the compiler.
package struct Compilation: Sendable, CustomStringConvertible {
  /// The exit status: 0 if the sources compiled.
  package let status: Int32
  /// The diagnostics, as `Name.swift:2:21: error: …` for the sources of the module that was compiled.
  package let errorText: String

  /// True if the sources compiled without error or warning.
  package var succeeded: Bool { status == 0 && errorText.isEmpty }

  package var description: String { "status \(status)\n\(errorText)" }
}

/// A language mode to compile in. Warnings are errors in all of them.
package struct SwiftDialect: Sendable, CustomStringConvertible {
  package let description: String
  let arguments: [String]

  /// Swift 6.
  package static let swift6 = SwiftDialect(description: "Swift 6", arguments: ["-swift-version", "6"])

  /// Swift 5 with complete concurrency checking.
  package static let swift5 = SwiftDialect(
    description: "strict Swift 5", arguments: ["-swift-version", "5", "-strict-concurrency=complete"])

  /// Both.
  package static let all = [swift6, swift5]

  /// The dialect with upcoming features, by name.
  package func enabling(_ features: String...) -> SwiftDialect {
    SwiftDialect(
      description: "\(description) with \(features.joined(separator: ", "))",
      arguments: arguments + features.flatMap { ["-enable-upcoming-feature", $0] }
    )
  }

  /// The dialect of modules that are on the main actor unless they say otherwise.
  package var onMainActor: SwiftDialect {
    SwiftDialect(
      description: "\(description) on the main actor",
      arguments: arguments + ["-default-isolation", "MainActor"]
    )
  }
}

/// A folder for what the tests of this process share, removed when the process exits.
enum ProcessFolder {
  static func shared() throws -> TemporaryFolder { try folder.get() }

  private static let folder = Result {
    let folder = try TemporaryFolder()
    atexit { try? ProcessFolder.shared().remove() }
    return folder
  }
}
