import { type ChangeEvent, useRef, useState } from 'react'
import { strings } from '../../strings/strings.ts'
import type { Column } from './table.tsx'

const text = strings.common

/** The rows of a table that are selected. */
export type Selection<Row> = {
  /** Those of the rows that are shown, in their order. */
  readonly rows: readonly Row[]
  readonly column: Column<Row>
  clear(): void
}

/**
 * Lets rows of a table be selected, by a checkbox each and one for all; with Shift, all rows from the last one on. What
 * is not shown any more is not selected.
 */
export function useSelection<Row>(
  shown: readonly Row[],
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const rows = shown.filter((row) => keys.has(keyOf(row)))
  const clear = () => setKeys(new Set())
  const set = (row: Row, isSelected: boolean, isRange: boolean) => {
    const next = new Set(rows.map(keyOf))
    const at = shown.indexOf(row)
    const from = isRange ? shown.findIndex((one) => keyOf(one) === last.current) : at
    const [first, end] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)]
    for (const one of shown.slice(first, end + 1)) {
      if (isSelected) next.add(keyOf(one))
      else next.delete(keyOf(one))
    }
    last.current = keyOf(row)
    setKeys(next)
  }
  const column: Column<Row> = {
    name: text.select,
    kind: 'select',
    heading: (
      <label className="box">
        <input
          type="checkbox"
          aria-label={text.selectAll}
          checked={rows.length > 0 && rows.length === shown.length}
          ref={(box) => {
            if (box) box.indeterminate = rows.length > 0 && rows.length < shown.length
          }}
          onChange={({ target }) => (target.checked ? setKeys(new Set(shown.map(keyOf))) : clear())}
        />
      </label>
    ),
    cell: (row) => (
      <label className="box">
        <input
          type="checkbox"
          aria-label={`${text.select}: ${nameOf(row)}`}
          checked={keys.has(keyOf(row))}
          onChange={(event) => set(row, event.target.checked, isWithShift(event))}
        />
      </label>
    ),
  }
  return { rows, column, clear }
}

function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
