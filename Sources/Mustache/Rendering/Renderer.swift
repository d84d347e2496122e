import TokenModel

/// Runs programs over a context; without recursion, so that no template can exhaust the stack.
struct Renderer {
  private let programs: [Program]
  private let limits: RenderLimits
  private var context: ContextStack
  private var output: [UInt8] = []
  private var faults: [SourceRange: Diagnostic] = [:]
  private var steps = 0

  private var program: Program
  private var call: Call
  private var callers: [Call] = []

  /// Where a program stands, and how it was included.
  private struct Call {
    let program: Int
    var position = 0
    let indentation: [UInt8]
    let language: TemplateLanguage
    let escaper: Escaper?
  }

  /// A rendering of the first program.
  init(_ programs: [Program], language: TemplateLanguage, context: TemplateValue, limits: RenderLimits) {
    self.programs = programs
    self.limits = limits
    self.context = ContextStack(context)
    program = programs.first ?? Program(bytes: [], language: language)
    call = Call(program: 0, indentation: [], language: language, escaper: language.escaper)
  }

  /// The output's bytes.
  mutating func render() throws(TemplateError) -> [UInt8] {
    output.reserveCapacity(2 * program.bytes.count)
    repeat {
      while call.position < program.code.count {
        let instruction = program.code[call.position]
        call.position += 1
        steps += 1
        try run(instruction)
      }
    } while leave()
    guard faults.isEmpty else { throw TemplateError(Array(faults.values)) }
    return output
  }

  private mutating func run(_ instruction: Instruction) throws(TemplateError) {
    switch instruction {
    case .text(let range): output.append(contentsOf: program.bytes[range])
    case .lineStart: output.append(contentsOf: call.indentation)
    case .value(let name, let isRaw): write(program.names[name], isRaw: isRaw)
    case .section(let name, let end):
      let value = resolve(program.names[name])
      if value.isTruthy {
        context.push(value, name: name, body: call.position)
      } else {
        call.position = end
      }
    case .inverted(let name, let end):
      if resolve(program.names[name]).isTruthy { call.position = end }
    case .sectionEnd:
      let next = context.advance()
      guard let body = next.body else { return }
      try checkLimits(at: program.names[next.name].range)
      call.position = body
    case .include(let number): try enter(program.includes[number])
    }
  }

  private mutating func enter(_ include: Include) throws(TemplateError) {
    guard callers.count < limits.depth else {
      throw fatal(.tooDeep(include.name, limit: limits.depth))
    }
    try checkLimits(at: include.name.range)
    callers.append(call)
    let indentation = include.indentation.map { call.indentation + program.bytes[$0] } ?? []
    program = programs[include.program]
    let language = program.language ?? call.language
    call = Call(
      program: include.program, indentation: indentation, language: language, escaper: language.escaper)
  }

  /// Goes back to the including program; false where there is none.
  private mutating func leave() -> Bool {
    guard let caller = callers.popLast() else { return false }
    call = caller
    program = programs[caller.program]
    return true
  }

  private mutating func write(_ name: TagName, isRaw: Bool) {
    switch resolve(name) {
    case .text(let text):
      if !isRaw, let escaper = call.escaper {
        escaper.append(text, to: &output)
      } else {
        output.append(contentsOf: text.utf8)
      }
    case .verbatim(let text): output.append(contentsOf: text.utf8)
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .list: faults[name.range] = .listAsText(name)
    case .record(let fields): faults[name.range] = .recordAsText(name, names: fields.keys.sorted())
    case .absent: break
    }
  }

  /// What a name means; an unknown one is reported and counts as absent.
  private mutating func resolve(_ name: TagName) -> TemplateValue {
    if let value = context.value(of: name, in: call.language) { return value }
    if faults[name.range] == nil, let miss = context.miss(of: name, in: call.language) {
      faults[name.range] = .unknownName(miss.part, of: name, among: miss.known)
    }
    return .absent
  }

  private func checkLimits(at range: SourceRange) throws(TemplateError) {
    if output.count > limits.bytes { throw fatal(.tooLong(range, limit: limits.bytes)) }
    if steps > limits.steps { throw fatal(.tooManySteps(range, limit: limits.steps)) }
  }

  /// The error that ends a rendering, with all that was found before it.
  private func fatal(_ diagnostic: Diagnostic) -> TemplateError {
    TemplateError(Array(faults.values) + [diagnostic])
  }
}
