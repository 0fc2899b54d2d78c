import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const tariffs = passageOf(
  `# Tariffs

| Plan | Price per month | Price per year | Guests |
|---|---|---|---|
| Seed | 4 € | 40 € | 1 |
| Sprout | 9 € | 90 € | 5 |
| Grove | 29 € | 290 € | 25 |
`,
  { title: 'Tariffs' },
)

test.each([
  ['How much is the Sprout plan?', '9 € — Price per month: 1 of 3 rows (Tariffs) — Plan: Sprout'],
  [
    'What does the Grove plan cost per year?',
    '290 € — Price per year: 1 of 3 rows (Tariffs) — Plan: Grove',
  ],
  // Of both prices the same row is the lowest.
  ['Which plan is the cheapest?', 'Seed: 4 € — Price per month (lowest): 3 rows (Tariffs)'],
  ['How big is the Sprout plan?', undefined],
  ['How much is the Sprout plan for students?', undefined],
])('"%s" is looked up among several prices', (question, line) => {
  expect(aggregatedLine(question, [tariffs])).toBe(line)
})

test('the extremes of prices that disagree on the row are not told', () => {
  const fees = passageOf(
    '| Plan | Price per month | Price per year |\n|---|---|---|\n| Seed | 4 € | 45 € |\n| Sprout | 5 € | 40 € |\n| Grove | 29 € | 290 € |',
    { title: 'Fees' },
  )

  expect(aggregated('Which plan is the cheapest?', [fees])).toBeUndefined()
})
