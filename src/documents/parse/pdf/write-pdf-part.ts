import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { TextBuilder } from '../building/text-builder.ts'
import type { StructuredText } from '../parsed-document.ts'
import { areAlike } from './pdf-columns.ts'
import type { PdfLine } from './pdf-lines.ts'
import { settings } from './pdf-settings.ts'
import type { PdfTable } from './pdf-tables.ts'

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
  const text = part.kind === 'code' ? codeOf(part.lines) : part.parts.join('')
  // A single monospaced line is an address more often than code.
  if (part.kind === 'code' && part.lines.length > 1) document.writeVerbatim(text)
  else if (level !== undefined) document.writeHeading(level, text)
  else document.append(paragraphOf(text, budget))
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
    areAlike(before.columns, table.columns) &&
    (!table.hasHeader || before.rows[0]?.join('|') === table.rows[0]?.join('|'))
  if (!goesOn) document.breakParagraph()
  for (const row of goesOn && table.hasHeader ? table.rows.slice(1) : table.rows) {
    budget.addCells(row.length)
    document.writeRow(row, table)
  }
}

/** Restores the indentation of code from the positions of its lines. */
function codeOf(lines: readonly PdfLine[]): string {
  const starts = lines.map(({ pieces }) => pieces[0]?.start ?? 0)
  const left = starts.reduce((a, b) => Math.min(a, b), Infinity)
  return lines.map((line) => typed(line, left)).join('\n')
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

/** A paragraph, or a list item if it begins with a list marker. */
function paragraphOf(text: string, budget: TextBudget): StructuredText {
  budget.addText(text.length + 2)
  budget.addBlock('paragraph')
  const mark = itemMark.exec(text)?.[0] ?? ''
  const block = { start: mark.length, end: text.length, depth: 0, opens: false }
  const kind = mark === '' ? 'paragraph' : 'item'
  return { text, blocks: [{ kind, ...block, ...(mark !== '' && { ordered: /\w/.test(mark) }) }] }
}

/** A list marker at the beginning of a line. */
export const itemMark = /^([•●▪■◦‣∙*–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+/u
