/// The URI of a path: relative for one from the root of the repository, else that of a file.
///
/// Source: RFC 3986; every byte that is not unreserved is encoded.
func uri(ofPath path: String) -> String {
  var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": uri.unicodeScalars.append(scalar)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }
  return uri
}
