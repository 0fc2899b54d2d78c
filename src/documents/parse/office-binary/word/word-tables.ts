import type { ParagraphProperties } from './word-properties.ts'

/** Borders that are no further apart, in twentieths of a point, are one: rows are drawn one by one. */
const sameBorderMax = 10
const cellBytes = 20
/** What a cell says of its merging ([MS-DOC] 2.9.327). */
const merged = { begins: 1, across: 2, down: 0x20, beginsDown: 0x40 }
const verticalBits = 0x60
const verticalShift = 5
/** Word nests no deeper, and below it text belongs to the table around it. */
const nestingMax = 20

type Cell = { readonly content: string; readonly span: number; readonly verticalMerge: string }
type Row = {
  readonly contents: readonly string[]
  readonly borders: readonly number[]
  readonly flags: readonly number[]
  readonly isHeader: boolean
}
type Table = { readonly rows: Row[]; contents: string[] }

/** Puts the tables of a text together, whose paragraphs only tell how many tables they are in, and what they end. */
export class WordTables {
  /** What was written so far: of the text, and of the open cell of each open table. */
  readonly #written: string[][] = [[]]
  readonly #tables: Table[] = []

  /** Adds a paragraph, which ends a cell or a row if `endsCell`. */
  add(paragraph: string, properties: ParagraphProperties, endsCell: boolean): void {
    this.#open(Math.min(properties.depth, nestingMax))
    const table = this.#tables.at(-1)
    if (table !== undefined && endsCell && properties.endsRow) {
      table.rows.push(rowOf(table.contents.splice(0), properties))
      this.#written.at(-1)?.splice(0)
      return
    }
    this.#written.at(-1)?.push(paragraph)
    if (table !== undefined && endsCell) table.contents.push(this.#takeCell())
  }

  finish(): string {
    this.#open(0)
    return this.#written[0]?.join('') ?? ''
  }

  /** Opens or closes tables, until so many are open. */
  #open(depth: number): void {
    while (this.#tables.length < depth) {
      this.#tables.push({ rows: [], contents: [] })
      this.#written.push([])
    }
    while (this.#tables.length > depth) {
      const rest = this.#written.pop()?.join('') ?? ''
      const table = this.#tables.pop()
      // Cells that no row ends are paragraphs.
      const unended = (table?.contents.join('') ?? '') + rest
      this.#written.at(-1)?.push(tableXml(table?.rows ?? []), unended)
    }
  }

  #takeCell(): string {
    return this.#written.at(-1)?.splice(0).join('') ?? ''
  }
}

/** A row with what its end says of its cells: their borders and flags. */
function rowOf(
  contents: readonly string[],
  { cells = Buffer.alloc(0), verticalMerges, isHeaderRow }: ParagraphProperties,
): Row {
  const room = Math.floor((cells.length - 1) / 2) - 1
  const count = Math.max(0, Math.min(cells[0] ?? 0, room))
  const borders = Array.from({ length: count + 1 }, (_, at) =>
    count === 0 ? 0 : cells.readInt16LE(1 + at * 2),
  )
  const firstCell = 1 + (count + 1) * 2
  const flags = Array.from({ length: count }, (_, at) => {
    const own = cells[firstCell + at * cellBytes] ?? 0
    const vertical = verticalMerges.get(at)
    return vertical === undefined ? own : (own & ~verticalBits) | (vertical << verticalShift)
  })
  return { contents, borders, flags, isHeader: isHeaderRow }
}

function tableXml(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const columns = columnsOf(rows)
  return `<w:tbl>${rows.map((row) => rowXml(row, columns)).join('')}</w:tbl>`
}

/** The columns of a table by the borders of its cells: all that begin anywhere. */
function columnsOf(rows: readonly Row[]): ReadonlyMap<number, number> {
  const borders = [...new Set(rows.flatMap((row) => row.borders))].sort((one, other) => one - other)
  const columns = new Map<number, number>()
  let column = -1
  let last = Number.NEGATIVE_INFINITY
  for (const border of borders) {
    if (border - last > sameBorderMax) column += 1
    columns.set(border, column)
    last = border
  }
  return columns
}

function rowXml(row: Row, columns: ReadonlyMap<number, number>): string {
  const columnOf = (at: number) => columns.get(row.borders[at] ?? 0) ?? 0
  const cells: Cell[] = []
  for (const [at, content] of row.contents.entries()) {
    const flags = row.flags[at] ?? 0
    const before = row.flags[at - 1] ?? 0
    const span = at < row.flags.length ? Math.max(columnOf(at + 1) - columnOf(at), 1) : 1
    // What is merged with the cell before it has no text of its own.
    const isPart = (flags & merged.across) !== 0 && (before & (merged.begins | merged.across)) !== 0
    const last = isPart ? cells.pop() : undefined
    if (last) cells.push({ ...last, span: last.span + span })
    else cells.push({ content, span, verticalMerge: verticalMergeXml(flags) })
  }
  const header = row.isHeader ? '<w:trPr><w:tblHeader/></w:trPr>' : ''
  return `<w:tr>${header}${cells.map(cellXml).join('')}</w:tr>`
}

function verticalMergeXml(flags: number): string {
  if ((flags & merged.down) === 0) return ''
  return (flags & merged.beginsDown) === 0 ? '<w:vMerge/>' : '<w:vMerge w:val="restart"/>'
}

function cellXml({ content, span, verticalMerge }: Cell): string {
  const spans = span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''
  return `<w:tc><w:tcPr>${spans}${verticalMerge}</w:tcPr>${content}</w:tc>`
}
