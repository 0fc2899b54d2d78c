import { type ReactNode, useState } from 'react'
import { strings } from '../strings/strings.ts'

/** A column of a table: its heading, and what each row has under it. */
export type Column<Row> = {
  readonly name: string
  /** What a column is decides how it is set; the heading of `actions` is for screen readers alone. */
  readonly kind?: 'name' | 'number' | 'short' | 'actions'
  cell(row: Row): ReactNode
}

/** Rows under headings, a number of them at first if `rowsAtOnce` says so. */
export function Table<Row>(props: {
  /** What it is a table of, for those who hear it. */
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
              {columns.map(({ name, kind }) => (
                <th key={name} scope="col" className={kind}>
                  {kind === 'actions' ? <span className="hidden-text">{name}</span> : name}
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
