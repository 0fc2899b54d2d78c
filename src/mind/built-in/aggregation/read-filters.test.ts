import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const sites = `| Name | Department | Office | Salary | Remote | Status |
|---|---|---|---|---|---|
| Anna | Sales | Oslo | 410 | yes | Not started |
| Bob | Sales | Berlin | 320 | no | Done |
| Carl | Design | Oslo | 505 | yes | In review |
| Dora | Legal | Berlin | 280 | yes | Done |
| Emil | Design | Turku | 610 | no | Not started |
`

test.each([
  ['How many employees are not in Oslo?', '3 of 5 rows (Employees) — Office ≠ Oslo'],
  [
    'How many employees don’t work in Oslo or Turku?',
    '2 of 5 rows (Employees) — Office ≠ Oslo, Turku',
  ],
  [
    'Which employees in sales are not in Oslo?',
    '1 of 5 rows (Employees) — Department: Sales; Office ≠ Oslo',
  ],
  [
    'How many employees are not in sales and not in Oslo?',
    '2 of 5 rows (Employees) — Department ≠ Sales; Office ≠ Oslo',
  ],
  ['How many employees are not remote?', '2 of 5 rows (Employees) — Remote ≠ yes'],
  [
    'How many employees work in offices other than Turku?',
    '4 of 5 rows (Employees) — Office ≠ Turku',
  ],
  ['How many employees are not started?', '2 of 5 rows (Employees) — Status: Not started'],
  ['How many employees are not done?', '3 of 5 rows (Employees) — Status: Not started, In review'],
  [
    'What is the average salary outside of Oslo?',
    '403.33 — Salary (average): 3 of 5 rows (Employees) — Office ≠ Oslo',
  ],
  ['How many employees work in Oslo or Turku?', '3 of 5 rows (Employees) — Office: Oslo, Turku'],
  [
    'How many employees work in Oslo, Berlin or in Turku?',
    '5 rows (Employees) — Office: Oslo, Berlin, Turku',
  ],
  ['How many employees work in Oslo and Turku?', '3 of 5 rows (Employees) — Office: Oslo, Turku'],
])('"%s" has conditions made of others', (question, line) => {
  expect(aggregatedLine(question, [passageOf(sites, { title: 'Employees' })])).toBe(line)
})

test.each([
  'How many employees are in sales or in Oslo?',
  'How many departments are not in Oslo?',
  'How many employees work in Oslo or earn more than 300?',
  'How many employees are not in Oslo and earn more than 300?',
  'How many employees are not in sales and in Oslo?',
  'How many employees are neither in sales nor in Oslo?',
  'How many employees are hardly in Oslo?',
  'How many employees are not?',
  'How many employees do not earn 410?',
  'What is the average salary in Oslo and Turku?',
  'Who earns the most in Oslo and Turku?',
  'How many employees work in Oslo and not Turku or Berlin?',
  'How many employees moved from Oslo to Turku?',
])('"%s" may mean more than one thing', (question) => {
  expect(aggregated(question, [passageOf(sites, { title: 'Employees' })])).toBeUndefined()
})

const tasks = `| Aufgabe | Stand |
|---|---|
| Dach | Nicht begonnen |
| Keller | Fertig |
| Garten | Nicht begonnen |
| Zaun | Fertig |
| Tor | Fertig |`

test.each([
  ['Wie viele Aufgaben sind nicht begonnen?', '2 von 5 Zeilen — Stand: Nicht begonnen'],
  ['Wie viele Aufgaben sind nicht fertig?', '2 von 5 Zeilen — Stand: Nicht begonnen'],
  [
    'Wie viele Aufgaben sind fertig oder nicht begonnen?',
    '5 Zeilen — Stand: Fertig, Nicht begonnen',
  ],
  ['Wie viele Aufgaben sind begonnen?', undefined],
  ['Wie viele Aufgaben sind noch nicht begonnen worden?', undefined],
])('a value that denies is no exclusion: "%s"', (question, line) => {
  expect(aggregatedLine(question, [passageOf(tasks, { language: 'de' })])).toBe(line)
})
