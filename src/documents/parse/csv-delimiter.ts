import { parse } from 'csv-parse/sync'

const sampleLength = 16 * 1024
const delimiters = [',', '\t', ';', '|'] as const

/**
 * The delimiter by which all rows of the beginning have the same number of cells, at least two; `undefined` if none
 * does.
 */
export function csvDelimiter(text: string, rowsMin: number): string | undefined {
  const head = text.slice(0, sampleLength)
  const whole = head.length === text.length ? head : head.slice(0, head.lastIndexOf('\n') + 1)
  return delimiters.find((delimiter) => {
    if (!whole.includes(delimiter)) return false
    try {
      const rows = parse(whole, { delimiter, bom: true, skip_empty_lines: true })
      return rows.length >= rowsMin && (rows[0]?.length ?? 0) >= 2
    } catch {
      return false
    }
  })
}
