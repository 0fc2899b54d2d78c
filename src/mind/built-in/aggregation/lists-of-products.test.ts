import { expect, test } from 'vitest'
import { aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const stock = passageOf(
  `| SKU | Product | Category | Price EUR | In use | Warranty (months) |
|---|---|---|---|---|---|
| BK-101 | City Bike Luna | Bikes | 649.00 | yes | 24 |
| BK-104 | Kids Bike Pip | Bikes | 279.00 | no | 24 |
| AC-201 | Helmet Aero | Accessories | 79.90 | yes | 12 |
| AC-203 | Pump Mini | Accessories | 19.95 | no | 12 |
`,
  { title: 'stock.csv' },
)

test.each([
  // A value that names also have is a kind where it repeats.
  ['How many bikes are there?', '2 of 4 rows (stock.csv) — Category: Bikes'],
  ['How many accessories do you sell?', '2 of 4 rows (stock.csv) — Category: Accessories'],
  ['How many are in use?', '2 of 4 rows (stock.csv) — In use: yes'],
  [
    'How much do all accessories cost together?',
    '99.85 — Price EUR (total): 2 of 4 rows (stock.csv) — Category: Accessories',
  ],
  // A name says more than a code.
  [
    'What is the cheapest bike?',
    'Kids Bike Pip: 279.00 — Price EUR (lowest): 2 of 4 rows (stock.csv) — Category: Bikes',
  ],
  ['Which products have a price of 19.95 or 5?', undefined],
  [
    'How many products have a warranty of 24 months?',
    '2 of 4 rows (stock.csv) — Warranty (months): 24',
  ],
  [
    'Which products have a warranty of 12 months?',
    '2 of 4 rows (stock.csv) — Warranty (months): 12',
  ],
  ['How many products cost more than 70 euros?', '3 of 4 rows (stock.csv) — Price EUR > 70 euros'],
  ['How many products cost more than 70 dollars?', undefined],
])('"%s" is computed of a list of products', (question, line) => {
  expect(aggregatedLine(question, [stock])).toBe(line)
})

const assets = `| Tag | Device | Status |
|---|---|---|
| A-1 | Laptop | in use |
| A-2 | Laptop | spare |
| A-3 | Monitor | in use |
| A-4 | Laptop | in use |
`

test.each([
  ['How many laptops are there?', '3 of 4 rows — Device: Laptop'],
  ['How many laptops are in use?', '2 of 4 rows — Device: Laptop; Status: in use'],
])('"%s" counts the rows of a value that the question has in another form', (question, line) => {
  expect(aggregatedLine(question, [passageOf(assets)])).toBe(line)
})
