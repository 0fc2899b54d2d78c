import type { Filter, Reading } from './reading.ts'

/**
 * The conditions of a question, those turned around that it excludes: "not in Oslo", "without a balcony". Undefined if
 * it is not clear what is excluded: nothing follows that is a condition on values, or another condition does that might
 * be excluded with it ("not in Oslo and in sales").
 */
export function exclude(
  filters: readonly Filter[],
  reading: Reading,
): readonly Filter[] | undefined {
  const { wording, columns, aggregation, found } = reading
  const isWithin = (start: number) =>
    filters.some(({ said }) => said.start <= start && start < said.end)
  const exclusions = found.filter(
    ({ start, value }) => value.some(({ kind }) => kind === 'except') && !isWithin(start),
  )
  const [first] = exclusions
  if (first === undefined) return filters
  const excluded = new Set<Filter>()
  const each = found.filter(({ value }) => value.some(({ kind }) => kind === 'each'))
  const silent = [...aggregation.rowWords.find(wording.text), ...each]
  for (const { end } of exclusions) {
    const next = filters
      .filter(({ said }) => said.start >= end)
      .toSorted((a, b) => a.said.start - b.said.start)[0]
    if (next === undefined || excluded.has(next)) return undefined
    // Of a cell that says nothing it is not known what it is not.
    const isKnown = columns[next.column]?.cells.every((cell) => /[\p{L}\p{N}✓✔✗✘]/u.test(cell))
    const isOfValues = columns[next.column]?.measured === undefined
    const between = { start: end, end: next.said.start }
    const isNext = wording.isSilent(between, silent, next.column)
    if (!isKnown || !isOfValues || !isNext) return undefined
    excluded.add(next)
  }
  if (filters.some((one) => one.said.start > first.start && !excluded.has(one))) return undefined
  return filters.map((filter) =>
    excluded.has(filter) ? inverse(filter, columns[filter.column]?.name) : filter,
  )
}

function inverse({ column, shown, said, holds }: Filter, name = ''): Filter {
  const values = shown.slice(name.length + 1)
  return { column, shown: `${name} ≠${values}`, said, holds: (row) => !holds(row), made: 'except' }
}
