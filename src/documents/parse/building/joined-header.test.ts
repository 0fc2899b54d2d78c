import { expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html.ts'

test('two rows that name the columns are one header, also in a nested table, and two rows of data are not', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const over = '<tr><th rowspan="2">Mill</th><th colspan="2">May</th><th colspan="2">June</th></tr>'
  const table = `<table>${over}${row('Rye', 'Oats', 'Rye', 'Oats')}${row('Upper', '3', '4', '5', '6')}</table>`
  const header = 'Mill | May Rye | May Oats | June Rye | June Oats'
  expect(parseHtml(table).text).toBe(`${header}\nUpper | 3 | 4 | 5 | 6`)
  expect(parseHtml(`<table><tr><td>Mills</td><td>${table}</td></tr></table>`).text).toContain(
    header,
  )
  const headless = `<table>${over}${row('Rye', 'Oats', 'Rye', 'Oats')}</table>`
  expect(parseHtml(headless).text).toBe(header)
  const data = `<table><tr><td>Day</td><td colspan="2">Ada</td></tr>${row('Monday', 'Tim', 'Eve')}${row('Friday', 'Bea', 'Leo')}</table>`
  expect(parseHtml(data).text.split('\n')).toHaveLength(3)
})
