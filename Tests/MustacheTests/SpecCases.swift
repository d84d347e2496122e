import Foundation
import Mustache
import Testing

/// One case of the official specification.
struct SpecCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let desc: String
  let data: SpecValue
  let template: String
  let expected: String
  let partials: [String: String]?

  var testDescription: String { name }
}

/// Any JSON value, as what a template can name.
struct SpecValue: Decodable, Sendable {
  let value: TemplateValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .absent
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .verbatim(String(number))
    } else if let number = try? container.decode(Double.self) {
      value = .verbatim(String(number))
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let items = try? container.decode([SpecValue].self) {
      value = .list(items.map(\.value))
    } else {
      value = .record(try container.decode([String: SpecValue].self).mapValues(\.value))
    }
  }
}

/// The folder of the specification's cases, which is not part of the package.
enum Spec {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data/mustache-spec")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static let comments = cases("comments")
  static let delimiters = cases("delimiters")
  static let interpolation = cases("interpolation")
  static let inverted = cases("inverted")
  static let partials = cases("partials")
  static let sections = cases("sections")
  static let all = comments + delimiters + interpolation + inverted + partials + sections

  private static func cases(_ module: String) -> [SpecCase] {
    struct Module: Decodable { let tests: [SpecCase] }
    guard isPresent else { return [] }
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("\(module).json"))
      return try JSONDecoder().decode(Module.self, from: data).tests
    } catch {
      Issue.record(error, "the cases of \(module) cannot be read")
      return []
    }
  }
}
