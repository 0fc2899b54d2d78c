import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { understand } from '../question/understand.ts'
import type { ExcerptKind } from '../segmentation/excerpts.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { write } from './write.ts'

const manual = `# The ferry

## Tickets

A ticket is bought [on board](https://example.org/board). It is cheap. It is paper.

To travel with a bicycle:

- buy a [bicycle ticket](tickets.md)
- wait for the crew
  - at the ramp

| Route | Price |
|-------|-------|
| Norrvik | 3 crowns |
| Port Ellery | 5 crowns |

\`\`\`js
const ticket = buy('Norrvik')
show(ticket)
\`\`\`
`

test('neighbouring sentences are one quotation, under the heading that says what they are about', () => {
  expect(quoteOf('sentences').text).toBe('**The ferry › Tickets:** It is cheap. It is paper.[1]')
})

test('a sentence of a description stands under its term', () => {
  const text = 'Fares\nWhat a ticket costs. Anybody can pay on board.\n\nFerries sail at noon.'
  const end = text.indexOf('\n\n')
  const common = { depth: 0, opens: false }
  const blocks = [
    { kind: 'description' as const, start: 0, end, ...common, depth: 1 },
    { kind: 'paragraph' as const, start: end + 2, end: text.length, ...common },
  ]

  const said = ['Anybody can pay on board.', 'Ferries sail at noon.']
  expect(writeUnits(text, said, 'When does she sail?', blocks).text).toBe(
    '**The ferry › Fares:** Anybody can pay on board.[1]\n\nFerries sail at noon.[2]',
  )
})

test('a list keeps its lead, its lines and its nesting', () => {
  expect(quoteOf('list').text).toBe(
    'To travel with a bicycle: [1]\n\n- buy a bicycle ticket\n- wait for the crew\n  - at the ramp [2]',
  )
})

test('a step keeps its number, whichever steps stand before it', () => {
  const steps = '# The ferry\n\n1. buy a ticket\n2. wait for the crew\n3. push it up the ramp\n'

  expect(quoteOf('item', 1, steps).text).toBe('**The ferry:**\n\n2. wait for the crew [1]')
})

test('a sentence within an item stands behind the number of the item', () => {
  const rules = '1. Pay rent.\n2. Pets need consent. Cats are allowed.'
  expect(writeUnits(rules, ['Cats are allowed.']).text).toBe(
    '**The ferry:**\n\n2. Cats are allowed.[1]',
  )
})

test('a row stands under its header', () => {
  expect(quoteOf('row', 1).text).toBe(
    '**The ferry › Tickets:**\n\n| Route | Price |\n|---|---|\n| Norrvik | 3 crowns |\n\n[1]',
  )
})

test('a row that was chosen without its header stands under it', () => {
  expect(writeUnits(manual, ['Port Ellery | 5 crowns']).text).toBe(
    '**The ferry › Tickets:**\n\n| Route | Price |\n|---|---|\n| Port Ellery | 5 crowns |\n\n[1]',
  )
})

test('a bar within a cell does not end it', () => {
  const syntax = 'Syntax: | Lamp On|Off|Dim\nDefault: | Lamp Off'
  const start = syntax.indexOf('Default')
  const row = { kind: 'row' as const, depth: 0 }
  const blocks = [
    { ...row, start: 0, end: start - 1, opens: true },
    { ...row, start, end: syntax.length, opens: false },
  ]
  const said = syntax.split('\n')

  expect(writeUnits(syntax, said, 'What is the syntax of Lamp?', blocks).text).toContain(
    '| Syntax: | Lamp On\\|Off\\|Dim |\n|---|---|\n| Default: | Lamp Off |',
  )
})

test('cells stand under their names where the first cell of a table is empty', () => {
  const freight =
    '# Crowns\n\n| | 2022 | 2021 |\n|---|---|---|\n| Freight | 723 | 690 |\n| | 31 | 32 |\n'

  expect(quoteOf('row', 1, freight).text).toBe(
    '**The ferry › Crowns:**\n\n|  | 2022 | 2021 |\n|---|---|---|\n|  | 31 | 32 |\n\n[1][2]',
  )
})

const chapters = `# The ferry

## Summer

She sails every hour. She carries cars.

## Winter

She sails at noon alone.
`

test('headings that are a list stand under what they divide, and before what is said under one of them', () => {
  const headings = ['Summer', 'Winter']
  expect(writeUnits(chapters, headings).text).toBe('**The ferry:**\n\n- Summer [1]\n- Winter [2]')
  const some = [...headings, 'She sails every hour.']
  expect(writeUnits(chapters, some, 'What are the seasons?').text).toBe(
    '**The ferry:**\n\n- Summer [1]\n- Winter [2]\n\n**Summer:** She sails every hour.[3]',
  )
})

test('where one thing is asked for, no headings lead to what is said under one of them', () => {
  const some = ['Summer', 'Winter', 'She sails every hour.']
  expect(writeUnits(chapters, some).text).toBe('**The ferry › Summer:** She sails every hour.[1]')
})

test('the header of a table is not written without a row', () => {
  const said = ['It is cheap.', 'Route | Price']
  expect(writeUnits(manual, said).text).toBe('**The ferry › Tickets:** It is cheap.[1]')
})

test('headings are not a list where something is said under each', () => {
  const said = ['Summer', 'Winter', 'She sails every hour.', 'She sails at noon alone.']

  expect(writeUnits(chapters, said).text).toBe(
    '**The ferry › Summer:** She sails every hour.[1]\n\n**Winter:** She sails at noon alone.[2]',
  )
})

test('rows without a header are no header of each other', () => {
  const text = 'Ada | Norrvik\nGrace | Port Ellery\nMary | Tessel\n'
  const blocks = readBlocks(text).map((block) => ({ ...block, opens: false }))
  const question = understand([{ role: 'user', content: 'Where does Grace live?' }])
  const candidates = readCandidates(question, [{ ...passageOf(text), blocks }])
  const rows = candidates.excerpts.filter(({ kind }) => kind === 'row')
  const choice = new Choice(candidates)
  for (const row of rows.slice(1)) choice.add(row, 1)

  expect(rows.map(({ units }) => units.length)).toEqual([1, 1, 1])
  expect(write(candidates, choice, 'snap').text).toContain(
    '|  |  |\n|---|---|\n| Grace | Port Ellery |\n| Mary | Tessel |\n\n[1]',
  )
})

test('code keeps its lines, in a fence that says its language', () => {
  expect(quoteOf('code').text).toBe(
    "**The ferry › Tickets:**\n\n```js\nconst ticket = buy('Norrvik')\nshow(ticket)\n```\n[1]",
  )
})

test('code in a list or a quotation can be pasted, and is cited as it stands there', () => {
  const text =
    'Run both:\n\n1. Build\n\n   > ```sh\n   > gantry inspect \\\n   >   --all\n   > ```\n'
  const { text: written, citations } = quoteOf('code', 0, text)
  expect(written).toBe('**The ferry:**\n\n```sh\ngantry inspect \\\n  --all\n```\n[1]')
  expect(citations.map(({ quote }) => quote)).toEqual(['gantry inspect \\\n   >   --all'])
})

test('each quotation is exactly its range of the document', () => {
  for (const kind of [
    'sentence',
    'sentences',
    'list',
    'row',
    'table',
    'code',
    'section',
  ] as const) {
    const { citations } = quoteOf(kind)

    expect(citations.length).toBeGreaterThan(0)
    for (const { start, end, quote } of citations) expect(manual.slice(start, end)).toBe(quote)
  }
})

test.each([
  ['Guide](http://evil.example) <b id=1', 'Guide\\](http://evil.example) \\<b id=1'],
  ['Tides \u202egnp.exe\u202c', 'Tides gnp.exe'],
  ['Version [3.2] and `<name>`', 'Version [3.2] and `<name>`'],
  ['Wind and waves '.repeat(20).trim(), `${'Wind and waves '.repeat(8).trim()}…`],
])('the heading "%s" leads to what stands under it as "%s"', (heading, wanted) => {
  const { text, citations } = quoteOf('sentence', 0, `# ${heading}\n\nIt is cheap for all of us.\n`)
  expect(text).toBe(`**The ferry › ${wanted}:** It is cheap for all of us.[1]`)
  expect(citations[0]?.quote).toBe('It is cheap for all of us.')
})

test('a numbered list after another list is a list of its own, with its own numbers', () => {
  const recipe = '# Soup\n\nTake:\n\n- one leek\n- two carrots\n\n1. Peel it\n2. Cook it\n'
  expect(quoteOf('section', 0, recipe).text).toBe(
    'Take: [1]\n\n- one leek\n- two carrots [2]\n\n1. Peel it\n2. Cook it [3]',
  )
})

/** The text written for a choice of only the n-th shortest excerpt of a kind. */
function quoteOf(kind: ExcerptKind, nth = 0, text = manual) {
  const question = understand([{ role: 'user', content: 'What does a bicycle cost?' }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'The ferry' })])
  const ofKind = candidates.excerpts.filter((one) => one.kind === kind)
  const excerpt = ofKind.toSorted((a, b) => a.wordCount - b.wordCount)[nth]
  if (excerpt === undefined) throw new Error(`There is no excerpt of the kind ${kind}`)
  const choice = new Choice(candidates)
  choice.add(excerpt, 1)
  return write(candidates, choice, 'ponder')
}

/** The text written for a choice of only the units with these texts. */
function writeUnits(
  text: string,
  said: readonly string[],
  asked = 'When does she sail?',
  blocks: readonly Block[] = readBlocks(text),
) {
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'The ferry', blocks })])
  const units = candidates.units.flatMap(({ shown }, index) =>
    said.includes(shown) ? [index] : [],
  )
  const choice = new Choice(candidates)
  choice.add({ kind: 'section', units, passage: 0, wordCount: 0 }, 1)
  return write(candidates, choice, 'ponder')
}
