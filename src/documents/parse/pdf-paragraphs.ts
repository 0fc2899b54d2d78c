import type { TextBudget } from '../../extraction/blocks/text-budget.ts'
import type { StructuredText } from './parsed-document.ts'
import type { PdfLine } from './pdf-lines.ts'
import { TextBuilder } from './text-builder.ts'

/** A line set this much larger than the body is a heading. */
const headingRatio = 1.15
const headingLengthMax = 150

/**
 * Joins the lines of a PDF to paragraphs and headings. A PDF says only where letters stand, so the signs
 * are a printer's: larger type, wider spacing, first-line indents, short last lines.
 */
export function joinPdfLines(lines: readonly PdfLine[], budget: TextBudget): StructuredText {
  const print = measure(lines)
  const paragraphs: { level: number | undefined; parts: string[] }[] = []
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    const last = paragraphs.at(-1)
    const level = /\p{L}{2}/u.test(line.text) ? print.levels.get(sizeOf(line)) : undefined
    const gap = previous ? gapBetween(previous, line, print) : '\n\n'
    if (!previous || !last || gap === '\n\n' || last.level !== level)
      paragraphs.push({ level, parts: [line.text] })
    else last.parts.splice(-1, 1, endOfLine(previous.text, line.text, gap, print), line.text)
  }
  const document = new TextBuilder(budget)
  for (const { level, parts } of paragraphs) {
    const text = parts.join('')
    if (level !== undefined && text.length <= headingLengthMax) document.writeHeading(level, text)
    else document.append(paragraphOf(text, budget))
  }
  return document.finish()
}

/** A paragraph, or an item of a list if it begins with the mark of one. */
function paragraphOf(text: string, budget: TextBudget): StructuredText {
  budget.addText(text.length + 2)
  budget.addBlock('paragraph')
  const mark = itemMark.exec(text)?.[0] ?? ''
  const block = { start: mark.length, end: text.length, depth: 0, opens: false }
  const kind = mark === '' ? 'paragraph' : 'item'
  return { text, blocks: [{ kind, ...block, ...(mark !== '' && { ordered: /\w/.test(mark) }) }] }
}

const itemMark = /^([•●▪■◦‣∙*–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+/u

/** How the document as a whole is set. */
type Print = {
  /** The heading level of each font size that is one. */
  readonly levels: ReadonlyMap<number, number>
  /** From baseline to baseline, in font sizes. */
  readonly spacing: number
  /** The width of the column by font size. */
  readonly widths: ReadonlyMap<number, number>
  /** Every word, also those with hyphens. */
  readonly words: ReadonlySet<string>
}

function measure(lines: readonly PdfLine[]): Print {
  return {
    levels: headingLevels(lines),
    spacing: median(lines.flatMap((line, index) => gapRatio(lines[index - 1], line) ?? [])),
    widths: columnWidths(lines),
    words: new Set(lines.flatMap(({ text }) => text.toLowerCase().match(wordPattern) ?? [])),
  }
}

type Gap = ' ' | '\n' | '\n\n'

/** What stood between two lines: nothing but a line's end, a deliberate new line, or a new paragraph. */
function gapBetween(previous: PdfLine, line: PdfLine, print: Print): Gap {
  const endsSentence = /[.!?:;。！？：]["'”’)\]]*$/.test(previous.text)
  const gap = gapRatio(previous, line)
  if (gap === undefined) {
    const goesOn = /^[\p{Ll}]/u.test(line.text) || /[\p{Ll},-]$/u.test(previous.text)
    return goesOn && !endsSentence && sizeOf(line) === sizeOf(previous) ? ' ' : '\n\n'
  }
  if (gap > Math.max(print.spacing * 1.3, 0.9) && line.writing !== 'ttb') return '\n\n'
  if (itemMark.test(line.text)) return '\n\n'
  const width = print.widths.get(sizeOf(previous)) ?? previous.length
  const isShort = previous.length < width * 0.85
  const indent = indentOf(previous, line) / line.fontSize
  if (endsSentence && line.writing === 'ltr' && indent > 0.8 && indent < 4) return '\n\n'
  if (isShort && endsSentence) return '\n\n'
  const startsAnew = /^[\p{Lu}\p{N}]/u.test(line.text)
  return previous.length < width * 0.6 && startsAnew ? '\n' : ' '
}

/** A line as it reads once the next one follows: its hyphen taken off if it only parts a word. */
function endOfLine(text: string, next: string, gap: Gap, print: Print): string {
  const parted = /([-\u00ad\u2010])$(?<=([\p{L}\p{N}-]+)[-\u00ad\u2010])/u.exec(text)
  const rest = /^\p{Ll}[\p{L}\p{N}-]*/u.exec(next)?.[0]
  if (parted?.[2] && rest) {
    const isCompound =
      parted[1] !== '\u00ad' && print.words.has(`${parted[2]}-${rest}`.toLowerCase())
    return isCompound ? text : text.slice(0, -1)
  }
  const isUnspaced = gap === ' ' && unspacedEnd.test(text) && unspacedStart.test(next)
  return isUnspaced ? text : text + gap
}

const wordPattern = /[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*/gu
/** Chinese and Japanese have no spaces where a line ends. */
const unspacedEnd = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，]$/u
const unspacedStart = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，「（]/u

/** The step from one baseline to the next in font sizes; undefined where a new column or page starts. */
function gapRatio(previous: PdfLine | undefined, line: PdfLine): number | undefined {
  if (!previous || previous.page !== line.page || previous.writing !== line.writing)
    return undefined
  if (line.writing === 'ttb') return (previous.x - line.x) / line.fontSize
  const { x: a, y: b } = previous.direction
  const gap = ((line.x - previous.x) * b - (line.y - previous.y) * a) / line.fontSize
  return gap < -0.5 || gap > 12 ? undefined : gap
}

function indentOf(previous: PdfLine, line: PdfLine): number {
  const { x: a, y: b } = previous.direction
  return (line.x - previous.x) * a + (line.y - previous.y) * b
}

function sizeOf(line: PdfLine): number {
  return Math.round(line.fontSize * 2) / 2
}

/** Levels by size, the largest first; none if large type is so common that it cannot mean headings. */
function headingLevels(lines: readonly PdfLine[]): ReadonlyMap<number, number> {
  const bodySize = mostUsedSize(lines)
  const large = lines.filter((line) => line.fontSize > bodySize * headingRatio)
  const lettersOf = (some: readonly PdfLine[]) =>
    some.reduce((sum, { text }) => sum + text.length, 0)
  if (bodySize === 0 || lettersOf(large) > lettersOf(lines) * 0.3) return new Map()
  const sizes = [...new Set(large.map(sizeOf))].sort((a, b) => b - a)
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, 6)]))
}

/** For each font size the width that nine lines of ten do not exceed: how wide its column is. */
function columnWidths(lines: readonly PdfLine[]): ReadonlyMap<number, number> {
  const bySize = Map.groupBy(lines, sizeOf)
  const widths = [...bySize].map(([size, some]): [number, number] => {
    const sorted = some.map(({ length }) => length).sort((a, b) => a - b)
    return [size, sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0]
  })
  return new Map(widths)
}

/** The size in which most letters are set. */
function mostUsedSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>()
  for (const line of lines)
    letters.set(sizeOf(line), (letters.get(sizeOf(line)) ?? 0) + line.text.length)
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1.2
}
