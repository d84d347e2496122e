import Foundation
import SwiftUI
import Tokens

// An app's worth of call sites, for the tokens in `Compact`.

/// A feature module adds tokens of its own.
extension MotionToken {
  static let house = MotionToken(duration: 0.2, bounce: 0)
  static let still = MotionToken(duration: 0.2, bounce: 0.1, reduced: .immediate)
  static let glide = MotionToken(duration: 0.2, easing: .emphasized, reduced: .unchanged)
  enum Feature {
    static let card = MotionToken(duration: 0.3, bounce: 0, reduced: .crossfade(0.1))
    static let drop = MotionToken(
      duration: 0.3, bounce: 0.1, reduced: .curve(duration: 0.1, easing: Motion.Easing(0.4, 0, 1, 1)))
  }
}

extension MotionTransition {
  static let pulled = MotionTransition { anchor, reduceMotion in
    reduceMotion ? .opacity : .scale(scale: 0.9, anchor: anchor)
  }
}

struct Card: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOpen = false
  @State private var offset: CGFloat = 0
  let isPressed: Bool

  var body: some View {
    Text(verbatim: "Card")
      .scaleEffect(isPressed ? Motion.Scales.Press.standard : 1)
      .motion(.standard, value: isPressed)
      .padding(.horizontal, Spacing._2xl)
      .padding(Radius.Controls.button)
      .animation(Motion.standard, value: isOpen)
      .animation(Motion.default(reduceMotion: reduceMotion), value: isOpen)
      .animation(MotionToken.Momentum.flick.animation(initialVelocity: 4), value: offset)
      .offset(y: Motion.Gestures.edge.rubberBand(offset, dimension: 300))
  }

  func drag(translation: CGFloat, velocity: CGFloat) {
    guard Motion.Gestures.dismissSheet.shouldDismiss(translation: translation, velocity: velocity) else { return }
    withMotion(.Momentum.flick, reduceMotion: reduceMotion) { isOpen = false }
  }

  func swipe(translation: CGFloat, velocity: CGFloat, width: CGFloat) -> Bool {
    Motion.Gestures.Cards.dismiss.shouldDismiss(translation: translation, velocity: velocity, dimension: width)
  }

  func toggle() throws -> Int {
    withMotion(.crossfade, reduceMotion: reduceMotion) { isOpen.toggle() }
    return try withMotion(.glide, reduceMotion: reduceMotion) { try count() }
  }

  private func count() throws -> Int { 1 }
}

struct Rows: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let isVisible: Bool

  var body: some View {
    Text(verbatim: "First").motion(.standard, value: isVisible, stagger: .list, at: 0)
    Text(verbatim: "Second").motion(.Momentum.HeavyThings.sheetDetent, value: isVisible, stagger: .Grids.photos, at: 1)
    Text(verbatim: "Third").animation(Motion.standard.delay(Motion.Stagger.list.delay(at: 2)), value: isVisible)
    Text(verbatim: "Fourth").motion(._2xl, value: isVisible).motion(.default, value: isVisible)
    Text(verbatim: "Fifth").motion(.house, value: isVisible).motion(.still, value: isVisible)
    Text(verbatim: "Sixth").motion(.Feature.card, value: isVisible).motion(.Feature.drop, value: isVisible)
    Text(verbatim: "Seventh").animation(Motion.Momentum.throw(reduceMotion: reduceMotion), value: isVisible)
    Text(verbatim: "Eighth").animation(Motion.Momentum.glow, value: isVisible).motion(.tint, value: isVisible)
    Text(verbatim: "Ninth").animation(MotionToken.hold.animation(reduceMotion: reduceMotion), value: isVisible)
  }
}

struct Notices: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let isShown: Bool
  let isPaid: Bool

  var body: some View {
    if isShown {
      Text(verbatim: "Saved").motionTransition(.toast)
      Text(verbatim: "Menu").motionTransition(.popover, anchor: .topTrailing)
      Text(verbatim: "Row").transition(Motion.Transitions.row(reduceMotion: reduceMotion))
      Text(verbatim: "Pages").motionTransition(.Pages.forward).motionTransition(.Pages.upwards)
      Text(verbatim: "Badge").transition(Motion.Transitions.badge(anchor: .top, reduceMotion: reduceMotion))
      Text(verbatim: "Flash").transition(Motion.Transitions.flash())
      Text(verbatim: "Figure").motionTransition(.figure).motionTransition(.swap)
      Text(verbatim: "Fade").transition(Motion.Transitions.figure().combined(with: Motion.Transitions.fade()))
      Text(verbatim: "Own").motionTransition(.pulled, anchor: .bottom)
    }
    Text(verbatim: "Paid")
      .sensoryFeedback(Motion.Haptics.confirm, trigger: isPaid)
      .sensoryFeedback(Motion.Haptics.Taps.heavy, trigger: isShown)
      .sensoryFeedback(trigger: isPaid) { _, isPaid in isPaid ? Motion.Haptics.confirm : Motion.Haptics.selection }
  }
}

/// What is not a view: times, lengths, curves.
enum Arithmetic {
  static let times: [TimeInterval] = [
    Motion.Durations.quick, Motion.Durations.repeat, Motion.Durations.toast.exit, Motion.Durations.Sheets.half.enter,
    Motion.Stagger.Grids.photos.delay(at: 1), Motion.Stagger(interval: 0.03, maxItems: 4).delay(at: 9),
    Motion.Gestures.holdToDelete.holdDuration ?? 0, MotionToken.crossfade.settlingTime,
  ]
  static let lengths: [CGFloat] = [
    Spacing.none, Spacing._2xl, Radius.inner, Radius.Controls.button, Motion.Scales.entrance, Motion.Scales.Press.in,
    Motion.Gestures(dismissDistance: 120).dismissDistance ?? 0,
  ]
  static let pair = Motion.EnterExit(enter: 0.1, exit: 0.2)
  static let animations: [Animation] = [
    Motion._2xl, Motion.crossfade, Motion.Easing.emphasized.animation(duration: 0.4), MotionToken.house.animation,
    MotionToken.glide.animation(initialVelocity: 2),
  ]
  static let half = Motion.Easing.Backwards.anticipate.value(at: 0.5)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  static let curve: UnitCurve = Motion.Easing.standard.unitCurve
  static let names = Set(MotionToken.allCases)

  static func send(_ token: MotionToken, _ transition: MotionTransition) async {
    await Task { [token, transition] in
      _ = token
      _ = transition
    }.value
  }
}
