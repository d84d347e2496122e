import Support
import Testing

@testable import TokenOutput

/// Generated Swift as a module called Tokens, compiled without a warning.
struct CompiledSet {
  /// What the module was compiled from.
  let text: String
  /// The folder in which programs find the module.
  let workspace: SwiftWorkspace

  /// Compiles Swift of a set; the stub stands for SwiftUI, without it there is none on Linux.
  init(_ set: GeneratedSet, _ dialect: SwiftDialect = .swift6, stub: Bool) throws {
    try self.init(text: set.render(.swift), dialect, stub: stub)
  }

  private init(text: String, _ dialect: SwiftDialect, stub: Bool) throws {
    self.text = text
    workspace = try SwiftWorkspace(dialect, stub: stub)
    let compilation = try workspace.module("Tokens", ["Motion.swift": text])
    try #require(compilation.succeeded, "\(compilation)")
  }
}

extension SwiftDialect {
  /// Those that generated code must compile in, and one with the upcoming features that change imports and
  /// existentials.
  static let generated =
    all + [
      swift6.enabling("InternalImportsByDefault", "ExistentialAny", "MemberImportVisibility")
    ]
}
