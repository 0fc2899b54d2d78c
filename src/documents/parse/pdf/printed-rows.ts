import type { PdfLine, PdfPiece } from './pdf-lines.ts'
import { settings } from './settings.ts'

/** Signs that may be drawn apart from their number. */
export const signs = /^[$€£¥(%)\s]+$/
const openingSigns = /^[$€£¥(\s]+$/

/** Whether a sign belongs to the text on its right. */
export function isOpeningSign(text: string): boolean {
  return openingSigns.test(text)
}

/** All pieces at one height, from left to right. */
export type PrintedRow = {
  readonly height: number
  readonly fontSize: number
  readonly start: number
  readonly end: number
  readonly pieces: readonly PlacedPiece[]
  /** The number of runs of pieces without a gap, apart from lone signs. */
  readonly groups: number
  readonly page: number
}

/** A piece with the index of its line; a lower index was written earlier. */
export type PlacedPiece = PdfPiece & { readonly line: number }

export type PieceGroup = { readonly start: number; readonly end: number; readonly text: string }

/** Groups the pieces of lines by height, the highest first. */
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
    if (top && top.piece.height - one.piece.height < size * settings.sameRowMax)
      rows.at(-1)?.push(one)
    else rows.push([one])
  }
  return rows.map(printedRow)
}

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
    groups: groupsOf(saying, settings.gapMin * fontSize).length,
    page: some[0]?.page ?? 0,
  }
}

/** The runs of pieces with gaps smaller than `gap`. */
export function groupsOf(pieces: readonly PdfPiece[], gap: number): PieceGroup[] {
  const groups: PieceGroup[] = []
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

/** The position of a line across its direction. */
export function heightOf({ x, y, direction }: PdfLine): number {
  return y * direction.x - x * direction.y
}
