/**
 * The cells of a row of a table, as written but without the spaces around them. Outer bars are dropped only where both
 * are there: a row that only begins with a bar has an empty first cell. In a row without outer bars, such as those
 * written for tables of web pages, a bar without spaces around it belongs to its cell ("On|Off"), if others have them.
 */
export function rowCells(row: string): string[] {
  const own = row.trim()
  const isEdged = own.length > 1 && own.startsWith('|') && own.endsWith('|')
  const cells = isEdged
    ? own.slice(1, -1).split(anyBar)
    : own.split(own.includes(' | ') ? spacedBar : anyBar)
  return cells.map((cell) => cell.trim())
}

const anyBar = /(?<!\\)\|/
const spacedBar = /(?<=^|\s)(?<!\\)\|(?=\s|$)/
