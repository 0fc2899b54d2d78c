import { trimmedRange } from '../../../language/words/trimmed-range.ts'
import type { Range } from '../../../language/words/words.ts'

/** Whether a line is the delimiter row, `|---|:-:|`, of a table with this header: it has as many cells. */
export function isDelimiterRow(line: string, header: string): boolean {
  if (!/^[-:|\s]+$/.test(line) || !/[|:]/.test(line)) return false
  const cells = cellsOf(line)
  return cells.every((cell) => /^:?-+:?$/.test(cell)) && cells.length === cellsOf(header).length
}

/** A row without the marks at its two ends. */
export function trimmedRow(text: string, { start, end }: Range): Range {
  const opened = text[start] === '|' ? start + 1 : start
  const closed = end - 1 > opened && text[end - 1] === '|' && text[end - 2] !== '\\' ? end - 1 : end
  return trimmedRange(text, { start: opened, end: closed })
}

/** The lines of a paragraph, if they all are `cell | cell` and at least two. */
export function barredRows(text: string, { start, end }: Range): Range[] | undefined {
  const rows: Range[] = []
  for (let at = start; at < end; ) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline < 0 || newline > end ? end : newline
    if (!text.slice(at, lineEnd).includes(' | ')) return undefined
    rows.push(trimmedRange(text, { start: at, end: lineEnd }))
    at = lineEnd + 1
  }
  return rows.length > 1 ? rows : undefined
}

function cellsOf(row: string): string[] {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim())
}
