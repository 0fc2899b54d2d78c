import { currencyNames } from '../../../language/quantities/currencies.ts'
import { isWithinAny } from '../../../language/words/ranges.ts'
import { type Column, measuredAs, unitsOf } from './columns.ts'
import { type Filter, onlyOne, onScale, type TableQuestion } from './filter.ts'
import { comparators, manyOnes } from './range-filters.ts'

/**
 * "below their reorder level", "spent more than their budget": the rows in which one column is compared with another,
 * whose name follows the comparing phrase. The first is named before the phrase, or it is the only other one that
 * measures the same. Undefined if it is not clear which one it is, or if their units differ.
 */
export function columnComparisons(reading: TableQuestion): readonly Filter[] | undefined {
  const { wording, columns, found } = reading
  const filters: Filter[] = []
  for (const { start, end, value: meanings } of found) {
    const [kind, another] = meanings.map((meaning) => meaning.kind)
    if (kind === undefined || another !== undefined || !isComparator(kind)) continue
    const other = columnAfter(end, reading)
    if (other === undefined) continue
    const column = columnBefore(start, other, reading)
    if (column === undefined) return undefined
    const { sign, holds } = comparators[kind]
    const said = { start, end: wording.endOfNameAfter(end, other) }
    const [own, limit] = [columns[column], columns[other]]
    wording.account([said])
    wording.accountForName(column)
    filters.push({
      column,
      shown: `${own?.name} ${sign} ${limit?.name}`,
      said,
      made: 'columns',
      holds: (row) => {
        const [value, than] = [own?.measured?.values[row], limit?.measured?.values[row]]
        return value !== undefined && than !== undefined && holds(value, than)
      },
    })
  }
  return filters
}

/** The phrases that are no part of a name that a column is compared with: "minimum" of "below the minimum stock". */
export function outsideOfColumns(
  found: TableQuestion['found'],
  filters: readonly Filter[],
): TableQuestion['found'] {
  const compared = filters.filter(({ made }) => made === 'columns').map(({ said }) => said)
  return found.filter((phrase) => !isWithinAny(phrase, compared))
}

function isComparator(kind: string): kind is keyof typeof comparators {
  return kind in comparators
}

/** The measured column whose name follows a place. */
function columnAfter(place: number, { wording, columns }: TableQuestion): number | undefined {
  return wording.mostNamed(
    measured(columns).filter((at) => wording.hasAfter(place, wording.namesOf(at))),
  )
}

/** The column that is compared with another one by the phrase at a place. */
function columnBefore(place: number, other: number, reading: TableQuestion): number | undefined {
  const { wording, columns } = reading
  const others = measured(columns).filter((at) => at !== other)
  const named = others.filter((at) => wording.isNamedWithin({ start: 0, end: place }, at))
  const column = named.length > 0 ? wording.mostNamed(named) : undefined
  if (named.length > 0)
    return column !== undefined && unitOf(column, reading) === unitOf(other, reading)
      ? column
      : undefined
  return onlyOne(others.filter((at) => isAlike(at, other, reading)))
}

function measured(columns: readonly Column[]): readonly number[] {
  return [...measuredAs(columns, 'number'), ...measuredAs(columns, 'date')]
}

/** Whether two columns measure the same kind of thing: in one unit, and on the same scales. A price is no stock. */
function isAlike(one: number, other: number, reading: TableQuestion): boolean {
  const scalesOf = (at: number) =>
    reading.aggregations
      .flatMap(({ scales }) => scales.map((scale) => onScale(reading, [at], scale).length))
      .join()
  return unitOf(one, reading) === unitOf(other, reading) && scalesOf(one) === scalesOf(other)
}

/** What the values of a column count, to be compared: its unit, its currency, and how many of them one is. */
function unitOf(at: number, { wording, columns }: TableQuestion): string {
  const column = columns[at]
  const { measured: quantities, name = '' } = column ?? {}
  const { kind, before = '' } = quantities ?? {}
  const many = manyOnes.exec(name)?.[0].toLowerCase()
  return [kind, before, ...unitsOf(column), many, currencyNames(name, wording.language)[0]].join()
}
