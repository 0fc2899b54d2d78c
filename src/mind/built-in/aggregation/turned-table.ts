import { isKey } from './columns.ts'
import { placesOf, type Table } from './read-tables.ts'

/**
 * The ways to read a table, the likelier first: as it is, and with its columns as rows, where the things that it
 * compares stand side by side, as plans do over their prices. Such a table has nothing above the names of their
 * properties, or no column of values of one kind.
 */
export function waysToRead(table: Table): readonly Table[] {
  if (table.made !== undefined) return [table]
  const turned = turnedTable(table)
  if (turned === undefined) return [table]
  return table.names[0] === '' ? [turned, table] : [table, turned]
}

function turnedTable(table: Table): Table | undefined {
  const { names, rows } = table
  const properties = rows.map(({ cells }) => cells[0] ?? '')
  const isNamed = properties.every((name) => /\p{L}/u.test(name)) && isKey({ cells: properties })
  if (names.length < 3 || rows.length < 2 || rows.length > propertiesMax || !isNamed)
    return undefined
  const [first, ...more] = placesOf(rows)
  if (first === undefined) return undefined
  return {
    ...table,
    names: ['', ...properties],
    rows: names.slice(1).map((name, at) => {
      return { ...first, more, cells: [name, ...rows.map(({ cells }) => cells[at + 1] ?? '')] }
    }),
    made: 'turned',
  }
}

/** A comparison of more properties is none that people read. */
const propertiesMax = 100
