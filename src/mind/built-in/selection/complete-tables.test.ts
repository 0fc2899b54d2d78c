import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { complete } from './complete.ts'

const fares = `# Fares

| Route | Price |
|-------|-------|
| Norrvik | 3 crowns |
| Sandvik | 4 crowns |
| Ekvik | 5 crowns |
| Torvik | 6 crowns |
`

test.each([
  ['one row of a table stands for itself', ['Norrvik'], 2, 40],
  ['most rows of a table bring the others', ['Norrvik', 'Ekvik'], 5, 40],
  ['where there is no room for all of it, the rows stay as they are', ['Norrvik', 'Ekvik'], 3, 6],
])('%s', (_, names, count, wordsMax) => {
  expect(rowsShown(fares, names, wordsMax)).toBe(count)
})

const engines = `# Engines

| Engine | Streaming | Price per month |
|--------|-----------|-----------------|
| Halvard | yes | 12 |
| Ingrid | no | 9 |
| Jorunn | yes | 30 |
| Kettil | no | 7 |
| Liv | yes | 15 |
`
const lakes = `# Lakes

| Lake | Depth in metres | Ferry |
|------|-----------------|-------|
| Orrevann | 41 | none |
| Tinnsjo | 460 | daily |
| Mjosa | 453 | weekly |
| Femunden | 150 | daily |
| Snasavatnet | 121 | none |
`

test.each([
  ['Which engine has the lowest price?', engines, 'Kettil', 6],
  ['Which engines support streaming?', engines, 'Ingrid', 6],
  ['How many engines are there?', engines, 'Liv', 6],
  ['Which lake has the greatest depth?', lakes, 'Orrevann', 6],
  ['What is the price of Kettil?', engines, 'Kettil', 2],
  ['Is there a ferry on Mjosa?', lakes, 'Mjosa', 2],
  ['How deep is it there?', lakes, 'Mjosa', 6],
  ['How old is it?', lakes, 'Mjosa', 2],
])('what is asked of a column and of no row brings all rows: %s', (asked, table, name, count) => {
  expect(rowsShown(table, [name], 60, asked)).toBe(count)
})

test('few rows of a long table stay as they are', () => {
  const long = `${fares}| Halvik | 7 crowns |\n`

  expect(rowsShown(long, ['Norrvik', 'Ekvik'])).toBe(3)
})

/** The number of rows quoted, including the header, after choosing the rows with these names. */
function rowsShown(
  text: string,
  names: readonly string[],
  wordsMax = 40,
  asked = 'Who is the lowest?',
): number {
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'Fares' })])
  const choice = new Choice(candidates)
  for (const name of names) {
    const row = candidates.excerpts.find(
      ({ kind, units }) =>
        kind === 'row' && candidates.units[units.at(-1) ?? -1]?.shown.includes(name),
    )
    if (row === undefined) throw new Error(`No row has "${name}"`)
    choice.add(row, 0.5)
  }
  complete(candidates, choice, { ...settings.budget.snap, wordsMax })
  return choice.units.size
}
