/// How a name of several words is spelt.
package enum Spelling: Sendable {
  /// `toastEnter`.
  case camelCase
  /// `toast-enter`.
  case kebabCase
  /// Everything else: `toast_enter`, `ToastEnter`, `Toast enter`.
  case other

  /// The style of a name; nil for one word in small letters, which is at home in every style.
  package init?(of name: String) {
    var hasDash = false
    var hasCapital = false
    var isOther = false
    for (offset, scalar) in name.unicodeScalars.enumerated() {
      switch scalar {
      case "-": hasDash = true
      case "_", " ": isOther = true
      case "A"..."Z":
        hasCapital = true
        if offset == 0 { isOther = true }
      case _ where !scalar.isASCII && scalar.properties.isUppercase:
        hasCapital = true
        if offset == 0 { isOther = true }
      default: break
      }
    }
    if isOther || (hasDash && hasCapital) {
      self = .other
    } else if hasDash {
      self = .kebabCase
    } else if hasCapital {
      self = .camelCase
    } else {
      return nil
    }
  }
}
