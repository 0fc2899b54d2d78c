import { expect, test } from 'vitest'
import { aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const plans = passageOf(
  `# Hosting plans

|  | Starter | Basic | Pro |
|---|---|---|---|
| Price per month | €4.90 | €9.90 | €19.90 |
| Storage | 900 MB | 50 GB | 1 TB |
| Own domain | no | yes | yes |
`,
  { title: 'Hosting plans' },
)
const tasks = passageOf(
  `# Tasks

| Task | Who | Due |
|---|---|---|
| Renew the fire insurance | Noor | 2026-06-05 |
| Repair the lift | Hausmann | 2026-07-01 |
| Send the tax return | Noor | 2026-06-30 |
| Fire drill, fire exits | Ines | 2027-06-12 |
`,
  { title: 'Tasks' },
)

test.each([
  [
    'Which plan is the cheapest?',
    'Starter: €4.90 — Price per month (lowest): 3 rows (Hosting plans)',
  ],
  ['Which plan has the most storage?', 'Pro: 1 TB — Storage (highest): 3 rows (Hosting plans)'],
  ['Which plans have their own domain?', '2 of 3 rows (Hosting plans) — Own domain: yes'],
  ['How many plans have their own domain?', '2 of 3 rows (Hosting plans) — Own domain: yes'],
  ['What is the difference between Basic and Pro?', '2 of 3 rows (Hosting plans) — Basic, Pro'],
])('things side by side are the rows of a table: "%s"', (question, line) => {
  expect(aggregatedLine(question, [plans])).toBe(line)
})

test.each([
  ['Which tasks are due in June?', '3 of 4 rows (Tasks) — Due: June'],
  ['Which tasks are due in June 2026?', '2 of 4 rows (Tasks) — Due: June 2026'],
  ['Which fire tasks are due in 2026?', '1 of 4 rows (Tasks) — Task: … fire …; Due: 2026'],
  ['Which tasks are due in May?', undefined],
])('a month, and words that names share, are conditions: "%s"', (question, line) => {
  expect(aggregatedLine(question, [tasks])).toBe(line)
})
