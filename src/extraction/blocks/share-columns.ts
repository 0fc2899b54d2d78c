/** Two tables share enough columns if they have this share of those of the narrower one in common. Not measured. */
const sharedMin = 0.5

/**
 * Whether two tables, given by the names of their columns, have so many of them in common that they may be parts of
 * one.
 */
export function shareColumns(names: readonly string[], others: readonly string[]): boolean {
  const shared = names.filter((name) => others.includes(name)).length
  return shared > 0 && shared >= sharedMin * Math.min(names.length, others.length)
}
