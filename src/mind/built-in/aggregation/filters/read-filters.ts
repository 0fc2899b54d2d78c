import { exclude } from './exclude.ts'
import { comparisons, dateFilters } from './range-filters.ts'
import type { Filter, Reading } from './reading.ts'
import { propertyFilters, valueFilters } from './value-filters.ts'

/**
 * The conditions of a question, whose words are accounted for: comparisons, values of text columns, dates, properties.
 * Undefined if it is not clear what one of them means.
 */
export function readFilters(reading: Reading): readonly Filter[] | undefined {
  const read: Filter[] = []
  for (const readSome of [comparisons, valueFilters, dateFilters, propertyFilters]) {
    const filters = readSome(reading)
    if (filters === undefined) return undefined
    read.push(...filters)
  }
  return hasLooseAlternative(reading, read) ? undefined : exclude(read, reading)
}

/** Whether an "or" joins anything but the values of one condition: "in sales or in Oslo". */
function hasLooseAlternative({ found }: Reading, filters: readonly Filter[]): boolean {
  return found.some(
    ({ start, end, value }) =>
      value.some(({ kind }) => kind === 'or') &&
      !filters.some(({ said }) => said.start <= start && end <= said.end),
  )
}
