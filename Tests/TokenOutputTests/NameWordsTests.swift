import Testing
import TokenModel

@testable import TokenOutput

/// “Names in outputs” of the language.
@Suite("Words of names")
struct NameWordsTests {
  @Test(
    "A name becomes words, and these the names of a member and of a type",
    arguments: [
      ("quick", ["quick"], "quick", "Quick"),
      ("DURATION_TOAST", ["duration", "toast"], "durationToast", "DurationToast"),
      ("fast-2", ["fast", "2"], "fast2", "Fast2"), ("2xl", ["2xl"], "_2xl", "_2xl"),
      ("toast-enter", ["toast", "enter"], "toastEnter", "ToastEnter"),
      ("toast_enter", ["toast", "enter"], "toastEnter", "ToastEnter"),
      ("Toast Enter", ["Toast", "Enter"], "toastEnter", "ToastEnter"),
      ("toastEnter", ["toast", "Enter"], "toastEnter", "ToastEnter"),
      ("ToastEnter", ["Toast", "Enter"], "toastEnter", "ToastEnter"),
      ("x2Large", ["x2", "Large"], "x2Large", "X2Large"),
      ("URL", ["url"], "url", "Url"), ("2XL", ["2xl"], "_2xl", "_2xl"),
      ("XMLParser", ["XMLParser"], "xmlparser", "XMLParser"),
      ("-a--b_", ["a", "b"], "aB", "AB"), ("default", ["default"], "`default`", "Default"),
      ("SELF", ["self"], "`self`", "`Self`"), ("type", ["type"], "type", "`Type`"), ("any", ["any"], "any", "`Any`"),
      ("await", ["await"], "`await`", "Await"), ("über-groß", ["über", "groß"], "überGroß", "ÜberGroß"),
      ("ßa", ["ßa"], "ßa", "Ssa"), ("ǆ", ["ǆ"], "ǆ", "ǅ"), ("漢字 2", ["漢字", "2"], "漢字2", "漢字2"),
      ("٣", ["٣"], "_٣", "_٣"),
      ("\u{93E}a", ["\u{93E}a"], "_\u{93E}a", "_\u{93E}a"), ("a1B", ["a1", "B"], "a1B", "A1B"),
      ("Ⅷa", ["Ⅷa"], "ⅷa", "Ⅷa"), ("שלום עולם", ["שלום", "עולם"], "שלוםעולם", "שלוםעולם"),
    ])
  func words(name: String, words: [String], member: String, type: String) {
    #expect(NameWords(name).words == words)
    #expect(SwiftNames.member(name) == member)
    #expect(SwiftNames.type(name) == type)
  }
}
