import { expect, test } from 'vitest'
import { aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const staff = passageOf(
  `| No. | Name | Department | Manager | Office | Home |
|---|---|---|---|---|---|
| 1 | Ann Lee | Board | | Oslo | Oslo |
| 2 | Bo Ek | Stores | Ann Lee | Oslo | Turku |
| 3 | Cy Day | Stores | Bo Ek | Turku | Turku |
| 4 | Di Fox | Stores | Bo Ek | Oslo | Oslo |
| 5 | Ed Orr | Sales | Ann Lee | Turku | Oslo |
`,
  { title: 'staff-list.csv' },
)

const contracts = passageOf(
  `| Supplier | Contract no. | End | Annual value (EUR) | Contract owner |
|---|---|---|---|---|
| Alder Steel | C-1 | 2026-12-31 | 4000 | Bo Ek |
| Birch Paint | C-2 | 2027-03-31 | 2500 | Di Fox |
| Cedar Oil | C-3 | 2027-09-30 | 9000 | Bo Ek |
`,
  { title: 'contracts-2026.xlsx' },
)

test.each([
  ['How many people work in stores?', '3 of 5 rows (staff-list.csv) — Department: Stores'],
  ['How many employees are in the Turku office?', '2 of 5 rows (staff-list.csv) — Office: Turku'],
  ['Who reports to Bo Ek?', '2 of 5 rows (staff-list.csv) — Manager: Bo Ek'],
  ['How many people work under Ann Lee?', '2 of 5 rows (staff-list.csv) — Manager: Ann Lee'],
  ['Who reports to the deputy of Bo Ek?', undefined],
  // "Turku" is an office and a home, and the question calls neither.
  ['How many people are in Turku?', undefined],
  ['How many ships are in stores?', undefined],
])('of a list of staff, "%s"', (question, line) => {
  expect(aggregatedLine(question, [staff])).toBe(line)
})

test.each([
  ['Which supplier contracts end in 2027?', '2 of 3 rows (contracts-2026.xlsx) — End: 2027'],
  [
    'Which supplier contract has the highest annual value?',
    'Cedar Oil: 9000 — Annual value (EUR) (highest): 3 rows (contracts-2026.xlsx)',
  ],
  [
    'What is the total annual value of the contracts Bo owns?',
    '13,000 — Annual value (EUR) (total): 2 of 3 rows (contracts-2026.xlsx) — Contract owner: Bo Ek',
  ],
  [
    'What is the total of all contracts in 2026?',
    '15,500 — Annual value (EUR) (total): 3 rows (contracts-2026.xlsx)',
  ],
  ['What is the total of all contracts in 2025?', undefined],
  ['What is the total of all contracts with Elm Glass?', undefined],
])('of a list of contracts, "%s"', (question, line) => {
  expect(aggregatedLine(question, [contracts])).toBe(line)
})

const tickets = passageOf(
  `| Ticket | Opened | Client | State |
|---|---|---|---|
| T-1 | 2026-10-02 | Fen Buses | open |
| T-2 | 2026-10-05 | Fen Buses | closed |
| T-3 | 2026-10-09 | Moor Bank | open |
`,
  { title: 'tickets-october.csv' },
)

test.each([
  ['How many open tickets does Moor Bank have?', '1 of 3 rows (tickets-october.csv)'],
  ['How many tickets are open?', '2 of 3 rows (tickets-october.csv) — State: open'],
  // They opened some that are closed by now.
  ['How many tickets did Fen Buses open in October?', undefined],
])('a state that may be a deed is read where it can only be a state: "%s"', (question, line) => {
  const told = aggregatedLine(question, [tickets])
  expect(line === undefined ? told : told?.slice(0, line.length)).toBe(line)
})

const outings = passageOf(
  `## Sorties

| N° | Destination | Classe | État |
|---|---|---|---|
| S-1 | Lyon | CP | en attente |
| S-2 | Nice | CM1 | confirmée |
| S-3 | Metz | CP | en attente |
`,
  { title: 'vie-scolaire.xlsx', language: 'fr' },
)

test('rows are called by the sheet where their first column has only numbers', () => {
  const line = aggregatedLine('Combien de sorties sont encore en attente ?', [outings])
  expect(line).toBe('2 lignes sur 3 (vie-scolaire.xlsx) — État: en attente')
})

test('the name of a list may be a compound', () => {
  const people = passageOf(
    '| Name | Ort |\n|---|---|\n| Ann Lee | Ulm |\n| Bo Ek | Ulm |\n| Cy Day | Jena |\n',
    { title: 'mitarbeiterliste.csv', language: 'de' },
  )
  const line = aggregatedLine('Wie viele Mitarbeiter arbeiten in Ulm?', [people])
  expect(line).toBe('2 von 3 Zeilen (mitarbeiterliste.csv) — Ort: Ulm')
})

test.each([
  [['', 'Ulm', 'Ulm', 'Jena'], '2 of 4 rows (boats.csv) — Port: Ulm'],
  // The fourth boat may lie in Ulm as well.
  [['', 'Ulm', 'Ulm', '', 'Jena'], undefined],
])('a cell that is empty below another one may be merged with it: %j', (ports, line) => {
  const rows = ports.map((port, at) => `| Boat ${'ABCDE'[at]}x | ${port} |\n`)
  const boats = passageOf(`| Boat | Port |\n|---|---|\n${rows.join('')}`, { title: 'boats.csv' })
  expect(aggregatedLine('How many boats are in Ulm?', [boats])).toBe(line)
})
