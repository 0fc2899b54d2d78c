/** A longer cell does not widen its column: one long value would push the next cells of all rows out of sight. */
const widthMax = 40

/** Rows of cells as lines of text, each column as wide as its widest cell of at most `widthMax` characters. */
export function inColumns(rows: readonly (readonly string[])[]): string {
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
