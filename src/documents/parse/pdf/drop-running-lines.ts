import type { PdfLine } from './pdf-lines.ts'
import { groupsOf } from './printed-rows.ts'
import { settings } from './settings.ts'

/**
 * Removes running headers and footers: titles, addresses and page numbers that repeat on the pages and would cut
 * sentences in two. A first or last line is one if, apart from its digits, it occurs in the same size and height on
 * three pages, or on both of two. If nothing would be left, as in copies of one receipt, all lines are kept.
 */
export function dropRunningLines(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const alike = Map.groupBy(pages.flatMap(edgesOf), likeness)
  const enough = Math.min(settings.running.pagesMin, Math.max(2, pages.length))
  const running = new Set([...alike.values()].filter((some) => some.length >= enough).flat())
  const left = pages.map((lines) => lines.filter((line) => !running.has(line)))
  return left.some((lines) => lines.length > 0) ? left : pages.map((lines) => [...lines])
}

function edgesOf(page: readonly PdfLine[]): PdfLine[] {
  const downwards = page.toSorted((a, b) => b.y - a.y)
  const last = downwards.length - 1
  return downwards.filter((line, index) => {
    if (index > 0 && index < last) return false
    const beside = downwards[index === 0 ? 1 : last - 1]
    return beside === undefined || !areRows(line, beside)
  })
}

/** Whether both lines are rows of a table, whose header repeats on each page too. */
function areRows(line: PdfLine, beside: PdfLine): boolean {
  const parts = countParts(line)
  const isNear = Math.abs(line.y - beside.y) < line.fontSize * settings.running.rowStepMax
  return isNear && parts > 1 && parts <= countParts(beside)
}

function countParts({ pieces, fontSize }: PdfLine): number {
  return groupsOf(pieces, settings.gapMin * fontSize).length
}

function likeness({ text, y, fontSize }: PdfLine): string {
  return `${text.replace(/\d+/g, '0').trim()} ${Math.round(y)} ${Math.round(fontSize)}`
}
