import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { StructuredText } from '../parsed-document.ts'
import { dropRunningLines } from './drop-running-lines.ts'
import type { PdfLine } from './pdf-lines.ts'
import { joinPdfLines } from './pdf-paragraphs.ts'
import { findTables, type PdfTable } from './tables/find-tables.ts'

type Pages = readonly (readonly PdfLine[])[]

/** The text of pages by where their lines are drawn: tables, headings, paragraphs and code. */
export function layOutPages(pages: Pages, budget: TextBudget): StructuredText {
  const found: (PdfLine | PdfTable)[] = []
  for (const lines of dropRunningLines(withoutTypewriter(pages)))
    for (const one of findTables(lines, found)) found.push(one)
  return joinPdfLines(found, budget)
}

/** The share of monospaced text from which on a document counts as set in it. Not measured. */
const typewriterShareMin = 0.8

/** Ignores monospaced fonts in a document that is mostly set in them: they do not mean code there. */
function withoutTypewriter(pages: Pages): Pages {
  let all = 0
  let code = 0
  for (const { text, isCode } of pages.flat()) {
    all += text.length
    if (isCode) code += text.length
  }
  if (code < all * typewriterShareMin) return pages
  return pages.map((lines) => lines.map((line) => ({ ...line, isCode: false })))
}
