/** A year may name a column. */
const year = /^(19|20)\d\d$/

/**
 * The first two rows of a table as one header: where cells of the first go over several columns whose names stand below
 * them, each is put before these names. That the second row has names, and not the first values, shows in names that
 * come again under another cell, or in values below them, in the third row. Undefined if there is no such header.
 */
export function joinedHeader(
  over: readonly string[],
  names: readonly string[],
  below: readonly string[] = [],
): readonly string[] | undefined {
  const isSpanned = (at: number) =>
    over[at] !== '' && (over[at] === over[at + 1] || over[at] === over[at - 1])
  const under = names.flatMap((name, at) => (name !== '' && isSpanned(at) ? { name, at } : []))
  if (under.length < 2 || names.some((name) => isValue(name) && !year.test(name))) return undefined
  const groups = Map.groupBy(under, ({ name }) => name)
  const comeAgain = [...groups.values()].some(
    (own) => new Set(own.map(({ at }) => over[at])).size > 1,
  )
  if (!comeAgain && !under.some(({ at }) => isValue(below[at] ?? ''))) return undefined
  const width = Math.max(over.length, names.length)
  const joined = Array.from({ length: width }, (_, at) => {
    return [...new Set([over[at], names[at]])].filter((part) => part).join(' ')
  })
  return new Set(joined).size === joined.length ? joined : undefined
}

/** Whether a cell is nothing but a number, a date or a time. */
export function isValue(cell: string): boolean {
  return /\d/.test(cell) && !/\p{L}/u.test(cell)
}
