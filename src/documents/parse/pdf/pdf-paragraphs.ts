import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { endsClause } from '../../../language/sentence-ends.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { StructuredText } from '../parsed-document.ts'
import { gapRatio, measurePrint, type Print, roundedFontSize } from './measure-print.ts'
import type { PdfLine } from './pdf-lines.ts'
import { settings } from './settings.ts'
import type { PdfTable } from './tables/find-tables.ts'
import {
  itemMark,
  type PdfParagraph,
  type PdfPart,
  writeTable,
  writeText,
} from './write-pdf-part.ts'

/**
 * Joins the lines of a PDF into paragraphs, headings and code, with its tables in between. A PDF only records where
 * characters are drawn, so the evidence is typographic: size, font, spacing, first-line indents, short last lines.
 */
export function joinPdfLines(
  found: readonly (PdfLine | PdfTable)[],
  budget: TextBudget,
): StructuredText {
  const print = measurePrint(found.flatMap((one) => (isTable(one) ? [] : one)))
  const parts: PdfPart[] = []
  let previous: PdfLine | undefined
  for (const one of found) {
    if (isTable(one)) parts.push({ kind: 'table', table: one })
    else addLine(parts, one, previous, print)
    previous = isTable(one) ? undefined : one
  }
  const document = new TextBuilder(budget)
  const levels = headingLevelsOf(parts, print)
  let page: number | undefined
  for (const [index, part] of parts.entries()) {
    const { first, last } = pagesOf(part)
    if (first !== page) document.openPart({ page: first })
    // Where a heading is divided is not marked.
    page = levels[index] === undefined ? last : first
    if (part.kind === 'table') writeTable(document, part.table, parts[index - 1], budget)
    else writeText(document, part, levels[index], budget)
  }
  return document.finish()
}

function isTable(one: PdfLine | PdfTable): one is PdfTable {
  return 'rows' in one
}

/** The pages that a part begins and ends on. */
function pagesOf(part: PdfPart): { readonly first: number; readonly last: number } {
  if (part.kind === 'table') return { first: part.table.page, last: part.table.page }
  const pages = part.lines.map(({ page }) => page)
  return { first: pages[0] ?? 1, last: pages.at(-1) ?? 1 }
}

function addLine(
  parts: PdfPart[],
  line: PdfLine,
  previous: PdfLine | undefined,
  print: Print,
): void {
  const last = parts.at(-1)
  if (line.isCode) {
    if (last?.kind === 'code') last.lines.push(line)
    else parts.push({ kind: 'code', lines: [line] })
    return
  }
  const gap = previous && last?.kind === 'paragraph' ? gapBetween(previous, line, print) : '\n\n'
  if (previous && last?.kind === 'paragraph' && gap !== '\n\n') {
    last.parts.splice(-1, 1, endOfLine(previous.text, line.text, gap, print), line.text)
    last.lines.push(line)
    return
  }
  const goesOn = interrupted(parts, line, previous, print)
  const end = goesOn?.lines.at(-1)
  if (goesOn && end) {
    goesOn.parts.splice(-1, 1, endOfLine(end.text, line.text, ' ', print), line.text)
    goesOn.lines.push(line)
    // Moves the paragraph behind what interrupts it, so that the next line is read as if there were no interruption.
    if (parts.at(-1) !== goesOn) parts.push(...parts.splice(parts.lastIndexOf(goesOn), 1))
  } else parts.push({ kind: 'paragraph', lines: [line], parts: [line.text] })
}

/** The paragraph that this line continues after a table, a note or a caption. */
function interrupted(
  parts: readonly PdfPart[],
  line: PdfLine,
  previous: PdfLine | undefined,
  print: Print,
): PdfParagraph | undefined {
  if (!/^\p{Ll}/u.test(line.text) || (previous && gapRatio(previous, line) !== undefined))
    return undefined
  for (const part of parts.slice(-settings.paragraphs.betweenMax).toReversed()) {
    const end = part.kind === 'paragraph' ? part.lines.at(-1) : undefined
    if (part.kind !== 'paragraph' || !end || roundedFontSize(end) !== roundedFontSize(line))
      continue
    const width = print.widths.get(roundedFontSize(end)) ?? end.length
    const isCut = !endsClause(end.text) && end.length > width * settings.paragraphs.fullLineMin
    if (isCut && end.font === line.font && !part.lines[0]?.isNote) return part
  }
  return undefined
}

/** The heading level of each part: by its size, or for a single line in a font that stands out. */
function headingLevelsOf(parts: readonly PdfPart[], print: Print): (number | undefined)[] {
  const levels = parts.map((part) => sizeLevelOf(part, print))
  const titleLevel = Math.min(print.levels.size + 1, 6)
  let row: number[] = []
  for (let index = 0; index <= parts.length; index++) {
    const part = parts[index]
    if (part && levels[index] === undefined && isTitle(part, print)) row.push(index)
    else {
      if (row.length <= settings.paragraphs.titlesInRowMax)
        for (const title of row) levels[title] = titleLevel
      row = []
    }
  }
  return levels
}

function sizeLevelOf(part: PdfPart, print: Print): number | undefined {
  if (part.kind !== 'paragraph') return undefined
  const [first] = part.lines
  const text = part.parts.join('')
  const isShort = text.length <= settings.paragraphs.headingLengthMax && /\p{L}{2}/u.test(text)
  return first && isShort ? print.levels.get(roundedFontSize(first)) : undefined
}

function isTitle(part: PdfPart, print: Print): boolean {
  if (part.kind !== 'paragraph' || part.lines.length > 2) return false
  const text = part.parts.join('')
  const isAlone = part.lines.every((line) => isStrong(line, print) && !isContents(line))
  const isSmall =
    !sectionNumber.test(text) &&
    part.lines.some(
      (line) => roundedFontSize(line) < print.bodySize * settings.paragraphs.titleSizeMin,
    )
  return isAlone && !isSmall && titlePattern.test(text) && !captionPattern.test(text)
}

/** Whether a line is set entirely in a font that stands out. */
function isStrong({ font, pieces }: PdfLine, print: Print): boolean {
  return print.strongFonts.has(font) && pieces.every((piece) => piece.font === font)
}

/** Begins like a title and does not end like a sentence. */
const titlePattern = /^[\p{Lu}\p{Lo}\p{N}].{1,98}[^.,;:!?]$/u

/** The number of a section within another, "3.1.2": a title that has it may be set in smaller letters than the text. */
const sectionNumber = /^\p{N}{1,3}(?:\.\p{N}{1,3}){1,5}\.? +\p{L}/u

type Gap = ' ' | '\n' | '\n\n'

/** The separator between two lines: within a paragraph, a deliberate line break, or a new paragraph. */
function gapBetween(previous: PdfLine, line: PdfLine, print: Print): Gap {
  const isEnded = endsClause(previous.text)
  if (line.isNote || isOfOtherKind(previous, line, print)) return '\n\n'
  if (isContents(previous) || isContents(line)) return '\n'
  const gap = gapRatio(previous, line)
  if (areOfHeading(previous, line, print) && /^\p{N}/u.test(line.text)) return '\n\n'
  if (gap === undefined) {
    if (captionPattern.test(line.text)) return '\n\n'
    const goesOn = /^[\p{Ll}]/u.test(line.text) || /[\p{Ll},-]$/u.test(previous.text)
    return goesOn && !isEnded && roundedFontSize(line) === roundedFontSize(previous) ? ' ' : '\n\n'
  }
  const { spacingMin, stepMin, fullLineMin, brokenLineMax, indent } = settings.paragraphs
  const isApart = gap > Math.max(print.spacing * spacingMin, stepMin)
  if (isApart && line.writing !== 'ttb') return '\n\n'
  if (areOfHeading(previous, line, print)) return ' '
  if (itemMark.test(line.text)) return '\n\n'
  const width = print.widths.get(roundedFontSize(previous)) ?? previous.length
  const isShort = previous.length < width * fullLineMin
  const inwards = indentOf(previous, line) / line.fontSize
  const isIndented = inwards > indent.min && inwards < indent.max
  if (isEnded && line.writing === 'ltr' && isIndented) return '\n\n'
  if (isShort && isEnded) return '\n\n'
  const startsAnew = /^[\p{Lu}\p{N}]/u.test(line.text)
  return previous.length < width * brokenLineMax && startsAnew ? '\n' : ' '
}

/** Whether a line is an entry of a table of contents: a title, a gap or dots, and a page number. */
function isContents({ pieces, fontSize }: PdfLine): boolean {
  const page = pieces.at(-1)
  const title = pieces.at(-2)
  if (!page || !title || !/^(\d{1,4}|[ivxlc]{1,6})$/.test(page.text)) return false
  return (
    page.start - title.end > fontSize * settings.paragraphs.pageGapMin ||
    /([.·…_] ?){3}$/u.test(title.text)
  )
}

/** A caption of a figure or table begins with its name and number. */
const captionPattern = /^\p{Lu}\p{L}*\.? \d{1,3}(\.\d{1,3})?[.:]/u

/** Whether two lines have the size of the same heading: its sentences and its words in other faces do not divide it. */
function areOfHeading(previous: PdfLine, line: PdfLine, print: Print): boolean {
  const size = roundedFontSize(line)
  return print.levels.has(size) && roundedFontSize(previous) === size
}

/** Whether one of two lines can be a heading or note and the other cannot. */
function isOfOtherKind(previous: PdfLine, line: PdfLine, print: Print): boolean {
  if (areOfHeading(previous, line, print)) return false
  const ratio = roundedFontSize(previous) / roundedFontSize(line)
  const { sizeDifferenceMax: most } = settings.paragraphs
  const isOfOtherSize = ratio > 1 + most || ratio < 1 - most
  if (isOfOtherSize && Math.min(previous.text.length, line.text.length) > 3) return true
  return isStrong(previous, print) !== isStrong(line, print) && titlePattern.test(previous.text)
}

/** The end of a line before `next`; a hyphen is removed if it only divides a word. */
function endOfLine(text: string, next: string, gap: Gap, print: Print): string {
  const parted = /([-\u00ad\u2010])$(?<=([\p{L}\p{N}-]+)[-\u00ad\u2010])/u.exec(text)
  const rest = /^\p{Ll}[\p{L}\p{N}-]*/u.exec(next)?.[0]
  if (parted?.[2] && rest) {
    const isCompound =
      parted[1] !== '\u00ad' && print.words.has(`${parted[2]}-${rest}`.toLowerCase())
    return isCompound ? text : text.slice(0, -1)
  }
  if (/[\p{L}\p{N}]-$/u.test(text) && /^[\p{L}\p{N}]/u.test(next)) return text
  const isUnspaced = gap === ' ' && unspacedEnd.test(text) && unspacedStart.test(next)
  return isUnspaced ? text : text + gap
}

/** Chinese and Japanese have no space where a line ends. */
const unspacedEnd = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，]$/u
const unspacedStart = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，「（]/u

function indentOf(previous: PdfLine, line: PdfLine): number {
  const { x: a, y: b } = previous.direction
  return (line.x - previous.x) * a + (line.y - previous.y) * b
}
