import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/show.ts'
import type { Range } from '../../../language/words.ts'
import { cellsOf, recordOf } from '../segmentation/table-cells.ts'

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
}

/** A row: its range within a passage, and one cell for each column, as shown; empty where the row has none. */
export type TableRow = Range & {
  readonly passage: number
  readonly cells: readonly string[]
}

/** A row as written, before the columns of its table are known. */
type Line = Range & { readonly passage: number; readonly text: string }

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
    const { blocks, text, lead, docId } = passage
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
        const header = opens ? line.text : start === blocks[0]?.start ? lead?.text : undefined
        current = { first: passage, heading, header, lines: [] }
        found.push(current)
      }
      if (!opens) current.lines.push(line)
    }
  })
  const tablesOf = Map.groupBy(found, ({ first }) => first.docId)
  return found.map((lines) => tableOf(lines, tablesOf.get(lines.first.docId)?.length === 1))
}

function tableOf({ first, heading, header, lines }: Lines, isOnly: boolean): Table {
  const names = header === undefined ? namesOf(lines) : cellsOf(header)
  const rows = lines.map(({ text, ...place }) => {
    const cells = header === undefined ? recordCells(text, names) : cellsOf(text)
    return { ...place, cells: cells ?? [] }
  })
  const isPlain = names.length > 1 && new Set(names).size === names.length
  const isWhole = isPlain && rows.every(({ cells }) => cells.length === names.length)
  const { docId, title, language } = first
  const headings = [...first.headings, ...(heading === undefined ? [] : [heading])]
  const caption = headings.at(-1) ?? (isOnly ? title.replace(fileExtension, '') : '')
  return { docId, title, headings, caption, language, names, rows: isWhole ? rows : [] }
}

const fileExtension = /\.[a-z]{1,5}$/i

/** The names that the lines `name: value; name: value` have, in the order of the first line that has each. */
function namesOf(lines: readonly Line[]): readonly string[] {
  return [
    ...new Set(lines.flatMap(({ text }) => (recordOf(text) ?? []).map(({ name }) => shown(name)))),
  ]
}

/** The cells of such a line; undefined if it does not begin with one of the names. Linear in its length. */
function recordCells(line: string, names: readonly string[]): readonly string[] | undefined {
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
