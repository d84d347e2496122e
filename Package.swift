// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  // Where the tests run; the warnings of another platform's SDK must not break anybody's build.
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
]

/// A module and its imports: these lists are the walls that `architecture` draws.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// The tests of one module, in the folder of the same name.
func tests(_ name: String, imports: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "Support"] + imports,
    exclude: exclude,
    swiftSettings: settings
  )
}

let package = Package(
  name: "tokenc",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "tokenc", targets: ["tokenc"])],
  targets: [
    .systemLibrary(
      name: "CYaml",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    module("SpringPhysics"),
    module("TokenModel", imports: ["SpringPhysics"]),
    module("TokenSource", imports: ["CYaml", "TokenModel"]),
    module("TokenRules", imports: ["SpringPhysics", "TokenModel"]),
    module("Mustache", imports: ["TokenModel"]),
    module("TokenOutput", imports: ["Mustache", "SpringPhysics", "TokenModel"]),
    module("TokenCompiler", imports: ["TokenModel", "TokenSource", "TokenRules", "TokenOutput"]),
    .executableTarget(
      name: "tokenc",
      dependencies: ["TokenCompiler", "TokenModel"],
      swiftSettings: settings
    ),

    .target(
      name: "Support",
      dependencies: ["TokenModel", "TokenSource"],
      path: "Tests/Support",
      swiftSettings: settings
    ),
    tests("SpringPhysics"),
    tests("TokenModel"),
    tests("TokenSource", imports: ["TokenModel"]),
    tests("TokenRules", imports: ["SpringPhysics", "TokenModel", "TokenSource"]),
    tests("Mustache", imports: ["TokenModel"]),
    tests("TokenOutput", imports: ["SpringPhysics", "TokenModel", "TokenSource"], exclude: ["Goldens"]),
    tests("TokenCompiler", imports: ["TokenModel", "TokenOutput", "TokenRules", "TokenSource"]),
    tests("tokenc", imports: ["TokenCompiler", "TokenModel"]),
  ]
)
