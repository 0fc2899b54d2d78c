import type { PdfLine } from './pdf-lines.ts'
import { groupsOf } from './printed-rows.ts'
import { settings } from './settings.ts'

/**
 * Removes running headers and footers: titles, addresses and page numbers that repeat on the pages and would cut
 * sentences in two. A first or last line is one if, apart from its digits, it occurs in the same size and height on
 * three pages, or on all of fewer but perhaps the first, which may be a title page; or if it has the number of its page
 * apart from other words. If nothing would be left, as in copies of one receipt, all lines are kept.
 */
export function dropRunningLines(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const edges = pages.flatMap(edgesOf)
  const isAlike = (some: readonly PdfLine[]) => {
    const isOnFirst = some.some(({ page }) => page === 1)
    const enough = Math.max(2, isOnFirst ? pages.length : pages.length - 1)
    return some.length >= Math.min(settings.running.pagesMin, enough)
  }
  const alike = [...Map.groupBy(edges, likeness).values()].filter(isAlike).flat()
  const running = new Set([...alike, ...edges.filter(hasOwnNumber)])
  const left = pages.map((lines) => lines.filter((line) => !running.has(line)))
  return left.some((lines) => lines.length > 0) ? left : pages.map((lines) => [...lines])
}

/** Whether a line of a further page has nothing but the number of that page in one of several parts: "- 2 -". */
function hasOwnNumber({ pieces, fontSize, page }: PdfLine): boolean {
  const parts = groupsOf(pieces, settings.gapMin * fontSize)
  const isOwn = ({ text }: { text: string }) =>
    /^\D?\s?(\d{1,4})\s?\D?$/.exec(text)?.[1] === `${page}`
  return page > 1 && parts.length > 1 && parts.length <= partsMax && parts.some(isOwn)
}

/** A running line has a part on the left, in the middle and on the right; more are the cells of a table. */
const partsMax = 3

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
