/// The times of something that comes and goes.
package struct EnterExit: Hashable, Sendable {
  /// How long it takes to come, in ms.
  package let enter: Amount
  /// How long it takes to go, in ms; nil where nothing is said and it leaves as it came.
  package let exit: Amount?
  /// What goes between the enter and an exit that is put in after it: `, ` or a line end and the indentation.
  package let separator: String

  /// A pair.
  package init(enter: Amount, exit: Amount?, separator: String) {
    self.enter = enter
    self.exit = exit
    self.separator = separator
  }

  /// How long it takes to go, in ms.
  package var effectiveExit: Amount { exit ?? enter }

  /// How many percent of the enter the exit takes, rounded to a tenth; nil for an enter of no time.
  package var share: Decimal? {
    let share = effectiveExit.value.multiplied(by: 100)?.divided(by: enter.value)
    return share.flatMap { Decimal(rounding: $0.double, places: 1) }
  }
}
