import { expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html.ts'

const cell = (...lines: string[]) => `<td>${lines.map((line) => `<p>${line}</p>`).join('')}</td>`
const table = (...rows: string[]) =>
  parseHtml(`<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`).text

test('values that stand below each other in one cell are rows, with the unit over them', () => {
  const names = cell('Sacks', 'Wheels', 'Millers')
  const header = cell('') + cell('2006') + cell('2007')
  expect(table(header, names + cell('€', '40', '2', '1') + cell('€', '44', '3', '1'))).toBe(
    '| 2006 € | 2007 €\nSacks | 40 | 44\nWheels | 2 | 3\nMillers | 1 | 1',
  )
})

test('texts beside each other, and cells of other heights, are no rows', () => {
  const names = cell('Sacks', 'Wheels', 'Millers')
  expect(table(names + cell('They are of linen.', 'They turn.', 'They sleep.'))).not.toContain('|')
  expect(table(names + cell('40', '2'))).toBe('Sacks Wheels Millers | 40 2')
})
