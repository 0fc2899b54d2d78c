/**
 * Two tables share enough columns if they have this share of those of the narrower one in common, and so many: a letter
 * that has a line "Date: 3 May" goes on with no table. Not measured.
 */
const shareMin = 0.5
const sharedMin = 2

/**
 * Whether two tables, given by the names of their columns, have so many of them in common that they may be parts of
 * one.
 */
export function shareColumns(names: readonly string[], others: readonly string[]): boolean {
  const shared = names.filter((name) => others.includes(name)).length
  return shared >= sharedMin && shared >= shareMin * Math.min(names.length, others.length)
}
