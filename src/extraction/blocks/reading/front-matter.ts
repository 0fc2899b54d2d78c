import type { Range } from '../../../language/words/words.ts'

const opening =
  /(---|\+\+\+)[ \t]*\n(?=[ \t]*["']?[\p{L}_][\p{L}\p{N}_ .-]*(?:["'\t][ \t]*)?[:=]|#|\[)/uy

/**
 * The range of the front matter, between YAML (`---`) or TOML (`+++`) marks at the start of a text, and the offset
 * after it.
 */
export function frontMatterOf(text: string): (Range & { readonly after: number }) | undefined {
  opening.lastIndex = 0
  const opened = opening.exec(text)
  if (!opened?.[1]) return undefined
  const start = opened[0].length
  for (let at = start; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    if (text.startsWith(opened[1], at) && text.slice(at + 3, end).trim() === '')
      return { start, end: at - 1, after: end }
    at = end + 1
  }
  return undefined
}

/** What is beyond them is left out: front matter is metadata, which is stored with each document. */
const limits = { fieldsMax: 64, nameLengthMax: 100, valueLengthMax: 1_000 } as const

/** A field of front matter: its value as text, and the range of its lines. */
export type Field = Range & { readonly value: string }

/**
 * The fields of front matter, in lower case, with values as text: single lines, and lists joined by commas. Deeper
 * nesting and fields after the 64th are left out; a value of more than 1,000 characters is cut.
 */
export function readFrontMatter(lines: string): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  let listed: string | undefined
  let start = 0
  for (const whole of lines.split('\n')) {
    const range = { start, end: start + whole.length }
    start = range.end + 1
    const line = whole.slice(0, limits.nameLengthMax + limits.valueLengthMax)
    const item = /^[ \t]{0,20}-[ \t](.*)$/.exec(line)?.[1]
    if (item !== undefined) {
      if (listed !== undefined) put(fields, listed, { ...range, value: scalarOf(item) })
      continue
    }
    const field = /^["']?([\p{L}_][^:="']{0,99})["']?\s{0,20}[:=](?=\s|["'[\d]|$)(.*)$/u.exec(line)
    if (field === null) continue
    const [, written = '', value = ''] = field
    const name = written.trim().toLowerCase()
    listed = value.trim() === '' ? name : undefined
    fields.delete(name)
    put(fields, name, { ...range, value: scalarOf(value) })
  }
  return fields
}

/** Appends a value to a field. */
function put(fields: Map<string, Field>, name: string, { start, end, value }: Field): void {
  const before = fields.get(name)
  if (value === '' || (before === undefined && fields.size >= limits.fieldsMax)) return
  if (before !== undefined && before.value.length >= limits.valueLengthMax) return
  const all = before === undefined ? value : `${before.value}, ${value}`
  const cut = all.slice(0, limits.valueLengthMax).toWellFormed()
  fields.set(name, { start: before?.start ?? start, end, value: cut })
}

/** A scalar without its quotation marks or comment, or a list on one line without its brackets. */
function scalarOf(written: string): string {
  const text = written.trim()
  const quoted = /^"([^"]*)"|^'([^']*)'/.exec(text)
  if (quoted !== null) return (quoted[1] ?? quoted[2] ?? '').trim()
  const comment = text.search(/(?:^|\s)#/)
  const bare = comment < 0 ? text : text.slice(0, comment).trim()
  if (/^[|>{]/.test(bare)) return ''
  if (!bare.startsWith('[') || !bare.endsWith(']')) return bare
  return bare.slice(1, -1).split(',').map(unquoted).filter(Boolean).join(', ')
}

function unquoted(item: string): string {
  return item.trim().replace(/^["']|["']$/g, '')
}
