import { shown } from '../../../evidence/shown.ts'
import { rowCells } from '../../../extraction/blocks/row-cells.ts'
import { settings } from './settings.ts'

/** A value of a row, with the name of its column or field; an empty name where it is unknown. */
export type Field = { readonly name: string; readonly value: string }

/** The cells of a row, as shown. */
export function cellsOf(row: string): string[] {
  return rowCells(row).map(shown)
}

/** The fields of a row of the form `name: value; name: value`; undefined for any other row. */
export function recordOf(row: string): readonly Field[] | undefined {
  const parts = row.split('; ').map((part) => part.split(': '))
  if (!parts.every(({ length }) => length === 2)) return undefined
  return parts.map(([name = '', value = '']) => ({ name, value }))
}

/** The fields of a row, named by the header of its table or by the row itself. */
export function fieldsOf(row: string, header: string | undefined): readonly Field[] {
  const cells = cellsOf(row)
  if (cells.length === 1) return recordOf(row) ?? []
  const names = header === undefined ? [] : cellsOf(header)
  return cells.map((value, column) => ({ name: names[column] ?? '', value }))
}

/**
 * Rows of the form `name: value; name: value` as one table, which saves repeating the names. Undefined for a single
 * row, for rows that share no names, and for tables too large to read.
 */
export function recordsOf(rows: readonly string[]): Records | undefined {
  const records = rows.map(recordOf)
  if (rows.length < 2 || !records.every((record) => record !== undefined)) return undefined
  const header = namesOfRecords(records)
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

/**
 * The names of all fields of some records, in an order in which each record has its own: a field that the first one
 * lacks stands behind the one that it follows in another. Linear in the number of fields.
 */
export function namesOfRecords(records: readonly (readonly Field[])[]): readonly string[] {
  const next = new Map<string, string | undefined>()
  let first: string | undefined
  for (const record of records) {
    let before: string | undefined
    for (const { name } of record) {
      if (!next.has(name)) {
        next.set(name, before === undefined ? first : next.get(before))
        if (before === undefined) first = name
        else next.set(before, name)
      }
      before = name
    }
  }
  const names: string[] = []
  for (let name = first; name !== undefined; name = next.get(name)) names.push(name)
  return names
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
