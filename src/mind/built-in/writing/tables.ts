import { recordOf } from '../segmentation/table-cells.ts'
import { settings } from '../settings.ts'

/**
 * Rows of the form `name: value; name: value` as one table, which saves repeating the names. Undefined for a single
 * row, for rows that share no names, and for tables too large to read.
 */
export function recordsOf(rows: readonly string[]): Records | undefined {
  const records = rows.map(recordOf)
  if (rows.length < 2 || !records.every((record) => record !== undefined)) return undefined
  const header = [...new Set(records.flat().map(({ name }) => name))]
  const cells = records.map((record) => {
    const values = new Map(record.map(({ name, value }) => [name, value]))
    return header.map((name) => values.get(name) ?? '')
  })
  const isShared = records.flat().length > header.length
  const { columnsMax, cellLengthMax } = settings.records
  const isLong = ({ length }: string) => length > cellLengthMax
  const isWide = header.length > columnsMax || cells.flat().some(isLong)
  return isWide || !isShared ? undefined : { header, rows: cells }
}

type Records = { readonly header: readonly string[]; readonly rows: readonly string[][] }

/** A Markdown table. Markdown requires a header: without one, its cells are empty. */
export function tableOf(header: readonly string[] | undefined, rows: readonly string[][]): string {
  const top = header ?? []
  const width = Math.max(...[top, ...rows].map(({ length }) => length))
  const lines = [top, ...rows].map((row) => {
    const cells = row.map((cell) => cell.replace(bareBar, '\\|'))
    return `| ${[...cells, ...Array(width - row.length).fill('')].join(' | ')} |`
  })
  return [lines[0], `|${'---|'.repeat(width)}`, ...lines.slice(1)].join('\n')
}

/** A bar within a cell, which would end it. */
const bareBar = /(?<!\\)\|/g
