import { indentOf } from './rst-lines.ts'

/** The rows of a table, each of its cells as lines. The first `headerRows` are its header. */
export type RstTable = {
  readonly rows: readonly (readonly (readonly string[])[])[]
  readonly headerRows: number
}

const gridBorder = /^\+(?:[-=]+\+)+\s*$/
const simpleBorder = /^=+(?: +=+)+\s*$/

/** Whether a table drawn with lines begins here: as a grid, or simply with runs of "=". */
export function opensTable(line: string): boolean {
  return gridBorder.test(line) || simpleBorder.test(line)
}

/** The index after a drawn table. */
export function endOfTable(lines: readonly string[], from: number): number {
  const first = lines[from] ?? ''
  if (gridBorder.test(first)) {
    let end = from + 1
    while (end < lines.length && /^[+|]/.test(lines[end] ?? '')) end++
    return end
  }
  // A simple table ends with a border that nothing follows.
  for (let at = from + 1; at < lines.length; at++)
    if (simpleBorder.test(lines[at] ?? '') && at > from + 1 && isBlank(lines[at + 1])) return at + 1
  return lines.length
}

function isBlank(line = ''): boolean {
  return line.trim() === ''
}

/** Reads a drawn table. */
export function readDrawnTable(lines: readonly string[]): RstTable {
  return gridBorder.test(lines[0] ?? '') ? readGrid(lines) : readSimple(lines)
}

function readGrid(lines: readonly string[]): RstTable {
  const columns = edgesOf(lines[0] ?? '', '+')
  const rows: string[][][] = []
  let row: string[][] = []
  let headerRows = 0
  for (const line of lines.slice(1)) {
    if (line.startsWith('+')) {
      if (row.some((cell) => cell.some((text) => text !== ''))) rows.push(row)
      row = []
      if (line.includes('=')) headerRows = rows.length
      continue
    }
    row = row.length > 0 ? row : columns.slice(1).map(() => [])
    for (const [at, text] of slicesOf(line, columns)) row[at]?.push(text)
  }
  return { rows, headerRows }
}

/** What stands in each column of a line of a grid; a cell that spans columns stands in its first. */
function slicesOf(line: string, columns: readonly number[]): (readonly [number, string])[] {
  const found: (readonly [number, string])[] = []
  for (let at = 0; at < columns.length - 1; ) {
    const start = (columns[at] ?? 0) + 1
    let next = at + 1
    while (next < columns.length - 1 && !/[|+]/.test(line[columns[next] ?? 0] ?? '|')) next++
    const text = line.slice(start, columns[next]).trim()
    // The border of a cell that spans rows.
    if (!/^[-=+]{3,}$/.test(text)) found.push([at, text])
    at = next
  }
  return found
}

function edgesOf(border: string, mark: string): number[] {
  return [...border].flatMap((letter, at) => (letter === mark ? [at] : []))
}

function readSimple(lines: readonly string[]): RstTable {
  const starts = [...(lines[0] ?? '').matchAll(/=+/g)].map(({ index }) => index)
  const rows: string[][][] = []
  let headerRows = 0
  for (const line of lines.slice(1)) {
    if (/^=[= ]*$/.test(line)) {
      if (headerRows === 0) headerRows = rows.length
      continue
    }
    if (isBlank(line) || /^-[- ]*$/.test(line)) continue
    const cells = starts.map((start, at) => line.slice(start, starts[at + 1]).trim())
    const last = rows.at(-1)
    // A row without a first cell goes on with the row above.
    if (cells[0] === '' && last !== undefined)
      for (const [at, text] of cells.entries()) last[at]?.push(text)
    else rows.push(cells.map((text) => [text]))
  }
  // The last border is no end of a header.
  return { rows, headerRows: headerRows === rows.length ? 0 : headerRows }
}

/** The rows of the directive `list-table`: a list of lists. */
export function readListTable(lines: readonly string[], headerRows: number): RstTable {
  const rows: string[][][] = []
  for (const line of lines) {
    const [, opening = '', text = ''] = /^([*+-] +[*+-] ?| +[*+-] ?(?=\S|$))?(.*)$/.exec(line) ?? []
    const opensRow = /^[*+-]/.test(opening)
    const opensCell = opensRow || (opening !== '' && opening.trimEnd().length <= cellIndentMax)
    if (opensRow) rows.push([])
    const cells = rows.at(-1)
    if (opensCell) cells?.push([text])
    else cells?.at(-1)?.push(line.slice(Math.min(listIndent, indentOf(line))))
  }
  return { rows, headerRows }
}

/** The widest opening of a cell of such a list, `  -`; what is indented further is a list within a cell. */
const cellIndentMax = 4
/** How far what goes on in a cell is indented: `* - `. */
const listIndent = 4

/** A table as HTML, its cells written by `cellHtml`. */
export function tableHtml(
  { rows, headerRows }: RstTable,
  cellHtml: (lines: readonly string[]) => string,
): string {
  const written = rows.map((cells, at) => {
    const name = at < headerRows ? 'th' : 'td'
    return `<tr>${cells.map((cell) => `<${name}>${cellHtml(cell)}</${name}>`).join('')}</tr>`
  })
  return `${written.join('\n')}\n`
}
