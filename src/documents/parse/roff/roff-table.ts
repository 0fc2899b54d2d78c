/**
 * The rows of a table that `tbl` sets: after its options and formats, cells between tabs or another mark. Behind `.T&`
 * stand the formats of the rows below it, up to a full stop.
 */
export function readTable(lines: readonly string[]): readonly (readonly string[])[] {
  const options = lines[0]?.endsWith(';') ? (lines[0] ?? '') : ''
  const mark = /tab\s*\((.)\)/.exec(options)?.[1] ?? '\t'
  const formatEnd = lines.findIndex((line) => line.trimEnd().endsWith('.'))
  const rows: string[][] = []
  let open: string[] | undefined
  let isFormat = false
  for (const line of lines.slice(formatEnd + 1)) {
    if (isFormat) isFormat = !line.trimEnd().endsWith('.')
    else if (line.startsWith('.T&')) isFormat = true
    else if (open) {
      // A cell of several lines, between T{ and T}.
      if (!line.startsWith('T}')) open[open.length - 1] += ` ${line.replace(/^\.\w+\s*/, '')}`
      else {
        open.push(...line.slice(2).split(mark).slice(1))
        open = startOfText(open)
      }
    } else if (!/^[.'][A-Za-z]/.test(line) && !/^[_=]?$/.test(line.trim())) {
      const row = line.split(mark)
      rows.push(row)
      open = startOfText(row)
    }
  }
  return rows.map((row) => row.map((cell) => cell.trim()))
}

/** The row, if its last cell goes on in the next lines. */
function startOfText(row: string[]): string[] | undefined {
  if (row.at(-1)?.trim() !== 'T{') return undefined
  row[row.length - 1] = ''
  return row
}
