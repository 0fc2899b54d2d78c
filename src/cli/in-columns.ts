import { cleanName } from '../contract/text/clean-name.ts'

/** A longer cell does not widen its column: one long value would push the next cells of all rows out of sight. */
const widthMax = 40

/**
 * Rows of cells as a line of text each, with each column as wide as its widest cell of at most `widthMax` characters. A
 * cell on several lines is put on one.
 */
export function inColumns(written: readonly (readonly string[])[]): string {
  const rows = written.map((row) => row.map(cleanName))
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, column) => {
      if (cell.length <= widthMax) widths[column] = Math.max(widths[column] ?? 0, cell.length)
    })
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  )
  return lines.map((line) => line.trimEnd()).join('\n')
}
