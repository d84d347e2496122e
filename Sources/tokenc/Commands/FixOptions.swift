/// What `check` takes about the changes that findings offer.
struct FixOptions: ParsableArguments {
  @Flag(name: .customLong("fix"), help: "Make the changes that keep the meaning, and report what is left.")
  var isOn = false

  @Flag(name: .customLong("unsafe"), help: "With --fix: also make those that change values or names.")
  var isUnsafe = false

  @Flag(help: "With --fix: print the changes as a patch, and write nothing.")
  var dryRun = false

  func validate() throws {
    if !isOn, isUnsafe || dryRun {
      throw ValidationError("`\(isUnsafe ? "--unsafe" : "--dry-run")` says how `--fix` works; add `--fix`")
    }
  }
}
