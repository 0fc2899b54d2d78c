import { isWithinAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import {
  exclusionBefore,
  type Filter,
  has,
  onlyOne,
  onScale,
  type TableQuestion,
} from './filter.ts'
import { affirms, denies, isYesOrNo } from './property-cells.ts'

/**
 * "out of stock", "in stock": the rows of which none, or some, are there; and "no children", "without a deposit": those
 * with the number 0 in the column that follows. Undefined if it is not clear which column counts what is there.
 */
export function presenceFilters(reading: TableQuestion): readonly Filter[] | undefined {
  const { wording, aggregation } = reading
  const { none, some, columns } = aggregation.presence
  const missing = none.find(wording.text)
  const present = some.find(wording.text).filter((one) => !isWithinAny(one, missing))
  const [first, another] = [...missing, ...present]
  if (first === undefined) return noneOfColumn(reading)
  const column = onlyOne(onScale(reading, counting(reading), columns))
  const isExcluded = present.length > 0 && exclusionBefore(first, reading) !== undefined
  const isCounted = has(reading.found, 'count')
  // "How many rooms are available?" may ask for the sum of the rooms that are.
  const isSum =
    isCounted && present.length > 0 && column !== undefined && wording.hasWholeName(column)
  if (another !== undefined || column === undefined || isSum) return undefined
  const said = { start: exclusionBefore(first, reading)?.start ?? first.start, end: first.end }
  wording.account([said])
  return [presenceFilter(column, said, missing.length > 0 || isExcluded, reading)]
}

/** The columns that say of each row how many there are, or whether there are any. */
function counting({ columns, aggregations }: TableQuestion): readonly number[] {
  return [...columns.keys()].filter((at) => {
    const { measured, cells = [] } = columns[at] ?? {}
    return measured?.kind === 'number' || cells.every((cell) => isYesOrNo(cell, aggregations))
  })
}

/** "no children", "without a deposit". */
function noneOfColumn(reading: TableQuestion): readonly Filter[] {
  const { wording, columns } = reading
  return [...columns.keys()].flatMap((column) => {
    if (columns[column]?.measured?.kind !== 'number' || !wording.hasWholeName(column)) return []
    const name = wording.spanOfName(column)
    const excluded = exclusionBefore(name, reading)
    if (excluded === undefined) return []
    const said = { start: excluded.start, end: name.end }
    wording.account([said])
    return [presenceFilter(column, said, true, reading)]
  })
}

function presenceFilter(
  column: number,
  said: Range,
  isNone: boolean,
  { columns, aggregations }: TableQuestion,
): Filter {
  const { name = '', cells = [], measured } = columns[column] ?? {}
  const sign = isNone ? '= 0' : '> 0'
  const saying = cells.find((cell) => (isNone ? denies : affirms)(cell, aggregations))
  return {
    column,
    shown: measured ? `${name} ${sign}` : `${name}: ${saying || (isNone ? '✗' : '✓')}`,
    said,
    made: 'presence',
    holds: (row) => {
      const cell = cells[row] ?? ''
      if (measured === undefined) return (isNone ? denies : affirms)(cell, aggregations)
      const value = measured.values[row]
      return value !== undefined && value > 0 !== isNone
    },
  }
}
