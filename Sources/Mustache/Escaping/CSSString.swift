extension Escaper {
  /// A CSS string in quotes of either kind; no style element and no comment ends within it.
  ///
  /// CSS has no NUL: it reads as U+FFFD, and so it is written.
  static let css = Escaper(special: #"\"'*<"#) { (scalar: Unicode.Scalar, output) in
    output.append(UInt8(ascii: "\\"))
    if scalar == "<" || scalar == "*" || scalar.isHidden {
      output.append(hexadecimal: scalar.value == 0 ? 0xFFFD : scalar.value)
      output.append(UInt8(ascii: " "))
    } else {
      output.append(scalar)
    }
  }
}
