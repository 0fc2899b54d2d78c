import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { cellAnswer } from './cell-answer.ts'

const limits = `| Kind | Limit |
|---|---|
| Dinner | £35 |
| Hotel, London | £190 per night |
| Hotel, elsewhere | £140 per night |
`
const people = `| Supplier | Contact | Phone |
|---|---|---|
| Papier Wolf | Anja Wolf | 0711 555010 |
| Elektro Maier | Josef Maier | 07031 55544 |
| Elektro Maier | Eva Maier | 07031 55545 |
`
const meals = `| Absence | Allowance per day | Abroad |
|---|---|---|
| 8 to 24 hours | €14 | €20 |
| full day | €28 | €42 |
`
const yard = `| Fact | Value |
|---|---|
| Founded | 4 May 1911 |
| Designed for | 31 |
| Slipway | Norrvik |
`

test.each([
  ['How much can I spend on dinner?', limits, '£35'],
  ['What is the limit for a hotel in London?', limits, '£190 per night'],
  ['What is the phone number of Papier Wolf?', people, '0711 555010'],
  ['Who is the contact of Papier Wolf?', people, 'Anja Wolf'],
  ['allowance for a full day', meals, '€28'],
  ['When was the yard founded?', yard, '4 May 1911'],
  ['Where is the slipway of the yard?', yard, 'Norrvik'],
])('%s', (question, table, value) => {
  expect(answerTo(question, table)).toBe(value)
})

test.each([
  ['What is the limit for a hotel?', limits, 'two rows are spoken of as much'],
  ['What is the phone number of Elektro Maier?', people, 'two rows are spoken of as much'],
  ['What is the address of Papier Wolf?', people, 'no column is called that'],
  ['Why is the limit for dinner so low?', limits, 'a reason is no value'],
  ['allowance per day abroad, full day', meals, 'two columns are named'],
  ['Which supplier is Papier Wolf?', people, 'rows are asked for'],
  ['Who founded the yard?', yard, 'a date is no person'],
  ['Who designed the yard?', yard, 'a number is no person'],
])('no value answers: %s', (question, table) => {
  expect(answerTo(question, table)).toBeUndefined()
})

test('a row that says the names of its values is read by them', () => {
  const text =
    'SKU: DR-300; Product: Hammer drill; Stock: 12\nSKU: SA-110; Product: Jigsaw; Stock: 60'
  const half = text.indexOf('\n')
  const row = { kind: 'row', depth: 0, opens: false } as const
  const blocks = [
    { ...row, start: 0, end: half },
    { ...row, start: half + 1, end: text.length },
  ]
  expect(answerTo('How many jigsaws are in stock?', text, blocks)).toBe('60')
})

const timetable = `## Line 4

| Stop | Saturday first | Saturday last | Sunday last |
|---|---|---|---|
| Harbour | 06:00 | 00:30 | 22:15 |
| University | 06:21 | 00:51 | 22:36 |

## Line 9

| Stop | Saturday first | Saturday last | Sunday last |
|---|---|---|---|
| Harbour | 04:30 | 22:30 | 22:40 |
| Airport | 05:05 | 23:05 | 23:15 |
`

test.each([
  ['When does the last bus leave the University on Saturday?', '00:51'],
  ['When does the last bus of line 9 leave the Harbour on Sunday?', '22:40'],
  ['When does the last bus leave the Harbour on Sunday?', undefined],
])('of two timetables with the same columns: %s', (question, value) => {
  const asked = understand([{ role: 'user', content: question }])
  const candidates = readCandidates(asked, [passageOf(timetable)])
  const choice = new Choice(candidates)
  const headers = candidates.units.flatMap(({ opensGroup }, at) => (opensGroup ? [at] : []))
  const tables = candidates.excerpts.filter(({ kind }) => kind === 'table')
  choice.add({ kind: 'row', units: headers.slice(0, 1), passage: 0, wordCount: 0 }, 0.5)
  for (const table of tables.toReversed()) choice.add(table, 0.5)
  expect(cellAnswer(candidates, choice)?.text).toBe(value)
})

/** The short answer if a whole table is chosen. */
function answerTo(question: string, text: string, blocks = passageOf(text).blocks) {
  const asked = understand([{ role: 'user', content: question }])
  const candidates = readCandidates(asked, [{ ...passageOf(text), blocks }])
  const choice = new Choice(candidates)
  const units = [...candidates.units.keys()]
  choice.add({ kind: 'table', units, passage: 0, wordCount: 0 }, 1)
  return cellAnswer(candidates, choice)?.text
}
