import type { PdfLine } from '../pdf-lines.ts'
import { heightOf } from '../printed-rows.ts'
import { settings } from '../settings.ts'
import { isBeside, startOf } from './regions-of.ts'

/**
 * The lines of a page, with those of code that are lines of a cell read as text: an address or a command in letters of
 * one width would end the table otherwise. They begin where a cell of the lines above does, and are as near as its
 * other lines.
 */
export function withTextInCells(lines: readonly PdfLine[]): readonly PdfLine[] {
  /** Where the cells of the last row begin that stand right of others. */
  let starts: readonly number[] = []
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const own = before && isBeside(before, line) ? [startOf(line)] : cellStarts(line)
    const isUnder = before !== undefined && isBelow(before, line, starts)
    if (line.isCode) {
      const after = lines[index + 1]
      // The file goes on with the next cell, further up.
      const isEnd = before && after && !before.isCode && isBeside(line, after)
      if (isUnder || (isEnd && isBelow(before, line, [startOf(before)])))
        return { ...line, isCode: false }
      starts = []
      return line
    }
    if (own.length > 0) starts = own
    else if (!isUnder) starts = []
    return line
  })
}

/** Where the text goes on behind the gaps of a line. */
function cellStarts({ pieces, fontSize }: PdfLine): readonly number[] {
  return pieces.flatMap(({ start }, at) => {
    const before = pieces[at - 1]
    return before !== undefined && start - before.end >= settings.gapMin * fontSize ? start : []
  })
}

/** Whether a line is the next one of a cell that begins at one of these places. */
function isBelow(before: PdfLine, line: PdfLine, starts: readonly number[]): boolean {
  const fall = heightOf(before) - heightOf(line)
  const isNext = fall > 0 && fall < line.fontSize * settings.rows.wrappedFallMax
  const edge = line.fontSize * settings.splits.edgeWidth
  return isNext && starts.some((start) => Math.abs(startOf(line) - start) < edge)
}
