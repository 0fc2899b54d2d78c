import { plainValue, readFlow } from './read-flow.ts'

/**
 * The value of a text in YAML as people write it: maps and lists by indentation, quoted, folded and literal texts, and
 * lists and maps in brackets on one line. `undefined` for anything else, such as anchors, tags, several documents or
 * lines that fit nowhere. Values that are not quoted stay as written: `1.10` is a text. Takes time linear in the text.
 */
export function readYaml(text: string): unknown {
  const lines = text.split('\n').map((written): Line => {
    const trimmed = written.trimStart()
    return { text: trimmed.trimEnd(), written, indent: written.length - trimmed.length }
  })
  if (lines.some(({ written }) => /^\s*\t/.test(written))) return undefined
  const reader = new YamlReader(lines[0]?.text === '---' ? lines.slice(1) : lines)
  try {
    const value = reader.readBlock(0, 0)
    return reader.isAtEnd ? value : undefined
  } catch (error) {
    if (error instanceof NotRead) return undefined
    throw error
  }
}

type Line = { readonly text: string; readonly written: string; readonly indent: number }

/** Thrown where a line is not understood; `readYaml` answers that with `undefined`. */
class NotRead extends Error {}

/** How deep values may lie within each other. */
const depthMax = 64

class YamlReader {
  readonly #lines: Line[]
  #at = 0

  constructor(lines: readonly Line[]) {
    this.#lines = [...lines]
  }

  get isAtEnd(): boolean {
    return this.#next() === undefined
  }

  /** The map, list or text that begins on the next line, if it is indented by at least so much; else nothing. */
  readBlock(indent: number, depth: number): unknown {
    const line = this.#next()
    if (line === undefined || line.indent < indent) return null
    if (depth > depthMax) throw new NotRead()
    if (isItem(line)) return this.#readList(line.indent, depth)
    if (keyOf(line.text)) return this.#readMap(line.indent, depth)
    this.#at++
    return this.#readValue(line.text, line.indent - 1, depth)
  }

  #readList(indent: number, depth: number): unknown[] {
    const items: unknown[] = []
    for (let line = this.#next(); line?.indent === indent && isItem(line); line = this.#next()) {
      const content = line.text.slice(1).trimStart()
      const inner = indent + line.text.length - content.length
      if (content === '' || content.startsWith('#')) {
        this.#at++
        items.push(this.readBlock(indent + 1, depth + 1))
      } else if (keyOf(content) || content.startsWith('- ')) {
        // What stands behind the dash begins a map or a list that goes on below it, in its column.
        this.#lines[this.#at] = { text: content, written: line.written, indent: inner }
        items.push(this.readBlock(inner, depth + 1))
      } else {
        this.#at++
        items.push(this.#readValue(content, indent, depth))
      }
    }
    return items
  }

  #readMap(indent: number, depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    for (let line = this.#next(); line?.indent === indent; line = this.#next()) {
      const key = keyOf(line.text)
      if (key === undefined) throw new NotRead()
      this.#at++
      const value = line.text.slice(key.end).trimStart()
      const isBelow = value === '' || value.startsWith('#')
      const read = isBelow ? this.#readBelow(indent, depth) : this.#readValue(value, indent, depth)
      entries.push([key.name, read])
    }
    const deeper = this.#next()
    if (deeper !== undefined && deeper.indent > indent) throw new NotRead()
    return Object.fromEntries(entries)
  }

  /** The value on the lines below a key. A list may stand in the column of its key. */
  #readBelow(indent: number, depth: number): unknown {
    const following = this.#next()
    const isList = following !== undefined && isItem(following)
    return this.readBlock(isList ? indent : indent + 1, depth + 1)
  }

  /** The value that begins behind a key or a dash, of which lines that are indented deeper are part. */
  #readValue(opening: string, indent: number, depth: number): unknown {
    const block = /^([|>])[+-]?\d?\s*(?:#.*)?$/.exec(opening)
    if (block) return this.#readVerbatim(indent, block[1] === '>')
    if (/^[&*!%@`]/.test(opening)) throw new NotRead()
    const parts = [opening]
    for (let line = this.#lines[this.#at]; line; line = this.#lines[this.#at]) {
      if (line.text !== '' && line.indent <= indent) break
      parts.push(line.text)
      this.#at++
    }
    const whole = parts.join(' ').trim()
    if (parts.length > 1 && keyOf(whole)) throw new NotRead()
    if (!/^[[{"']/.test(whole)) return plainValue((whole.split(' #', 1)[0] ?? '').trim())
    const read = readFlow(whole, depthMax - depth)
    if (read === undefined) throw new NotRead()
    return read
  }

  #readVerbatim(indent: number, isFolded: boolean): string {
    const lines: string[] = []
    let margin: number | undefined
    for (let line = this.#lines[this.#at]; line; line = this.#lines[this.#at]) {
      if (line.text !== '' && line.indent <= indent) break
      if (line.text !== '') margin ??= line.indent
      lines.push(line.written.slice(margin ?? line.indent))
      this.#at++
    }
    const text = lines.join('\n').trimEnd()
    return isFolded ? text.replace(/(?<=\S)\n(?=\S)/g, ' ') : text
  }

  /** The next line that is neither empty nor a comment. */
  #next(): Line | undefined {
    for (let line = this.#lines[this.#at]; line; line = this.#lines[++this.#at])
      if (line.text !== '' && !line.text.startsWith('#')) return line
    return undefined
  }
}

function isItem({ text }: Line): boolean {
  return text === '-' || text.startsWith('- ')
}

/** The key that a line begins with, and where the text behind its colon begins. */
function keyOf(text: string): { readonly name: string; readonly end: number } | undefined {
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s*:(?:\s|$))/.exec(text)?.[0]
  if (quoted !== undefined)
    return { name: String(readFlow(quoted, 0)), end: text.indexOf(':', quoted.length) + 1 }
  const colon = text.search(/:(?:\s|$)/)
  const name = text.slice(0, Math.max(colon, 0)).trimEnd()
  const isKey = name !== '' && !/^["'#&*!|>%@`{[]/.test(name) && !name.includes(' #')
  return isKey ? { name, end: colon + 1 } : undefined
}
