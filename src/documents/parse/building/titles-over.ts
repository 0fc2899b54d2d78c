import { firstFilled } from './joined-header.ts'

/** More rows of one cell than this at the top of a table are a list, and not its titles and notes. */
export const titlesMax = 6

/**
 * The number of rows at the top of a table that are its titles and notes, and no header: they have a single cell, which
 * begins no further right than the first row of several cells, or cannot name the columns as there are three or more. A
 * table of one column has none.
 */
export function titlesOver(rows: readonly (readonly string[])[]): number {
  const wide = rows.findIndex((row) => row.filter((cell) => cell !== '').length > 1)
  if (wide > titlesMax) return 0
  const left = firstFilled(rows[wide] ?? [])
  const titles = rows.slice(0, Math.max(wide, 0))
  const isWide = (rows[wide] ?? []).filter((cell) => cell !== '').length > 2
  return isWide || titles.every((row) => firstFilled(row) <= left) ? titles.length : 0
}
