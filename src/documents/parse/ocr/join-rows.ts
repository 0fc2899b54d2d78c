import type { RecognisedLine } from './recognised-page.ts'
import { settings } from './settings.ts'

type Lines = readonly RecognisedLine[]
type Cell = { readonly line: RecognisedLine; readonly mayJoin: boolean }

/**
 * The lines of blocks in reading order, with what stands at one height joined. Tesseract tells the columns of a wide
 * table as blocks, one after the other, as it does columns of prose. But cells are short, while prose has long lines,
 * and its headings begin where its lines do. Without columns of prose the order is from top to bottom.
 */
export function joinRows(blocks: readonly Lines[]): RecognisedLine[] {
  const prose = blocks.filter(isProse)
  const edges = prose.map(leftOf)
  const cells = blocks.flatMap((block) => {
    const reach = block[0]?.fontSize ?? 0
    const isOfColumn = edges.some((edge) => Math.abs(edge - leftOf(block)) < reach)
    return block.map((line): Cell => ({ line, mayJoin: !isOfColumn && !isProse(block) }))
  })
  const rows = rowsOf(cells).map(joinedLine)
  return haveColumns(prose) ? rows : rows.toSorted((a, b) => b.baseline - a.baseline)
}

/** The rows in the order of the first cell of each. */
function rowsOf(cells: readonly Cell[]): RecognisedLine[][] {
  const rows = new Map<Cell, RecognisedLine[]>(cells.map((cell) => [cell, []]))
  /** The row at each height that goes on furthest to the right, by heights of `heightStep` points. */
  const open = new Map<number, { cell: Cell; end: number }>()
  for (const cell of cells.toSorted((a, b) => startOf(a.line) - startOf(b.line))) {
    const { baseline, fontSize } = cell.line
    const reach = Math.ceil((fontSize * settings.sameRowMax) / heightStep)
    const at = Math.round(baseline / heightStep)
    const near = Array.from({ length: 2 * reach + 1 }, (_, step) => open.get(at + step - reach))
    const row = near.find((one) => one && one.end <= startOf(cell.line))
    const first = row && cell.mayJoin ? row.cell : cell
    rows.get(first)?.push(cell.line)
    const height = first === cell ? at : Math.round(first.line.baseline / heightStep)
    open.set(height, { cell: first, end: endOf(cell.line) })
  }
  return [...rows.values()].filter((row) => row.length > 0)
}

const heightStep = 0.5

function joinedLine(row: Lines): RecognisedLine {
  const [first] = row
  if (!first) throw new Error('A row has no line')
  return { ...first, words: row.flatMap(({ words }) => words) }
}

/** Whether a block has long lines, as prose does. */
function isProse(block: Lines): boolean {
  const words = block.reduce((sum, line) => sum + line.words.length, 0)
  return words >= block.length * settings.proseWordsMin
}

/** Whether some prose stands beside other prose. */
function haveColumns(prose: readonly Lines[]): boolean {
  return prose.some((one, index) => prose.slice(index + 1).some((other) => isBeside(one, other)))
}

function isBeside(one: Lines, other: Lines): boolean {
  if (one.length < settings.columnLinesMin || other.length < settings.columnLinesMin) return false
  const areApart = rightOf(one) <= leftOf(other) || rightOf(other) <= leftOf(one)
  return areApart && bottomOf(one) < topOf(other) && bottomOf(other) < topOf(one)
}

function startOf({ words }: RecognisedLine): number {
  return words[0]?.start ?? 0
}

function endOf({ words }: RecognisedLine): number {
  return words.at(-1)?.end ?? 0
}

function leftOf(block: Lines): number {
  return block.reduce((least, line) => Math.min(least, startOf(line)), Infinity)
}

function rightOf(block: Lines): number {
  return block.reduce((most, line) => Math.max(most, endOf(line)), -Infinity)
}

function topOf(block: Lines): number {
  return block.reduce((most, { baseline }) => Math.max(most, baseline), -Infinity)
}

function bottomOf(block: Lines): number {
  return block.reduce((least, { baseline }) => Math.min(least, baseline), Infinity)
}
