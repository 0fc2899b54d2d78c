import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import type { Range } from '../../../language/words/words.ts'
import { cellsOf, type Field, namesOfRecords, recordOf } from '../segmentation/tables.ts'

/** A table with all of its rows, except its header; without rows if they cannot be read. */
export type Table = {
  readonly docId: string
  readonly title: string
  /** The headings above it, outermost first. */
  readonly headings: readonly string[]
  /**
   * What may say what its rows are: the heading right above it; without one the title of its document, if no other
   * table of that was read. Otherwise empty.
   */
  readonly caption: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  /** The names of its columns, as shown. */
  readonly names: readonly string[]
  readonly rows: readonly TableRow[]
  /** Whether it was no table, but records in sections or items, or a table whose columns are what rows are elsewhere. */
  readonly made?: 'records' | 'turned'
}

/** Where something stands: a range of one of the passages. */
export type Place = Range & { readonly passage: number }

/** A row: where it stands, and one cell for each column, as shown; empty where the row has none. */
export type TableRow = Place & {
  readonly cells: readonly string[]
  /** Whether the row says something that is in no column, and may be the value of an empty cell: "from £20". */
  readonly isUnread?: boolean
  /** The places at which the row goes on in further passages. */
  readonly more?: readonly Place[]
}

/** A row as written, before the columns of its table are known. */
type Line = Place & { readonly text: string }

/** The lines of one table; `header` is undefined where each line names its values. */
type Lines = {
  readonly first: Passage
  /** The heading above it within its first passage. */
  readonly heading: string | undefined
  readonly header: string | undefined
  readonly lines: Line[]
}

/**
 * The tables of passages in reading order, joined where one passage continues the table of the one before. A table
 * whose rows do not all have the columns of the header has no rows: a value might stand under the wrong name.
 */
export function readTables(passages: readonly Passage[]): readonly Table[] {
  const found: Lines[] = []
  passages.forEach((passage, index) => {
    const { blocks, text, leadIn, docId } = passage
    const before = passages[index - 1]
    const continues =
      before?.docId === docId && before.blocks.at(-1)?.kind === 'row' && blocks[0]?.opens === false
    let current = continues ? found.at(-1) : undefined
    let heading: string | undefined
    for (const { kind, opens, start, end } of blocks) {
      const written = text.slice(start, end)
      if (kind === 'heading') heading = shown(written)
      if (kind !== 'row') {
        current = undefined
        continue
      }
      const line = { passage: index, start, end, text: written }
      if (current === undefined || opens) {
        const header = opens ? line.text : start === blocks[0]?.start ? leadIn?.text : undefined
        current = { first: passage, heading, header, lines: [] }
        found.push(current)
      }
      if (!opens) current.lines.push(line)
    }
  })
  const tablesOf = Map.groupBy(found, ({ first }) => first.docId)
  return found.map((lines) => tableOf(lines, tablesOf.get(lines.first.docId)?.length === 1))
}

/** The ranges from the first to the last of some lines, one for each passage. */
export function placesOf(lines: readonly Place[]): readonly Place[] {
  return [...Map.groupBy(lines, ({ passage }) => passage)].map(([passage, own]) => {
    return { passage, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }
  })
}

function tableOf({ first, heading, header, lines }: Lines, isOnly: boolean): Table {
  const names = header === undefined ? namesOf(lines) : cellsOf(header)
  const rows = lines.map(({ text, ...place }) => {
    const cells = header === undefined ? recordCells(text, names) : filledUp(cellsOf(text), names)
    return { ...place, cells: cells ?? [] }
  })
  const isPlain = names.length > 1 && new Set(names).size === names.length
  const isWhole = isPlain && rows.every(({ cells }) => cells.length === names.length)
  const { docId, title, language } = first
  const headings = [...first.headings, ...(heading === undefined ? [] : [heading])]
  const caption = headings.at(-1) ?? (isOnly ? title.replace(fileExtension, '') : '')
  return { docId, title, headings, caption, language, names, rows: isWhole ? rows : [] }
}

/** The cells of a row, with the empty ones at its end, which are not written. A single cell stands over rows. */
function filledUp(cells: readonly string[], { length }: readonly string[]): readonly string[] {
  const missing = cells.length > 1 ? Math.max(length - cells.length, 0) : 0
  return [...cells, ...Array<string>(missing).fill('')]
}

const fileExtension = /\.[a-z]{1,5}$/i

/** The names that the lines `name: value; name: value` have. */
function namesOf(lines: readonly Line[]): readonly string[] {
  return namesOfRecords(
    lines.map(({ text }) =>
      (recordOf(text) ?? []).map(({ name, value }) => ({ name: shown(name), value })),
    ),
  )
}

/** The cells of such a line; undefined if it does not begin with one of the names. Linear in its length. */
function recordCells(line: string, names: readonly string[]): readonly string[] | undefined {
  const record = recordOf(line)
  const known = new Set(names)
  if (record?.every(({ name }) => known.has(shown(name)))) return cellsByName(record, names)
  const marks: { readonly column: number; readonly start: number; readonly end: number }[] = []
  names.forEach((name, column) => {
    const from = marks.at(-1)?.end ?? 0
    if (from === 0 && line.startsWith(`${name}: `))
      marks.push({ column, start: 0, end: name.length + 2 })
    else if (from > 0) {
      const start = line.indexOf(`; ${name}: `, from)
      if (start >= 0) marks.push({ column, start, end: start + name.length + 4 })
    }
  })
  if (marks.length === 0) return undefined
  const cells = names.map(() => '')
  marks.forEach(({ column, end }, at) => {
    cells[column] = shown(line.slice(end, marks[at + 1]?.start ?? line.length))
  })
  return cells
}

function cellsByName(record: readonly Field[], names: readonly string[]): readonly string[] {
  const values = new Map(record.map(({ name, value }) => [shown(name), shown(value)]))
  return names.map((name) => values.get(name) ?? '')
}
