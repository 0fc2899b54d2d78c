import { expect, test } from 'vitest'
import { aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const leave = passageOf(
  `| Years of service | Days of leave | Carry-over (days) |
|---|---|---|
| 0–2 | 25 | 5 |
| 3–5 | 27 | 5 |
| 6–10 | 30 | 8 |
| more than 10 | 33 | 10 |
`,
  { title: 'Handbook' },
)

const shipping = passageOf(
  `| Order value | Shipping | Delivery |
|---|---|---|
| under €50 | €4.90 | 3 days |
| €50–€100 | €2.90 | 2 days |
| over €100 | free | 1 day |
`,
  { title: 'Shipping' },
)

test.each([
  ['How many days of leave do I get after 7 years?', '30', '6–10'],
  ['How much leave do I get with 8 years of service?', '30', '6–10'],
  ['How many days of leave after 10 years of service?', '33', 'more than 10'],
  ['How many days of leave for 12 years of service?', '33', 'more than 10'],
  ['How many days of leave for 2 years of service?', '25', '0–2'],
])('"%s" is told by the row whose band has the number', (question, days, years) => {
  expect(aggregatedLine(question, [leave])).toBe(
    `${days} — Days of leave: 1 of 4 rows (Handbook) — Years of service: ${years}`,
  )
})

test.each([
  ['How much is shipping for an order of 75 euros?', '€2.90', '€50–€100'],
  ['How much is shipping for an order over €100?', 'free', 'over €100'],
  ['How much is shipping for an order value of €20?', '€4.90', 'under €50'],
])('"%s" is told by a band of amounts', (question, fee, value) => {
  expect(aggregatedLine(question, [shipping])).toBe(
    `${fee} — Shipping: 1 of 3 rows (Shipping) — Order value: ${value}`,
  )
})

test.each([
  // No band has it.
  'How many days of leave for -3 years of service?',
  // Of which column, nobody says.
  'How many days of leave do 7 of us get?',
  // Two numbers may be two questions.
  'How many days of leave after 7 years and 12 years?',
])('"%s" is in no band', (question) => {
  expect(aggregatedLine(question, [leave])).toBeUndefined()
})
