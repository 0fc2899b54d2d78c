import type { Range } from '../../language/words.ts'
import type { BlockKind } from './block.ts'

/** A line of plain text that stands for itself, with the lines that go on with it. */
export type PlainPart = Range & {
  readonly kind: Extract<BlockKind, 'heading' | 'paragraph' | 'row'>
}

type Line = Range & { readonly isIndented: boolean }

/** A date or a time opens the lines of logs and of exported chats, a name and a colon those of forms. */
const stamp = /[[("']?(?:\d[\d./:,\-T ]{3,20}\d|\p{L}{3} {1,2}\d{1,2} \d\d:\d\d)/uy
const field = /[\p{L}\p{N}][^\n:.;,!?]{0,30}: ?\S/uy
const sentenceEnd = /[\p{STerm}…,;:)"”»-]$/u
const continuation = /\p{Ll}/uy

/**
 * The parts of some lines of plain text without a blank line between them. Prose is wrapped: each of its lines ends
 * where the next word has no more room, and it is one part. Records, which open with a date or with a name and a colon,
 * are rows; other lines that end early stand for themselves, and one of capitals alone is a heading.
 */
export function plainParts(text: string, range: Range): readonly PlainPart[] {
  const lines = linesOf(text, range)
  if (lines.length < 2) return [{ kind: 'paragraph', ...range }]
  const starts = recordStarts(text, lines) ?? lineStarts(text, lines)
  const parts: PlainPart[] = []
  lines.forEach(({ start, end }, index) => {
    const last = parts.at(-1)
    const kind = starts[index]
    if (kind !== undefined || last === undefined)
      parts.push({ kind: kind ?? 'paragraph', start, end })
    else parts[parts.length - 1] = { ...last, end }
  })
  return parts.map((part, index) => {
    const below = parts[index + 1]
    const isHeading = below !== undefined && isCapitals(text, part) && !isCapitals(text, below)
    return isHeading ? { ...part, kind: 'heading' } : part
  })
}

/**
 * The first line of a numbered item, if it is a heading above the text that follows it at once: it is short, no
 * sentence, and ends early.
 */
export function numberedHeading(text: string, item: Range): Range | undefined {
  const [line, next, ...others] = linesOf(text, item)
  if (line === undefined || next === undefined || next.isIndented) return undefined
  const words = text.slice(line.start, line.end)
  const isShort = words.length <= headingLengthMax && !sentenceEnd.test(words)
  const goesOn = matchesAt(continuation, text, next.start)
  return isShort && !goesOn && hasRoom(text, line, next, widestOf([line, next, ...others]))
    ? line
    : undefined
}

const headingLengthMax = 80

/** What each line opens, if from the first record on at least half of them are such. */
function recordStarts(
  text: string,
  lines: readonly Line[],
): readonly (PlainPart['kind'] | undefined)[] | undefined {
  for (const mark of [stamp, field]) {
    const marked = lines.map(({ start }) => matchesAt(mark, text, start))
    const count = marked.filter(Boolean).length
    const first = marked.indexOf(true)
    if (count < 2 || count * 2 < lines.length - first) continue
    return marked.map((isMarked, index) => {
      if (isMarked) return 'row'
      return index < first ? 'paragraph' : undefined
    })
  }
  return undefined
}

/** Where the lines are not wrapped, each opens a paragraph but what goes on with a sentence. */
function lineStarts(
  text: string,
  lines: readonly Line[],
): readonly (PlainPart['kind'] | undefined)[] {
  const widest = widestOf(lines)
  const early = lines.map((line, index) => {
    const next = lines[index + 1]
    return next !== undefined && hasRoom(text, line, next, widest)
  })
  const isWrapped = early.filter(Boolean).length * 2 < lines.length - 1
  return lines.map((line, index) => {
    if (index === 0) return 'paragraph'
    const before = lines[index - 1]
    const goesOn =
      isWrapped ||
      !early[index - 1] ||
      line.isIndented ||
      matchesAt(continuation, text, line.start) ||
      sentenceEnd.test(text.slice(before?.start, before?.end))
    return goesOn ? undefined : 'paragraph'
  })
}

function widestOf(lines: readonly Range[]): number {
  return lines.reduce((widest, { start, end }) => Math.max(widest, end - start), 0)
}

/** Whether the first word of the next line could have stood on this one. */
function hasRoom(text: string, line: Range, next: Range, widest: number): boolean {
  const word = text.slice(next.start, Math.min(next.end, next.start + widest)).search(/\s|$/)
  return line.end - line.start + 1 + word <= widest
}

function isCapitals(text: string, { kind, start, end }: PlainPart): boolean {
  if (kind !== 'paragraph' || end - start > headingLengthMax) return false
  const words = text.slice(start, end)
  return /\p{Lu}{4}/u.test(words) && !/[\p{Ll}\n]/u.test(words)
}

function linesOf(text: string, { start, end }: Range): readonly Line[] {
  const lines: Line[] = []
  for (let at = start; at < end; ) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline < 0 || newline > end ? end : newline
    const line = text.slice(at, lineEnd)
    const indent = line.length - line.trimStart().length
    if (indent < line.length)
      lines.push({ start: at + indent, end: at + line.trimEnd().length, isIndented: indent > 0 })
    at = lineEnd + 1
  }
  return lines
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}
