import type { PdfLine } from '../pdf-lines.ts'
import { heightOf } from '../printed-rows.ts'
import { settings } from '../settings.ts'

export type Region = { readonly from: number; readonly to: number }

/** The candidates for tables: runs of lines with such evidence, and adjoining lines of their cells. */
export function regionsOf(lines: readonly PdfLine[]): Region[] {
  const regions: Region[] = []
  let first = -1
  let last = -1
  const close = () => {
    if (last > first) regions.push(widened(lines, first, last))
    first = -1
  }
  for (const [index, line] of lines.entries()) {
    if (line.isCode) close()
    if (line.isCode || !showsTable(lines, index)) continue
    const before = lines[last]
    const isFar =
      index - last > settings.regions.linesBetweenMax || !before || !isNear(before, line)
    if (first >= 0 && isFar) close()
    if (first < 0) first = index
    last = index
  }
  close()
  return regions
}

function showsTable(lines: readonly PdfLine[], index: number): boolean {
  const line = lines[index]
  if (!line || line.writing === 'ttb') return false
  const before = lines[index - 1]
  const after = lines[index + 1]
  return (
    hasGap(line) || (before && isBeside(before, line)) || (after && isBeside(line, after)) || false
  )
}

/** Whether two pieces of a line are so far apart that they may be cells. */
export function hasGap({ pieces, fontSize }: PdfLine): boolean {
  return pieces.some((piece, index) => {
    const before = pieces[index - 1]
    return before && piece.start - before.end >= settings.gapMin * fontSize
  })
}

/** Whether a line begins the cell to the right of the one that the line before ends. */
export function isBeside(before: PdfLine, line: PdfLine): boolean {
  if (!isParallel(before, line)) return false
  const rise = (heightOf(line) - heightOf(before)) / line.fontSize
  const step = startOf(line) - startOf(before)
  const { sameLineMax, besideMin, lineStep } = settings.regions
  if (rise < -sameLineMax || rise > settings.cellLinesMax * lineStep) return false
  return rise < sameLineMax ? startOf(line) >= endOf(before) : step > line.fontSize * besideMin
}

function isNear(before: PdfLine, line: PdfLine): boolean {
  const rise = (heightOf(line) - heightOf(before)) / line.fontSize
  const { linesBetweenMax, lineStep } = settings.regions
  const isNear = rise > -linesBetweenMax * lineStep && rise < settings.cellLinesMax * lineStep
  return isNear && isParallel(before, line)
}

function isParallel({ direction: a }: PdfLine, { direction: b }: PdfLine): boolean {
  return a.x * b.x + a.y * b.y > settings.regions.parallelMin
}

/** Extends a region by the lines before and after it that can only belong to its cells. */
function widened(lines: readonly PdfLine[], first: number, last: number): Region {
  const within = lines.slice(first, last + 1)
  const top = within.reduce((most, line) => Math.max(most, heightOf(line)), -Infinity)
  const left = within.reduce((least, line) => Math.min(least, startOf(line)), Infinity)
  let from = first
  let to = last + 1
  for (; from > 0 && first - from < settings.cellLinesMax; from--) {
    const line = lines[from - 1]
    const after = lines[from]
    if (!line || !after || line.isCode || !isParallel(line, after)) break
    const rise = (heightOf(line) - Math.max(top, heightOf(after))) / line.fontSize
    // A line over several columns is their common header.
    const isInwards = startOf(line) > left + line.fontSize * settings.regions.headerIndentMin
    const isOver = rise < settings.regions.headerRiseMax && isInwards
    if (heightOf(line) > top + line.fontSize * settings.sameRowMax && !isOver) break
  }
  for (; to < lines.length && to - last <= settings.cellLinesMax; to++) {
    const line = lines[to]
    const before = lines[to - 1]
    if (!line || !before || line.isCode || !isParallel(line, before)) break
    const fall = (heightOf(before) - heightOf(line)) / line.fontSize
    const goesOn = startOf(line) > left + line.fontSize || /^\p{Ll}/u.test(line.text)
    if (fall < 0 || fall > settings.regions.fallMax || !goesOn) break
  }
  return { from, to }
}

export function startOf({ pieces }: PdfLine): number {
  return pieces[0]?.start ?? 0
}

export function endOf({ pieces }: PdfLine): number {
  return pieces.at(-1)?.end ?? 0
}
