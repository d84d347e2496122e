import Foundation

/// A temporary folder in which modules are compiled from texts. Each may import those compiled before it, and SwiftUI
/// if the stub is asked for.
package struct SwiftWorkspace: Sendable {
  private let folder: TemporaryFolder
  private let dialect: SwiftDialect
  private let hasStub: Bool
  private let arguments: [String]

  /// Makes the folder, which goes with the last copy of this value.
  ///
  /// - Parameters:
  ///   - dialect: The language mode of all modules, unless one says otherwise.
  ///   - stub: True for the stub as `SwiftUI`; false for SwiftUI as the system has it, on Linux none.
  ///   - arguments: More arguments for the compiler, as `-package-name`.
  /// - Throws: What kept the folder from being made.
  package init(_ dialect: SwiftDialect = .swift6, stub: Bool = false, arguments: [String] = []) throws {
    try self.init(in: TemporaryFolder(), dialect, stub: stub, arguments: arguments)
  }

  init(
    in folder: TemporaryFolder, _ dialect: SwiftDialect = .swift6, stub: Bool = false, arguments: [String] = []
  ) throws {
    self.folder = folder
    self.dialect = dialect
    self.hasStub = stub
    self.arguments = arguments
    try folder.makeFolder("modules")
  }

  /// Checks sources, given by file name, without building them. A `main.swift` may hold statements.
  ///
  /// Throws what kept the compiler from being run.
  package func typecheck(_ sources: [String: String], as dialect: SwiftDialect? = nil) throws -> Compilation {
    try compile("Checked", sources, dialect, ["-typecheck"])
  }

  /// Builds a module that those compiled after it can import.
  ///
  /// Throws what kept the compiler from being run.
  package func module(
    _ name: String, _ sources: [String: String], as dialect: SwiftDialect? = nil
  ) throws -> Compilation {
    try folder.makeFolder("symbols")
    return try compile(
      name, sources, dialect,
      [
        "-emit-module", "-emit-module-path", folder.path("modules/\(name).swiftmodule"),
        "-emit-object", "-o", folder.path("modules/\(name).o"),
        "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path("symbols"),
        "-symbol-graph-minimum-access-level", "internal",
      ]
    )
  }

  /// What a module declares, as the compiler lists it: without what it adds to other modules' types.
  ///
  /// Throws where the module was not built.
  package func symbols(of module: String) throws -> [SwiftSymbol] {
    try SwiftSymbol.symbols(inGraph: folder.bytes("symbols/\(module).symbols.json"))
  }

  /// Builds a program of sources, one of them `main.swift` or with `@main`, and all modules compiled before it.
  ///
  /// Throws what kept the compiler from being run.
  package func build(_ sources: [String: String], as dialect: SwiftDialect? = nil) throws -> Compilation {
    let folders = try hasStub ? [SwiftUIStub.compiled().folder, folder] : [folder]
    let objects = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path("modules")).sorted()
        .filter { $0.hasSuffix(".o") }.map { folder.path("modules/\($0)") }
    }
    return try compile("Program", sources, dialect, ["-emit-executable", "-o", folder.path("program")] + objects)
  }

  /// Builds a program and runs it.
  ///
  /// Throws `Uncompiled` where it does not compile.
  package func run(_ sources: [String: String], as dialect: SwiftDialect? = nil) throws -> Command.Output {
    let compilation = try build(sources, as: dialect)
    guard compilation.succeeded else { throw Uncompiled(compilation: compilation) }
    return try Command(path: folder.path("program")).run(in: folder.path)
  }

  private func compile(
    _ name: String, _ sources: [String: String], _ dialect: SwiftDialect?, _ action: [String]
  ) throws -> Compilation {
    let place = "\(name)-\(UUID().uuidString)"
    for (file, text) in sources { try folder.write("\(place)/\(file)", text) }
    var arguments = ["-module-name", name, "-wmo", "-warnings-as-errors"] + (dialect ?? self.dialect).arguments
    arguments += self.arguments + ["-I", folder.path("modules")]
    if hasStub { arguments += try ["-I", SwiftUIStub.compiled().folder.path("modules")] }
    if sources["main.swift"] == nil { arguments.append("-parse-as-library") }
    return try SwiftCompiler.found().run(arguments + action + sources.keys.sorted(), in: folder.path(place))
  }

  /// A program that was to be run does not compile.
  package struct Uncompiled: Error, CustomStringConvertible {
    /// What the compiler said.
    package let compilation: Compilation

    package var description: String { "the program does not compile: \(compilation)" }
  }
}
