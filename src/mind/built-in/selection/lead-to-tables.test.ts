import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { leadToTables } from './lead-to-tables.ts'

const table = '| Who | Fare |\n|---|---|\n| Adult | 8 |\n| Child | 4 |\n'

test.each([
  ['a title', 'On Sundays:', ['On Sundays:']],
  ['a sentence that ends', 'It is cheap on Sundays.', []],
  ['a heading', '# On Sundays:', []],
  ['a long sentence', `${'It is cheap, and '.repeat(5)}costs:`, []],
])('a row brings the title of its table, and no other text above it: %s', (_, above, brought) => {
  const question = understand([{ role: 'user', content: 'What does a child pay?' }])
  const candidates = readCandidates(question, [passageOf(`Fares.\n\n${above}\n\n${table}`)])
  const { units } = candidates
  const choice = new Choice(candidates)
  const row = units.findIndex(({ shown }) => shown === 'Child | 4')
  choice.add({ kind: 'row', units: [row], passage: 0, wordCount: 2 }, 0.5)
  leadToTables(candidates, choice, { ...settings.budget.snap, wordsMax: 40 })

  const rest = [...choice.units].filter((index) => index !== row)
  expect(rest.map((index) => units[index]?.shown)).toEqual(brought)
})
