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
  return read
}
