import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { write } from '../writing/write.ts'
import { cellsApart } from './cells-apart.ts'
import { readEvidence } from './read-evidence.ts'

const long = (what: string) =>
  `The ${what} ${'keeps the lamps of the harbour clean, '.repeat(8)}and rests.`
const crews = [
  '| Task | Mate | Pilot |',
  '|---|---|---|',
  '| *Night* | | |',
  `| **Watch** | ${long('mate')} | ${long('pilot')} It wakes the cook. |`,
  '| Food | Bread | |',
].join('\n')

test('of a table with long rows each cell stands under the names of its row and column', () => {
  const cells = readEvidence([passageOf(`# Crew\n\n${crews}\n`)]).filter(({ under }) => under)

  expect(cells.map(({ headings, shown }) => [...headings, shown])).toEqual([
    ['Crew', 'Watch', 'Mate', long('mate')],
    ['Crew', 'Watch', 'Pilot', long('pilot')],
    ['Crew', 'Watch', 'Pilot', 'It wakes the cook.'],
    ['Crew', 'Food', 'Mate', 'Bread'],
  ])
  expect(new Set(cells.map(({ section }) => section)).size).toBe(3)
})

test('a cell is written under both of its names', () => {
  const passages = [passageOf(`# Crew\n\n${crews}\n`)]
  const asked = understand([{ role: 'user', content: 'What food does the mate have?' }])
  const candidates = readCandidates(asked, passages)
  const choice = new Choice(candidates)
  const at = candidates.units.findIndex(({ shown }) => shown === 'Bread')
  choice.add({ kind: 'sentence', units: [at], passage: 0, wordCount: 1 }, 1)

  expect(write(candidates, choice, 'snap').text).toBe('**Food › Mate:** Bread [1]')
})

test('a passage in the middle of a table has the names of its columns from the header before', () => {
  const [top = '', line = '', ...rows] = crews.split('\n')
  const text = rows.join('\n')
  const whole = passageOf(crews).blocks.slice(1)
  const by = top.length + line.length + 2
  const blocks = whole.map((block) => ({ ...block, start: block.start - by, end: block.end - by }))
  const headless = { ...passageOf(text), blocks }
  const passage = { ...headless, leadIn: { text: top, start: 0, end: top.length } }

  expect(readEvidence([passage]).map(({ headings }) => headings.join(' › '))).toEqual([
    'Watch › Mate',
    'Watch › Pilot',
    'Watch › Pilot',
    'Food › Mate',
  ])
  expect(readEvidence([headless]).map(({ kind }) => kind)).toEqual(['row', 'row', 'row'])
})

const word = fc.constantFrom('lamp', 'oil', 'Ada', '12 m', 'día', '灯', '\\|')
const cell = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))
const row = fc.tuple(cell, cell, cell)

test('a table is whole, or all that its rows say behind their names is in cells, each where it stands', () => {
  const property = fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
    const text = [
      '| A | B | C |',
      '|---|---|---|',
      ...rows.map((one) => `| ${one.join(' | ')} |`),
    ].join('\n')
    const passage = passageOf(text)
    const read = cellsApart(passage, passage.blocks)

    if (read.some(({ under }) => under)) {
      const told = read
        .slice(1)
        .map(({ start, end, under }) => [under?.at(-1), text.slice(start, end)])
      for (const one of rows)
        one.forEach((value, column) => {
          if (value !== '' && column > 0) expect(told).toContainEqual(['ABC'[column], value])
        })
    } else expect(read).toEqual(passage.blocks)
  })
  fc.assert(property)
})
