import { endsSentence } from '../../../language/sentence-ends.ts'
import type { Range } from '../../../language/words/words.ts'
import { firstWordWidth, lineWidth } from '../reading/line-width.ts'
import {
  joinLines,
  type Line,
  linesOf,
  matchesAt,
  type Opened,
  opensSentence,
} from '../reading/lines.ts'
import { fields, recordStarts, stamp } from './records.ts'

/** A part of plain text: a line with the lines that continue it. */
export type PlainPart = Range & { readonly kind: 'heading' | Opened }

/**
 * Number of a clause, "3.2" or "(b)". Lines count as clauses only if each further one follows the end of a sentence.
 */
const clause = /(?:\d{1,3}(?:\.\d{1,3}){1,3}\.?|\((?:\d{1,2}|[a-z]{1,3})\)) +\S/y
/** How a line of prose may end and a heading does not: as a sentence, or where a sentence goes on in the next line. */
export const proseEnd = /[\p{STerm}…,;:)"”»、，；：）」-]$/u
const continuation = /\p{Ll}/uy
const titleOpening = /[\p{Lu}\p{Lo}\d§]/uy

/**
 * Splits lines of plain text, without a blank line between them, into parts. Wrapped prose, where each line ends
 * because the next word had no room, is one part. Records, which open with a date or with a name and a colon, are rows.
 * Other lines that end early, and numbered clauses, are parts of their own. A line in capitals is a heading, and so are
 * a few words above a sentence.
 */
export function plainParts(text: string, range: Range): readonly PlainPart[] {
  const lines = linesOf(text, range)
  if (lines.length < 2) return [{ kind: 'paragraph', ...range }]
  const isTitled = titleAbove(text, lines) !== undefined
  const starts =
    recordStarts(text, lines, stamp) ??
    recordStarts(text, lines, fields.plain) ??
    clauseStarts(text, lines) ??
    lineStarts(text, lines, isTitled)
  const parts = joinLines(lines, starts)
  return parts.map((part, index) => {
    const below = parts[index + 1]
    if (below === undefined || part.kind !== 'paragraph') return part
    const isHeading =
      (isTitled && index === 0) || (areCapitals(text, part) && !areCapitals(text, below))
    return isHeading ? { ...part, kind: 'heading' } : part
  })
}

/** A title is shorter than the line below it, by more than lines that are broken between any two letters differ. */
const titleShareMax = 0.85

/** The first line if it is a title: a few words above a longer sentence. */
export function titleAbove(text: string, lines: readonly Line[]): Line | undefined {
  const [line, next] = lines
  const last = lines.at(-1)
  if (line === undefined || next === undefined || last === undefined || next.isIndented)
    return undefined
  const words = text.slice(line.start, line.end)
  const isSentence = endsSentence(text.slice(line.end, last.end)) && opensSentence(text, next.start)
  const isTitle =
    isSentence &&
    words.length <= headingLengthMax &&
    lineWidth(words) < titleShareMax * lineWidth(text.slice(next.start, next.end)) &&
    matchesAt(titleOpening, text, line.start) &&
    !proseEnd.test(words) &&
    hasRoom(text, line, next, widestOf(text, lines))
  return isTitle ? line : undefined
}

/** The first line of a numbered item if it is a heading of the text below: short, no sentence, and ending early. */
export function numberedHeading(text: string, item: Range): Range | undefined {
  const [line, next, ...others] = linesOf(text, item)
  if (line === undefined || next === undefined || next.isIndented) return undefined
  const words = text.slice(line.start, line.end)
  const isShort = words.length <= headingLengthMax && !proseEnd.test(words)
  const goesOn = matchesAt(continuation, text, next.start)
  return isShort && !goesOn && hasRoom(text, line, next, widestOf(text, [line, next, ...others]))
    ? line
    : undefined
}

/** A longer line is mostly prose that was wrapped. */
const headingLengthMax = 80

/** The kind of part that each line opens, if some are numbered clauses. */
function clauseStarts(
  text: string,
  lines: readonly Line[],
): readonly (Opened | undefined)[] | undefined {
  const marked = lines.map(({ start }) => matchesAt(clause, text, start))
  const first = marked.indexOf(true)
  const isLater = marked.map((isMarked, index) => isMarked && index > first)
  const areApart = lines.every(({ start, end }, index) => {
    return !isLater[index + 1] || proseEnd.test(text.slice(start, end))
  })
  if (!isLater.includes(true) || !areApart) return undefined
  return marked.map((isMarked, index) => (isMarked || index === 0 ? 'paragraph' : undefined))
}

/** If the lines are not wrapped, each opens a paragraph unless it continues a sentence. */
function lineStarts(
  text: string,
  lines: readonly Line[],
  isTitled: boolean,
): readonly (Opened | undefined)[] {
  const widest = widestOf(text, lines)
  const early = lines.map((line, index) => {
    const next = lines[index + 1]
    return next !== undefined && hasRoom(text, line, next, widest)
  })
  const isWrapped = early.filter(Boolean).length * 2 < lines.length - 1
  return lines.map((line, index) => {
    const before = lines[index - 1]
    if (before === undefined || (isTitled && index === 1)) return 'paragraph'
    if (line.isIndented && !before.isIndented && areCapitals(text, before)) return 'paragraph'
    const goesOn =
      isWrapped ||
      !early[index - 1] ||
      line.isIndented ||
      matchesAt(continuation, text, line.start) ||
      proseEnd.test(text.slice(before.start, before.end))
    return goesOn ? undefined : 'paragraph'
  })
}

/** The width of the widest line, in columns. */
export function widestOf(text: string, lines: readonly Range[]): number {
  return lines.reduce((widest, { start, end }) => {
    return Math.max(widest, lineWidth(text.slice(start, end)))
  }, 0)
}

/** Whether the first word of the next line would have fitted on this one, so that the break is deliberate. */
export function hasRoom(text: string, line: Range, next: Range, widest: number): boolean {
  const word = firstWordWidth(text.slice(next.start, Math.min(next.end, next.start + widest)))
  return lineWidth(text.slice(line.start, line.end)) + 1 + word <= widest
}

/** Whether a line is written in capitals, as titles are. */
export function areCapitals(text: string, { start, end }: Range): boolean {
  if (end - start > headingLengthMax) return false
  const words = text.slice(start, end)
  return /\p{Lu}{4}/u.test(words) && !/[\p{Ll}\n]/u.test(words)
}
