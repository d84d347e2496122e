/// Names that mean something in Swift, in the generated file or to Unicode.
enum HostileNames {
  /// What Swift reads as words of its own, somewhere.
  static let keywords = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator \
    precedencegroup private protocol public rethrows static struct subscript typealias var break case catch continue \
    default defer do else fallthrough for guard if in repeat return switch throw where while Any as await false is nil \
    self Self super throws true try Type Protocol async get set willSet didSet mutating nonmutating left right none \
    some any lazy final optional open override package required weak unowned actor borrowing consuming nonisolated \
    isolated sending distributed each copy consume discard unsafe then yield macro convenience indirect dynamic infix \
    prefix postfix precedence associativity higherThan assignment _modify _read unavailable main autoclosure escaping \
    Sendable inlinable dynamicType file line column function dsohandle selector keyPath available
    """.split(separator: " ").map(String.init)

  /// What the generated file uses or declares, and what its types inherit.
  static let members = """
    min max exp log pow cos sin abs sqrt pi animation reduced value index delay token body content description hashValue \
    hash hashable duration bounce stiffness damping dampingRatio settlingTime frequency ratio swing isCritical remainder \
    time angle decay turn slow fast slowPart fastPart low high half last middle allCases AllCases interval maxItems \
    enter exit withMotion withAnimation modifier motion spring easeOut crossfade immediate magnitude \
    squareRoot rounded foundation swift newValue oldValue error print fatalError type zero infinity rawValue easing \
    unchanged curve x1 y1 x2 y2 coordinate first second parameter rest unit-curve timing-curve linear easeIn easeInOut \
    dismiss-distance dismiss-fraction dismiss-velocity rubber-band hold-duration shouldDismiss translation velocity \
    dimension threshold fraction offset pull shift reduceMotion initialVelocity interpolatingSpring anchor resolve \
    transition motion-transition opacity move push scale blurReplace identity asymmetric insertion removal combined \
    impact selection success weight flexibility intensity light make stagger center bezier startControlPoint at
    """.split(separator: " ").map(String.init)

  /// Types that the generated file uses, declares or sees.
  static let types = """
    Double View Duration Spring Swift Foundation Motion Int TimeInterval Optional Never Any Self Bool CGFloat String \
    Array Dictionary Set Float Result Value Void Content Body Environment ViewModifier MotionModifier MotionToken \
    Animation AnyTransition Transition Edge Gesture Hashable Sendable CaseIterable Equatable Hasher AllCases Reduced \
    Durations EnterExit Stagger Spacing Radius Transitions Scales Haptics Gestures SwiftUI Tokens Error Task Actor \
    MainActor SensoryFeedback UnitCurve UnitPoint Easing MotionTransition MotionTransitionModifier \
    StaggeredMotionModifier Element Iterator Sequence Collection Comparable Codable Identifiable ID RawValue Text Color State \
    UnitPoint Date Data URL Character Unicode Range AnyObject Int64 UInt Regex Type Protocol FloatLiteralType \
    IntegerLiteralType ExpressibleByFloatLiteral ArrayLiteralElement _StringProcessing _Concurrency SwiftOnoneSupport
    """.split(separator: " ").map(String.init)

  /// Names of other shapes and scripts.
  static let shapes = [
    "2xl", "1fast", "01", "0", "3.5", "1-2", "1_2", "fast-out", "fast_in", "Toast Enter", "DURATION_TOAST", "XMLParser",
    "URL", "iOS", "toastÉcran", "a", "A", "x2", "_leading", "trailing_", "-dash-", "a--b", "__", "-", "", " ", "a  b",
    " a", "é", "e\u{301}t", "\u{301}mark", "\u{93E}vowel", "a_\u{301}b", "a-\u{93E}", "漢字", "日本 語", "ひらがな", "ﾊﾝｶｸ",
    "Ⅷ", "ᏣᎳᎩ", "ß", "ẞ", "İstanbul", "ıl", "ŉa", "ǆ", "ﬁne", "ΐ", "ΑΣ", "שלום", "مرحبا", "עבר-2", "ไทย", "हिन्दी",
    "한국어", "ქართული", "Ქართული", "٣", "a٣", "٣-٤", "²", "a²", "½", "µs", "ª", "·", "a·b", "‿", "a‿b", "a\u{FE33}b",
    "𝒳", "𐐀", "🎉", "a🎉", "☃", "$x", "`a`", "a`", "a.b", "a/b", "a:b", "a(b)", "a\"b", "a\\b", "#if", "//", "/*", "a\tb",
    "a\u{A0}b", "a\u{200D}b", "a\u{200B}b", "a\u{202E}b", "a\u{AD}b", "a\u{FE0F}", "a\u{E0100}", "\u{115F}", "ㅤ", "℘",
    "℮", "ⅈ", "\u{1885}", "\u{387}", "\u{1369}", "\u{19DA}", "\u{30FB}", "\u{37A}", "\u{E33}", "\u{FF9E}", "\u{345}a",
    "x\u{345}", "__proto__", "constructor", "\u{FEFF}a", String(repeating: "x", count: 64),
    String(repeating: "x", count: 65), String(repeating: "漢", count: 64), "$0", "_1", "a1B2c3", "HTMLtoPDF",
    "snake_Case-Mix d",
  ]

  /// All of them, each once.
  static let all = {
    var seen: Set<[UInt8]> = []
    return (keywords + members + types + shapes).filter { seen.insert(Array($0.utf8)).inserted }
  }()
}
