import { type ReactNode, useState } from 'react'
import { strings } from '../../strings/strings.ts'

/** A column of a table: its heading, and its cell for each row. */
export type Column<Row> = {
  readonly name: string
  /** Decides the layout; the heading of `actions` is only for screen readers. */
  readonly kind?: 'name' | 'number' | 'short' | 'actions' | 'select'
  /** Shown in place of the name. */
  readonly heading?: ReactNode
  cell(row: Row): ReactNode
}

/** A table, which shows `rowsAtOnce` rows at first if that is given. */
export function Table<Row>(props: {
  /** The table's name for screen readers. */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf(row: Row): string
  rowsAtOnce?: number
}) {
  const { label, rows, columns, keyOf, rowsAtOnce = rows.length } = props
  const [times, setTimes] = useState(1)
  const shown = rows.slice(0, times * rowsAtOnce)
  return (
    <>
      <div className="scroll card">
        <table className="table" aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ name, kind, heading = name }) => (
                <th key={name} scope="col" className={kind}>
                  {kind === 'actions' ? <span className="hidden-text">{name}</span> : heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ name, kind, cell }) => (
                  <td key={name} className={kind} role={kind === 'name' ? 'rowheader' : undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <button type="button" className="button" onClick={() => setTimes(times + 1)}>
          {strings.common.showMore}
        </button>
      )}
    </>
  )
}
