/// A square of a grid in one of several planes, which have nothing to do with each other.
struct Cell<Plane: Hashable>: Hashable {
  /// The plane.
  let plane: Plane
  /// Its place along the first axis.
  let column: Int64
  /// Its place along the second axis.
  let row: Int64

  /// It and the eight cells around it.
  fileprivate var neighbourhood: [Cell] {
    (-1...1).flatMap { column in
      (-1...1).map { row in Cell(plane: plane, column: self.column + column, row: self.row + row) }
    }
  }
}

/// Puts together what is alike: each thing that is still alone, in order, with all others that are alone and like it.
///
/// All of a cluster are like its first, though not all like each other: likeness does not chain on. Of two that are
/// alike at least one is in a cluster. `cells` has the cell of each thing; what shares a cell must be alike, and what
/// is alike must lie in the same cell or in two that touch. So a cell is left by all at the latest when one of them has
/// its turn, at most nine things are compared with each, and ten thousand that are all alike take no longer than ten
/// thousand that are not. Returns the clusters of two and more, by the indices of their things in rising order.
func clusters<Plane>(_ cells: [Cell<Plane>], areAlike: (Int, Int) -> Bool) -> [[Int]] {
  var waiting: [Cell<Plane>: [Int]] = [:]
  for (thing, cell) in cells.enumerated() { waiting[cell, default: []].append(thing) }
  var isTaken = Array(repeating: false, count: cells.count)
  var clusters: [[Int]] = []
  for first in cells.indices where !isTaken[first] {
    var cluster: [Int] = []
    for cell in cells[first].neighbourhood {
      for thing in waiting[cell] ?? [] where thing == first || areAlike(first, thing) {
        cluster.append(thing)
        isTaken[thing] = true
      }
      waiting[cell]?.removeAll { isTaken[$0] }
    }
    if cluster.count > 1 { clusters.append(cluster.sorted()) }
  }
  return clusters
}
