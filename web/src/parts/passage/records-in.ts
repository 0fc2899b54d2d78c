/** A part of the text, by offsets. */
export type Range = { readonly from: number; readonly to: number }
/** The value of each column by its name. */
type Row = ReadonlyMap<string, Range>
type Table = { readonly columns: string[]; readonly rows: Row[] }
/** A table, or a line that is no row of one. */
export type RecordBlock = Table | Range

/** Longer names are sentences with a colon. */
const nameLengthMax = 80
/** Each row has a cell for each column, so that more of them would make much of little text. */
const columnsMax = 40

/**
 * The tables in a text whose rows are lines such as `Plan: Basic; Price: 9`, as the service writes those of a
 * spreadsheet. A row that has no column of the table before it begins another one.
 */
export function recordsIn(source: string): readonly RecordBlock[] {
  const blocks: RecordBlock[] = []
  for (let from = 0; from < source.length; ) {
    const newline = source.indexOf('\n', from)
    const line = { from, to: newline === -1 ? source.length : newline }
    const row = rowIn(source, line)
    const last = blocks.at(-1)
    if (row.size > 1 && !(last && 'rows' in last && takes(last, row)))
      blocks.push({ columns: [...row.keys()], rows: [row] })
    if (row.size <= 1 && line.to > from) blocks.push(line)
    from = line.to + 1
  }
  return blocks
}

/** Adds a row to a table that it belongs to. */
function takes({ columns, rows }: Table, row: Row): boolean {
  const others = [...row.keys()].filter((name) => !columns.includes(name))
  if (others.length === row.size || columns.length + others.length > columnsMax) return false
  columns.push(...others)
  rows.push(row)
  return true
}

/** The values of a line; empty if it is no row. What has no name belongs to the value before it. */
function rowIn(source: string, { from, to }: Range): Row {
  const row = new Map<string, Range>()
  let name: string | undefined
  for (let at = from; at < to && row.size <= columnsMax; ) {
    const semicolon = source.indexOf('; ', at)
    const end = semicolon === -1 || semicolon > to ? to : semicolon
    const piece = source.slice(at, end)
    const colon = piece.indexOf(': ')
    const before = name === undefined ? undefined : row.get(name)
    if (colon > 0 && colon <= nameLengthMax && !row.has(piece.slice(0, colon))) {
      name = piece.slice(0, colon)
      row.set(name, { from: at + colon + 2, to: end })
    } else if (name !== undefined && before) row.set(name, { from: before.from, to: end })
    else return new Map()
    at = end + 2
  }
  return row.size > columnsMax ? new Map() : row
}
