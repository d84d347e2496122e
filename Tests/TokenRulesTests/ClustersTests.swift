import Support
import Testing

@testable import TokenRules

/// What is alike is put together here also by a plain comparison of all with all.
@Suite("Clusters of what is alike")
struct ClustersTests {
  /// Things on a plane; two are alike where both numbers differ by less than `width`.
  struct Things: Sendable, CustomStringConvertible {
    let description: String
    let places: [(x: Int, y: Int)]
    static let width = 10

    func areAlike(_ one: Int, _ other: Int) -> Bool {
      abs(places[one].x - places[other].x) < Self.width && abs(places[one].y - places[other].y) < Self.width
    }

    var cells: [Cell<Int>] {
      places.map { Cell(plane: 0, column: Self.floor($0.x), row: Self.floor($0.y)) }
    }

    private static func floor(_ value: Int) -> Int64 { Int64((Double(value) / Double(width)).rounded(.down)) }

    /// Each thing that is alone takes all that are alone and like it.
    var expected: [[Int]] {
      var alone = Array(places.indices)
      var clusters: [[Int]] = []
      while let first = alone.first {
        let near = alone.filter { areAlike(first, $0) }
        if near.count > 1 { clusters.append(near) }
        alone.removeAll { areAlike(first, $0) }
      }
      return clusters
    }
  }

  private static func random(_ name: String, _ count: Int, _ size: Int) -> Things {
    var random = SeededRandom(seed: UInt64(count * size))
    return Things(
      description: name,
      places: (0..<count).map { _ in
        (Int.random(in: -size...size, using: &random), Int.random(in: -size...size, using: &random))
      })
  }

  static let samples: [Things] = [
    Things(description: "none", places: []), Things(description: "one", places: [(0, 0)]),
    Things(description: "a chain", places: (0..<20).map { ($0 * 9, 0) }),
    Things(description: "apart by the width", places: (0..<20).map { ($0 * 10, 0) }),
    // The first two are not alike, so that a grid that only looks along one axis would part the last two.
    Things(description: "across a border", places: [(0, 0), (9, 90), (11, 90)]),
    Things(description: "below zero", places: [(-1, -1), (1, 1), (-11, -11), (-10, -10)]),
    random("dense", 500, 20), random("loose", 500, 200), random("sparse", 500, 2_000),
  ]

  @Test("they are those of a comparison of all with all", arguments: samples)
  func agree(things: Things) {
    #expect(clusters(things.cells, areAlike: things.areAlike) == things.expected)
  }

  @Test("planes have nothing to do with each other")
  func planes() {
    let cells = [
      Cell(plane: 1, column: 0, row: 0), Cell(plane: 2, column: 0, row: 0), Cell(plane: 1, column: 0, row: 0),
    ]
    #expect(clusters(cells) { _, _ in true } == [[0, 2]])
  }

  @Test(
    "ten thousand things are compared at most nine times each, alike or not",
    arguments: [
      Things(description: "all alike", places: (0..<10_000).map { ($0 % 10, $0 % 7) }),
      Things(description: "all the same", places: Array(repeating: (0, 0), count: 10_000)),
      Things(description: "a chain", places: (0..<10_000).map { ($0, 0) }),
      Things(description: "a grid", places: (0..<10_000).map { ($0 % 100 * 5, $0 / 100 * 5) }),
      random("dense", 10_000, 50), random("loose", 10_000, 500),
    ])
  func comparisons(things: Things) {
    var count = 0
    let found = clusters(things.cells) { one, other in
      count += 1
      return things.areAlike(one, other)
    }
    #expect(count <= 9 * things.places.count)
    #expect(found.map(\.count).reduce(0, +) <= things.places.count)
  }
}
