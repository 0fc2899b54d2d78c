import type { PdfLine, PdfPiece } from './pdf-lines.ts'

/** From such a gap between two pieces on, in font sizes, something else begins. */
export const gapMin = 0.9

/** Signs that may stand apart from the number that they belong to. */
export const signs = /^[$€£¥(%)\s]+$/
const openingSigns = /^[$€£¥(\s]+$/

/** Whether it belongs to what stands right of it. */
export function isOpeningSign(text: string): boolean {
  return openingSigns.test(text)
}

/** All that stands on one height, from left to right. */
export type PrintedRow = {
  readonly height: number
  readonly fontSize: number
  readonly start: number
  readonly end: number
  readonly pieces: readonly PlacedPiece[]
  /** How many runs of pieces there are without a gap, and without signs that stand alone. */
  readonly groups: number
  readonly page: number
}

/** A piece, and which of the lines it is of: what was written earlier has a lower number. */
export type PlacedPiece = PdfPiece & { readonly line: number }

export type Group = { readonly start: number; readonly end: number; readonly text: string }

/** Puts what stands on the same height together, the highest first. */
export function printedRows(lines: readonly PdfLine[]): PrintedRow[] {
  const downwards = lines
    .flatMap(({ pieces, fontSize, page }, line) =>
      pieces.map((piece) => ({ piece: { ...piece, line }, fontSize, page })),
    )
    .toSorted((a, b) => b.piece.height - a.piece.height)
  const rows: (typeof downwards)[] = []
  for (const one of downwards) {
    const top = rows.at(-1)?.[0]
    const size = Math.max(top?.fontSize ?? 0, one.fontSize)
    if (top && top.piece.height - one.piece.height < size * sameHeight) rows.at(-1)?.push(one)
    else rows.push([one])
  }
  return rows.map(printedRow)
}

/** In font sizes: numbers that are raised or lowered are still of the line. */
const sameHeight = 0.4

type Placed = { readonly piece: PlacedPiece; readonly fontSize: number; readonly page: number }

function printedRow(some: readonly Placed[]): PrintedRow {
  const pieces = some.map(({ piece }) => piece).toSorted((a, b) => a.start - b.start)
  const fontSize = some.reduce((most, one) => Math.max(most, one.fontSize), 0)
  const saying = pieces.filter(({ text }) => !signs.test(text))
  return {
    height: some[0]?.piece.height ?? 0,
    fontSize,
    start: pieces[0]?.start ?? 0,
    end: pieces.reduce((end, piece) => Math.max(end, piece.end), -Infinity),
    pieces,
    groups: groupsOf(saying, gapMin * fontSize).length,
    page: some[0]?.page ?? 0,
  }
}

/** The runs of pieces without such a gap between. */
export function groupsOf(pieces: readonly PdfPiece[], gap: number): Group[] {
  const groups: Group[] = []
  for (const { start, end, text } of pieces) {
    const last = groups.at(-1)
    if (!last || start - last.end >= gap) groups.push({ start, end, text })
    else
      groups[groups.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        text: `${last.text} ${text}`,
      }
  }
  return groups
}

/** How high a line stands, seen in the direction in which it runs. */
export function heightOf({ x, y, direction }: PdfLine): number {
  return y * direction.x - x * direction.y
}
