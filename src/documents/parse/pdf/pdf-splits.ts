import { gapMin, type PlacedPiece, type PrintedRow } from './pdf-print.ts'

const edgesMax = 40
/** So near to an edge, in font sizes, a word has to begin; where words begin is only estimated. */
const nearnessMax = 0.45
/** Of the pieces that lie across an edge, this share has to have words that begin there. */
const shareMin = 0.8
/** So many of the first rows may be names of columns. */
const namesMax = 2

/**
 * pdf.js takes two cells for one piece where they are less than 0.6 of the font size apart. They are parted again where
 * cells of other rows begin, or those of the page before, if nearly all pieces across that place have a word that begins there.
 */
export function splitAtEdges(rows: readonly PrintedRow[], known: readonly number[]): PrintedRow[] {
  let split = [...rows]
  for (const edge of [...known, ...edgesOf(rows)]) {
    const cuts = split.map((row) => cutOf(row, edge))
    const across = cuts.filter((cut) => cut !== undefined)
    const fitting = across.filter(({ at }) => at > 0)
    const isKnown = known.includes(edge)
    // A name over several columns may have a word there by chance, and so may a line of prose.
    const isInBody = cuts.some((cut, index) => {
      return cut && cut.at > 0 && index >= namesMax && (split[index]?.groups ?? 0) > 1
    })
    if (!(isInBody || (isKnown && fitting.length > 0)) || fitting.length < across.length * shareMin)
      continue
    split = split.map((row, index) => {
      const cut = cuts[index]
      return cut && cut.at > 0 ? cutRow(row, cut, edge) : row
    })
  }
  return split
}

/** Where cells begin that have a gap before them, the most frequent places first. */
function edgesOf(rows: readonly PrintedRow[]): number[] {
  const counts = new Map<number, { sum: number; count: number }>()
  for (const { pieces, fontSize } of rows)
    for (const [index, { start }] of pieces.entries()) {
      const before = pieces[index - 1]
      if (!before || start - before.end < gapMin * fontSize * 0.6) continue
      const place = Math.round(start / (fontSize * 0.3))
      const known = counts.get(place) ?? { sum: 0, count: 0 }
      counts.set(place, { sum: known.sum + start, count: known.count + 1 })
    }
  const frequent = [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, edgesMax)
  return frequent.map(({ sum, count }) => sum / count)
}

/** The piece that lies across an edge, and the character that begins there; 0 if none does. */
type Cut = { readonly index: number; readonly at: number }

function cutOf({ pieces, fontSize }: PrintedRow, edge: number): Cut | undefined {
  const margin = fontSize * 0.5
  const index = pieces.findIndex(({ start, end }) => start < edge - margin && end > edge + margin)
  const piece = pieces[index]
  return piece && { index, at: wordAt(piece, edge, nearnessMax * fontSize) }
}

/** The word that begins nearest to a place, by what letters are usually wide; 0 if none is near. */
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

/** In tenths of the font size; of letters in Latin script that are wide or narrow. */
const usualWidth = 5.4
const widths: Readonly<Record<number, number>> = Object.fromEntries([
  ...[..." ijlftrI.,:;'!()[]|-"].map((letter) => [letter.charCodeAt(0), 3]),
  ...[...'mwMWOQGDHNU%@&'].map((letter) => [letter.charCodeAt(0), 8]),
])

function cutRow(row: PrintedRow, { index, at }: Cut, edge: number): PrintedRow {
  const piece = row.pieces[index]
  if (!piece) return row
  // As if there were a gap that shows a column: that there is one is known.
  const end = Math.max(piece.start, edge - row.fontSize * gapMin)
  const left = { ...piece, text: piece.text.slice(0, at).trim(), end }
  const right = { ...piece, text: piece.text.slice(at), start: edge, isSpaced: true }
  return { ...row, pieces: row.pieces.toSpliced(index, 1, left, right), groups: row.groups + 1 }
}
