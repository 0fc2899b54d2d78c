import type { PlacedPiece, PrintedRow } from '../printed-rows.ts'
import { settings } from '../settings.ts'

/**
 * Splits pieces that contain two cells: pdf.js joins cells less than 0.6 font sizes apart. A piece is split where cells
 * of other rows, or of the table on the page before (`known`), begin, provided that nearly all pieces across that
 * position have a word that begins there.
 */
export function splitAtEdges(rows: readonly PrintedRow[], known: readonly number[]): PrintedRow[] {
  let split = [...rows]
  for (const edge of [...known, ...edgesOf(rows)]) {
    const cuts = split.map((row) => cutOf(row, edge))
    const across = cuts.filter((cut) => cut !== undefined)
    const fitting = across.filter(({ at }) => at > 0)
    const isKnown = known.includes(edge)
    // A header over several columns, or a line of prose, may have a word there by chance.
    const isInBody = cuts.some((cut, index) => {
      return cut && cut.at > 0 && index >= settings.namesMax && (split[index]?.groups ?? 0) > 1
    })
    const isEdge = isInBody || (isKnown && fitting.length > 0)
    if (!isEdge || fitting.length < across.length * settings.splits.shareMin) continue
    split = split.map((row, index) => {
      const cut = cuts[index]
      return cut && cut.at > 0 ? cutRow(row, cut, edge) : row
    })
  }
  return split
}

/** Positions at which cells with a gap before them begin, the most frequent first. */
function edgesOf(rows: readonly PrintedRow[]): number[] {
  const { gapShareMin, edgeWidth, edgesMax } = settings.splits
  const counts = new Map<number, { sum: number; count: number }>()
  for (const { pieces, fontSize } of rows)
    for (const [index, { start }] of pieces.entries()) {
      const before = pieces[index - 1]
      if (!before || start - before.end < settings.gapMin * fontSize * gapShareMin) continue
      const place = Math.round(start / (fontSize * edgeWidth))
      const known = counts.get(place) ?? { sum: 0, count: 0 }
      counts.set(place, { sum: known.sum + start, count: known.count + 1 })
    }
  const frequent = [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, edgesMax)
  return frequent.map(({ sum, count }) => sum / count)
}

/** The piece across an edge, and the index of the character at which to cut; 0 if no word begins there. */
type Cut = { readonly index: number; readonly at: number }

function cutOf({ pieces, fontSize }: PrintedRow, edge: number): Cut | undefined {
  const margin = fontSize * settings.splits.marginMin
  const index = pieces.findIndex(({ start, end }) => start < edge - margin && end > edge + margin)
  const piece = pieces[index]
  return piece && { index, at: wordAt(piece, edge, settings.splits.nearnessMax * fontSize) }
}

/** The word that begins nearest to a position, estimated by usual letter widths; 0 if none is near. */
function wordAt({ text, start, end }: PlacedPiece, place: number, nearness: number): number {
  const width = widthOf(text)
  const wanted = ((place - start) / (end - start)) * width
  let at = 0
  let nearest = (nearness / (end - start)) * width
  let before = 0
  for (let index = 0; index < text.length; index++) {
    if (index > 0 && text.charCodeAt(index - 1) === 32 && Math.abs(before - wanted) < nearest) {
      nearest = Math.abs(before - wanted)
      at = index
    }
    before += widths[text.charCodeAt(index)] ?? usualWidth
  }
  return at
}

function widthOf(text: string): number {
  let width = 0
  for (let index = 0; index < text.length; index++)
    width += widths[text.charCodeAt(index)] ?? usualWidth
  return width
}

/** The usual width of a character in tenths of the font size; below, wide and narrow Latin letters. */
const usualWidth = 5.4
const widths: Readonly<Record<number, number>> = Object.fromEntries([
  ...[..." ijlftrI.,:;'!()[]|-"].map((letter) => [letter.charCodeAt(0), 3]),
  ...[...'mwMWOQGDHNU%@&'].map((letter) => [letter.charCodeAt(0), 8]),
])

function cutRow(row: PrintedRow, { index, at }: Cut, edge: number): PrintedRow {
  const piece = row.pieces[index]
  if (!piece) return row
  // Leaves a gap wide enough to count as one between columns, because it is known to be one.
  const end = Math.max(piece.start, edge - row.fontSize * settings.gapMin)
  const left = { ...piece, text: piece.text.slice(0, at).trim(), end }
  const right = { ...piece, text: piece.text.slice(at), start: edge, isSpaced: true }
  return { ...row, pieces: row.pieces.toSpliced(index, 1, left, right), groups: row.groups + 1 }
}
