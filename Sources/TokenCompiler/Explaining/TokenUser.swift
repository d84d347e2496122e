import TokenModel

/// A place where a token refers to another one.
struct TokenUser {
  /// The token that refers to it.
  let path: TokenPath
  /// Where.
  let place: SourceRange

  /// The places that refer to a token or to a part of it, by token and place.
  static func all(of token: Token, in set: TokenSet) -> [TokenUser] {
    func isNamed(_ index: Int) -> Bool { set.token(index)?.path == token.path }
    return set.tokens.flatMap { user in
      var places = user.references.filter { isNamed($0.token) }.map(\.range)
      if let origin = user.distance?.origin, isNamed(origin.named.token) {
        places += user.distance.map { [$0.place] } ?? []
      }
      if let setting = user.reduceMotion {
        switch setting.replacement {
        case .curve(_, let index): if isNamed(index) { places.append(setting.place) }
        case .crossfade(let time?):
          if let origin = time.origin, isNamed(origin.named.token) { places.append(time.place) }
        case .crossfade(nil), .none, .keep: break
        }
      }
      // Arithmetic that names it twice stands at one place.
      return Set(places).sorted().map { TokenUser(path: user.path, place: $0) }
    }
  }
}
