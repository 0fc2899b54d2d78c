import type { Range } from '../../../language/words/words.ts'
import { lengthWithoutAttributes } from './directive-lines.ts'
import type { LineCursor } from './line-cursor.ts'

/** The first characters of marks, as UTF-16 units. */
export const codes = {
  hash: 35,
  star: 42,
  minus: 45,
  colon: 58,
  less: 60,
  equals: 61,
  greater: 62,
  underscore: 95,
  backtick: 96,
  brace: 123,
  pipe: 124,
  tilde: 126,
} as const

/** Before the description of a term: ": What it is." */
export const descriptionMark = /:(?=[ \t]+[^\s])/y
/** Before a footnote: "[^1]: ". */
export const footnoteMark = /\[\^[^\]\s]+\]:[ \t]*/y
/** The box of a task at the beginning of its item: "[x] ". */
export const taskMark = /\[[ xX]\][ \t]+(?=\S)/y

/** The content of an ATX heading (`#`), without a closing sequence and the attributes that site generators read. */
export function headingOn(
  line: LineCursor,
  text: string,
): (Range & { readonly level: number }) | undefined {
  const marks = line.match(/(#{1,6})(?:[ \t]+|(?=[\r\n]|$))/y)
  if (!marks?.[1]) return undefined
  const start = Math.min(line.firstAt + marks[0].length, line.end)
  const last = Math.max(start, line.trimmedEnd)
  let end = last
  while (end > start && text[end - 1] === '#') end--
  if (end > start && end < last && !/\s/.test(text[end - 1] ?? '')) end = last
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--
  end = start + lengthWithoutAttributes(text.slice(start, end))
  return { start, end, level: marks[1].length }
}

/** Whether the line is a setext underline, which makes the paragraph above a heading: only `=`, or only `-`. */
export function isUnderline(line: LineCursor): boolean {
  const isMark = line.firstCode === codes.equals || line.firstCode === codes.minus
  return isMark && line.firstAt + line.runLength() >= line.trimmedEnd
}

/** The level of a heading by what it is underlined with: 1 for "===", 2 for "---". */
export function levelOfUnderline({ firstCode }: LineCursor): number {
  return firstCode === codes.equals ? 1 : 2
}

/** Whether the line is a rule: three or more of one mark, and spaces. */
export function isThematicBreak(line: LineCursor): boolean {
  const mark = String.fromCharCode(line.firstCode)
  let count = 0
  for (const character of line.rest) {
    if (character === mark) count++
    else if (character !== ' ' && character !== '\t' && character !== '\r') return false
  }
  return count >= 3
}

const plainRuleMarks: ReadonlySet<number> = new Set([
  ...[codes.hash, codes.star, codes.minus, codes.equals, codes.underscore, codes.tilde],
])

/** Whether the line of a plain text is a rule: three or more of one mark, and spaces. */
export function isPlainRule(line: LineCursor): boolean {
  return plainRuleMarks.has(line.firstCode) && isThematicBreak(line)
}

/** Longest title above such a rule, in characters. */
export const plainTitleMax = 80

/** The fence that opens a code block on this line. */
export function fenceOn(line: LineCursor): string | undefined {
  const length = line.runLength()
  const isClosed = line.firstCode === codes.backtick && line.rest.includes('`', length)
  return length >= 3 && !isClosed ? line.rest.slice(0, length) : undefined
}

/** Whether the line closes code that this fence opened. */
export function closesFence(line: LineCursor, fence: string): boolean {
  if (line.isBlank || line.indent >= 4 || line.firstCode !== fence.charCodeAt(0)) return false
  const length = line.runLength()
  return length >= fence.length && line.firstAt + length >= line.trimmedEnd
}

/** Consumes the `>` of a quotation and a space after it. False if there is none. */
export function takeQuoteMark(line: LineCursor): boolean {
  if (line.isBlank || line.indent >= 4 || line.firstCode !== codes.greater) return false
  line.takeMark(1)
  if (line.indent > 0) line.takeIndent(1)
  return true
}

export type ListMark = {
  /** The mark of a bulleted list; of a numbered one `1` with the sign after its numbers. */
  readonly kind: string
  readonly length: number
  /** Whether the item may follow a paragraph without a blank line: it has words, and opens its list. */
  readonly endsParagraph: boolean
}

const listMark = /([-+*]|(\d{1,9})[.)])(?=[ \t\r\n]|$)/y
/** In plain text also the signs that programs put for an item which was formatted. */
const plainListMark = /([-+*•‣◦▪●○・▶►▸➢➤❖◆✓✔☐⁃]|(\d{1,9})[.)])(?=[ \t\r\n\u3000]|$)/y
/**
 * Programs that write ASCII put the letter for a circle. As it is a word in some languages, it opens an item only in an
 * indented line that goes on with no paragraph.
 */
const letterMark = /(o)[ \t]+(?=\S)/y

/** The mark of a list item that the line begins with, if it does. */
export function listMarkOn(line: LineCursor, isPlain: boolean): ListMark | undefined {
  const [, mark, number] =
    line.match(isPlain ? plainListMark : listMark) ??
    (isPlain && line.indent > 0 ? line.match(letterMark) : undefined) ??
    []
  if (!mark) return undefined
  const hasWords = line.firstAt + mark.length < line.trimmedEnd
  return {
    kind: mark.replace(/\d+/, '1'),
    length: mark.length,
    endsParagraph: hasWords && mark !== 'o' && Number(number ?? 1) === 1,
  }
}
