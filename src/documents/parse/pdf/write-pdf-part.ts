import type { Block } from '../../../extraction/blocks/block.ts'
import type { DocumentPartStart } from '../../../extraction/blocks/document-parts.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { TextBuilder } from '../building/text-builder.ts'
import type { PdfLine } from './pdf-lines.ts'
import { settings } from './settings.ts'
import type { PdfTable } from './tables/find-tables.ts'
import { haveSameColumns } from './tables/printed-columns.ts'

export type PdfParagraph = {
  readonly kind: 'paragraph'
  readonly lines: PdfLine[]
  readonly parts: string[]
}
type PdfCode = { readonly kind: 'code'; readonly lines: PdfLine[] }
export type PdfPart = PdfParagraph | PdfCode | { readonly kind: 'table'; readonly table: PdfTable }

/** Writes a paragraph as a heading if it has a level. */
export function writeText(
  document: TextBuilder,
  part: PdfParagraph | PdfCode,
  level: number | undefined,
  budget: TextBudget,
): void {
  document.breakParagraph()
  const texts = part.kind === 'code' ? codeOf(part.lines) : part.parts
  const text = texts.join('')
  if (level !== undefined) {
    document.writeHeading(level, text)
    return
  }
  budget.addText(text.length + 2)
  const isCode = part.kind === 'code' && (part.lines.length > 1 || isProgram(text))
  const block = isCode ? codeBlock(text) : paragraphBlock(text)
  budget.addBlock(block.kind)
  document.append({ text, blocks: [block], parts: laterPages(part.lines, texts) })
}

/** Whether a single monospaced line is code: many are addresses, names or titles. */
function isProgram(text: string): boolean {
  return /[(){}[\];=<>|$]|\s--?[a-z]/i.test(text) && !/:\/\/|\S@\S/.test(text)
}

/** Where further pages begin in a text that consists of these lines, each with what stands between it and the next. */
function laterPages(lines: readonly PdfLine[], texts: readonly string[]): DocumentPartStart[] {
  let start = 0
  return lines.flatMap(({ page }, index) => {
    start += texts[index - 1]?.length ?? 0
    return index > 0 && page !== lines[index - 1]?.page ? [{ start, part: { page } }] : []
  })
}

/**
 * Writes a table. If it continues the table at the end of the page before, which must have the same columns, its
 * repeated header is left out.
 */
export function writeTable(
  document: TextBuilder,
  table: PdfTable,
  part: PdfPart | undefined,
  budget: TextBudget,
): void {
  const before = part?.kind === 'table' ? part.table : undefined
  const goesOn =
    before?.page === table.page - 1 &&
    haveSameColumns(before.columns, table.columns) &&
    (!table.hasHeader || before.rows[0]?.join('|') === table.rows[0]?.join('|'))
  if (!goesOn) document.breakParagraph()
  for (const row of goesOn && table.hasHeader ? table.rows.slice(1) : table.rows) {
    budget.addCells(row.length)
    document.writeRow(row, table)
  }
}

/** The lines of code, with the indentation that their positions show. */
function codeOf(lines: readonly PdfLine[]): string[] {
  const starts = lines.map(({ pieces }) => pieces[0]?.start ?? 0)
  const left = starts.reduce((a, b) => Math.min(a, b), Infinity)
  const last = lines.length - 1
  return lines.map((line, index) => typed(line, left) + (index < last ? '\n' : ''))
}

function typed({ pieces }: PdfLine, left: number): string {
  const [first] = pieces
  const width = first ? (first.end - first.start) / Math.max(first.text.length, 1) : 0
  if (!(width > 0)) return pieces.map(({ text }) => text).join(' ')
  let text = ''
  let end = left
  for (const piece of pieces) {
    const spaces = Math.max(Math.round((piece.start - end) / width), 0)
    text += ' '.repeat(Math.min(spaces, settings.paragraphs.codeSpacesMax))
    text += piece.text
    end = piece.end
  }
  return text
}

function codeBlock(text: string): Block {
  return { kind: 'code', start: 0, end: text.length, depth: 0, opens: false }
}

/** A paragraph, or a list item if it begins with a list marker. */
function paragraphBlock(text: string): Block {
  const mark = itemMark.exec(text)?.[0] ?? ''
  const block = { start: mark.length, end: text.length, depth: 0, opens: false }
  if (mark === '') return { kind: 'paragraph', ...block }
  return { kind: 'item', ...block, ordered: /\w/.test(mark) }
}

/** A list marker at the beginning of a line. */
export const itemMark = /^([•●▪■◦‣∙○▶►▸▹▷➢➤➔❖◆◇✓✔☐·⁃*–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+/u
