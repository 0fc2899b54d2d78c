import { expect, test } from 'vitest'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { readRuns } from './read-runs.ts'

function runsOf(text: string): readonly string[] {
  const blocks = readBlocks(text)
  const runs = readRuns(text, blocks)
  return blocks.flatMap(({ start, end }, index) => {
    const run = runs.get(index)
    return run === undefined ? [] : [`${run.lead ?? '–'} ${text.slice(start, end)}`]
  })
}

test('a list or table is quoted whole, though its items are no sentences', () => {
  const list = 'You need:\n\n- two spoons of citric acid\n- a soft, dry cloth\n'
  expect(runsOf(list)).toEqual([
    'You need: two spoons of citric acid',
    'You need: a soft, dry cloth',
  ])
  const table =
    'Fares are low.\n\n| Fare | Adults | Children |\n|---|---|---|\n| Day | 8 € | free |\n'
  expect(runsOf(table)).toHaveLength(2)
})

test('a line of a form below a table is no row of it', () => {
  const table = 'Fare | Adults | Children\nDay | 8 € | free\nWeek | 30 € | 9 €'
  expect(runsOf(`${table}\n\nLast updated: 18 May`)).toHaveLength(3)
})

test.each([
  ['of single words is a menu', '- Home\n- News\n- About us\n'],
  ['of links is navigation', '- [How to clean a pot](/a)\n- [How to clean a pan](/b)\n'],
  ['of questions tells nothing', '- How long does it take to boil?\n- What does a new one cost?\n'],
  ['of one item is none', '- two spoons of citric acid\n'],
  [
    'that is long is told sentence by sentence',
    `- one two three ${'four '.repeat(70)}\n- one two three\n`,
  ],
])('a list %s', (_, text) => {
  expect(runsOf(text)).toEqual([])
})
