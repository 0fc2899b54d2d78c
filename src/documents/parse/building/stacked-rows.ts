import type { StructuredText } from '../parsed-document.ts'
import { isValue } from './joined-header.ts'

/** Fewer lines in each cell may be a text that was broken. */
const linesMin = 3
/** In one column at least this share of the lines are values. */
const valuesShareMin = 0.7

/**
 * The lines of a row whose cells have several rows each, one below the other, as word processors let their writers do:
 * names in the first cell, values in the next, and as many of both. A line of nothing but a unit over the values is a
 * line of its own. Undefined for any other row.
 */
export function stackedRows(cells: readonly StructuredText[]): readonly string[][] | undefined {
  if (cells.some(({ blocks }) => blocks.some(({ kind }) => kind !== 'paragraph'))) return undefined
  const columns = cells.map(({ text }) => text.split(/\n+/).filter((line) => line !== ''))
  const units = columns.map(([first = '']) => (/[\p{L}\p{N}]/u.test(first) ? '' : first))
  const stacks = columns.map((lines, at) => (units[at] === '' ? lines : lines.slice(1)))
  const filled = stacks.filter(({ length }) => length > 0)
  const height = filled[0]?.length ?? 0
  const isStacked =
    filled.length > 1 && height >= linesMin && filled.every(({ length }) => length === height)
  const hasValues = filled.some((lines) => {
    return lines.filter(isValue).length >= height * valuesShareMin
  })
  if (!isStacked || !hasValues) return undefined
  const rows = Array.from({ length: height }, (_, at) => stacks.map((lines) => lines[at] ?? ''))
  return units.some((unit) => unit !== '') ? [units, ...rows] : rows
}
