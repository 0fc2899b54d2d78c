import { shown } from '../../../evidence/show.ts'

/** A value of a row, with the name of its column or its field where that is known. */
export type Field = { readonly name: string; readonly value: string }

/** A row that only begins with a mark has an empty first cell: marks at its edges are two. */
export function cellsOf(row: string): string[] {
  const own = row.trim()
  const isEdged = own.length > 1 && own.startsWith('|') && own.endsWith('|')
  return (isEdged ? own.slice(1, -1) : own).split(/(?<!\\)\|/).map((cell) => shown(cell))
}

/** The fields of a row that says their names, `name: value; name: value`; none if it does not, or has texts of its own. */
export function recordOf(row: string): readonly Field[] | undefined {
  const parts = row.split('; ').map((part) => part.split(': '))
  if (!parts.every(({ length }) => length === 2)) return undefined
  return parts.map(([name = '', value = '']) => ({ name, value }))
}

/** The fields of a row under its header, or with names of its own. */
export function fieldsOf(row: string, header: string | undefined): readonly Field[] {
  const cells = cellsOf(row)
  if (cells.length === 1) return recordOf(row) ?? []
  const names = header === undefined ? [] : cellsOf(header)
  return cells.map((value, column) => ({ name: names[column] ?? '', value }))
}
