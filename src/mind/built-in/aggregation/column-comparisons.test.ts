import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const parts = `| Part | Stock | reorder_level | Unit price |
|---|---|---|---|
| Hinge | 610 | 200 | 3.75 |
| Lock | 38 | 40 | 48.00 |
| Nail | 90 | 90 | 0.42 |
| Scraper | 6 | 20 | 9.80 |
`
const budgets = `| Department | Budget (EUR) | Spent (EUR) | Staff |
|---|---|---|---|
| Sales | 9,000 | 9,600 | 12 |
| Research | 20,000 | 18,500 | 31 |
| Legal | 5,000 | 5,400 | 4 |
`
const minima = parts.replace('reorder_level', 'Minimum stock')
const loans = `| Book | Lent | Due | Returned |
|---|---|---|---|
| Emma | 2025-03-01 | 2025-03-22 | 2025-03-20 |
| Ulysses | 2025-03-04 | 2025-03-25 | 2025-04-02 |
| Middlemarch | 2025-03-08 | 2025-03-29 | 2025-04-01 |
`
const lager = `| Artikel | Bestand | Meldebestand |
|---|---|---|
| Hammer | 4 | 10 |
| Zange | 30 | 12 |
| Säge | 7 | 8 |
`

test.each([
  [
    'Which parts are below their reorder level?',
    parts,
    '2 of 4 rows (List) — Stock < reorder_level',
  ],
  [
    'How many parts have a stock below their reorder level?',
    parts,
    '2 of 4 rows (List) — Stock < reorder_level',
  ],
  [
    'Which parts have a stock of at most the reorder level?',
    parts,
    '3 of 4 rows (List) — Stock ≤ reorder_level',
  ],
  [
    'Which parts are below their reorder level and cost more than 10?',
    parts,
    '1 of 4 rows (List) — Stock < reorder_level; Unit price > 10',
  ],
  [
    'Which parts have a stock below the minimum stock?',
    minima,
    '2 of 4 rows (List) — Stock < Minimum stock',
  ],
  [
    'Which parts are below their minimum stock?',
    minima,
    '2 of 4 rows (List) — Stock < Minimum stock',
  ],
  [
    'Which departments spent more than their budget?',
    budgets,
    '2 of 3 rows (List) — Spent (EUR) > Budget (EUR)',
  ],
  [
    'Which departments exceeded their budget?',
    budgets,
    '2 of 3 rows (List) — Spent (EUR) > Budget (EUR)',
  ],
  ['Which books were returned after they were due?', loans, '2 of 3 rows (List) — Returned > Due'],
  [
    'Welche Artikel liegen unter dem Meldebestand?',
    lager,
    '2 von 3 Zeilen (List) — Bestand < Meldebestand',
  ],
])('"%s" compares two columns', (question, table, line) => {
  expect(aggregatedLine(question, [listOf(question, table)])).toBe(line)
})

test('a single row is told, which no word of the question finds', () => {
  const line = '1 of 3 rows (List) — Stock < reorder_level'
  const rows = parts.replace('| Lock | 38 | 40 | 48.00 |\n', '')
  expect(
    aggregatedLine('Which parts are below their reorder level?', [
      passageOf(rows, { title: 'List' }),
    ]),
  ).toBe(line)
})

test.each([
  ['two columns could be meant', 'Which books are after their due date?', loans],
  [
    'units differ',
    'Which departments spent more than their budget?',
    budgets.replace('Budget (EUR)', 'Budget (USD)'),
  ],
  ['no other column is of the kind', 'Which parts are above the unit price?', parts],
  ['no column is called so', 'Which parts are below their safety margin?', parts],
])('nothing is computed where %s', (_, question, table) => {
  expect(aggregated(question, [listOf(question, table)])).toBeUndefined()
})

function listOf(question: string, table: string) {
  return passageOf(table, { title: 'List', language: question.startsWith('Welche') ? 'de' : 'en' })
}
