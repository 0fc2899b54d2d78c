/**
 * The value of YAML that is written on one line: a quoted text, or a list or map in brackets. `undefined` if it is none,
 * nests deeper than so many, or something but a comment stands behind it.
 */
export function readFlow(text: string, depthMax: number): unknown {
  const reader = new FlowReader(text, depthMax)
  const value = reader.readValue(0)
  return reader.isAtEnd ? value : undefined
}

const words = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['~', null],
])

/** What a value without quotes stands for: a text, unless it is a word for a truth or for nothing. */
export function plainValue(text: string): string | boolean | null {
  const word = words.get(text)
  return word === undefined ? text : word
}

const escaped = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '0': '', r: '\n' }

function unescaped(_: string, two?: string, four?: string, eight?: string, mark = ''): string {
  const hex = two ?? four ?? eight
  if (hex === undefined) return escapes[mark] ?? mark
  const code = Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

class FlowReader {
  readonly #text: string
  readonly #depthMax: number
  #at = 0

  constructor(text: string, depthMax: number) {
    this.#text = text
    this.#depthMax = depthMax
  }

  get isAtEnd(): boolean {
    this.#skip(/\s*/y)
    return this.#at === this.#text.length || this.#text[this.#at] === '#'
  }

  /** The value at the position; `undefined`, and the position stays, if none is read. */
  readValue(depth: number): unknown {
    if (depth > this.#depthMax) return undefined
    const quoted = this.#skip(/"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'/y)
    if (quoted?.startsWith('"')) return quoted.slice(1, -1).replace(escaped, unescaped)
    if (quoted !== undefined) return quoted.slice(1, -1).replaceAll("''", "'")
    if (this.#skip(/\[\s*/y) !== undefined) return this.#readList(depth)
    if (this.#skip(/\{\s*/y) !== undefined) return this.#readMap(depth)
    const plain = this.#skip(/[^\s,[\]{}:"'][^,[\]{}:]*(?::(?=\S)[^,[\]{}:]*)*/y)
    return plain === undefined ? undefined : plainValue(plain.trim())
  }

  #readList(depth: number): unknown[] | undefined {
    const items: unknown[] = []
    while (this.#skip(/\]/y) === undefined) {
      const item = this.readValue(depth + 1)
      if (item === undefined) return undefined
      items.push(item)
      if (this.#skip(/\s*(?:,\s*|(?=\]))/y) === undefined) return undefined
    }
    return items
  }

  #readMap(depth: number): Record<string, unknown> | undefined {
    const entries: [string, unknown][] = []
    while (this.#skip(/\}/y) === undefined) {
      const key = this.readValue(depth + 1)
      if (typeof key !== 'string' || this.#skip(/\s*:\s*/y) === undefined) return undefined
      const value = this.readValue(depth + 1)
      if (value === undefined) return undefined
      entries.push([key, value])
      if (this.#skip(/\s*(?:,\s*|(?=\}))/y) === undefined) return undefined
    }
    return Object.fromEntries(entries)
  }

  /** What the pattern, which is sticky, finds at the position, which moves behind it. */
  #skip(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }
}
