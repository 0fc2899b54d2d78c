import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const prices = `| Product | Category | Price EUR | Stock |
|---|---|---|---|
| City Bike Luna | Bikes | 649.00 | 12 |
| Kids Bike Pip | Bikes | 279.00 | 0 |
| Helmet Aero | Accessories | 79.90 | 35 |
| Child Seat Joey | Accessories | 119.00 | 0 |
`
const rooms = `| Room | Available | Children |
|---|---|---|
| Attic | yes | 0 |
| Cellar | no | 4 |
| Study | yes | 1 |
`
const bestand = `| Artikel | Preis | Bestand |
|---|---|---|
| Hammer | 12,50 | 4 |
| Zange | 9,90 | 0 |
| Säge | 24,00 | 7 |
`

test.each([
  ['Which products are out of stock?', prices, '2 of 4 rows (List) — Stock = 0'],
  ['Which products are sold out?', prices, '2 of 4 rows (List) — Stock = 0'],
  ['Which bikes are in stock?', prices, '1 of 4 rows (List) — Stock > 0; Category: Bikes'],
  ['Which products are not in stock?', prices, '2 of 4 rows (List) — Stock = 0'],
  ['How many products are out of stock?', prices, '2 of 4 rows (List) — Stock = 0'],
  ['How many products have no stock?', prices, '2 of 4 rows (List) — Stock = 0'],
  ['Which rooms are available?', rooms, '2 of 3 rows (List) — Available: yes'],
  ['Which rooms are unavailable?', rooms, '1 of 3 rows (List) — Available: no'],
  ['Which rooms have no children?', rooms, '1 of 3 rows (List) — Children = 0'],
  ['Welche Artikel sind ausverkauft?', bestand, '1 von 3 Zeilen (List) — Bestand = 0'],
  ['Welche Artikel sind nicht auf Lager?', bestand, '1 von 3 Zeilen (List) — Bestand = 0'],
  ['Welche Artikel sind vorrätig?', bestand, '2 von 3 Zeilen (List) — Bestand > 0'],
])('"%s" asks for rows of which none, or some, are there', (question, table, line) => {
  expect(
    aggregatedLine(question, [
      passageOf(table, { title: 'List', language: question.startsWith('Welche') ? 'de' : 'en' }),
    ]),
  ).toBe(line)
})

const free = `| Class | Room | Available |
|---|---|---|
| First | Attic | 3 |
| Second | Cellar | 0 |
`

test.each([
  // The rooms that are available may be meant, of which there are three.
  ['How many rooms are available?', free],
  // Nothing of the table says what is in stock.
  ['Which rooms are in stock?', '| Room | Floor |\n|---|---|\n| Attic | 3 |\n| Cellar | 0 |\n'],
])('nothing is computed for "%s"', (question, table) => {
  expect(
    aggregated(question, [
      passageOf(table, { title: 'List', language: question.startsWith('Welche') ? 'de' : 'en' }),
    ]),
  ).toBeUndefined()
})
