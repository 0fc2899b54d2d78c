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

test('the first words of a page of the web stand under its title', () => {
  const question = understand([{ role: 'user', content: 'Where does the ferry sail?' }])
  const url = 'https://ferry.example/'
  const page = passageOf('The ferry sails to Norrvik at noon. Its crew is paid by the town.', {
    url,
    title: 'Timetable of the ferry',
    docId: 'page',
  })
  const other = passageOf('The ferry is white.', { url, title: 'Ships of the coast' })
  const candidates = readCandidates(question, [page, other])
  const choice = new Choice(candidates)
  for (const excerpt of candidates.excerpts.filter(({ units }) => units.length === 1))
    choice.add(excerpt, 1)

  expect(write(candidates, choice, 'ponder').text).toBe(
    '**Timetable of the ferry:** The ferry sails to Norrvik at noon. Its crew is paid by the town.[1]' +
      '\n\n**Ships of the coast:** The ferry is white.[2]',
  )
})

test('a sentence of a description stands under its term', () => {
  const text = 'Fares\nWhat a ticket costs. Anybody can pay on board.\n\nFerries sail at noon.'
  const end = text.indexOf('\n\n')
  const common = { depth: 0, opens: false }
  const blocks = [
    { kind: 'definition' as const, start: 0, end, ...common, depth: 1 },
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

test('a row stands under its header', () => {
  expect(quoteOf('row', 1).text).toBe(
    '**The ferry › Tickets:**\n\n| Route | Price |\n|---|---|\n| Norrvik | 3 crowns |\n\n[1]',
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

test('a heading that many sections have stands after the one above it, where that tells what was asked', () => {
  const changes =
    '# Changes\n\n## 3.4.0 (6 October 2025)\n\n### Added\n\n- A watch mode\n\n## 3.2.0 (30 January 2025)\n\n### Removed\n\n- Support for Python\n'
  expect(writeUnits(changes, ['Support for Python'], 'When was Python removed?').text).toBe(
    '**3.2.0 (30 January 2025) › Removed:**\n\n- Support for Python [1]',
  )
  expect(writeUnits(changes, ['A watch mode'], 'What was added in 3.4.0?').text).toBe(
    '**3.4.0 (6 October 2025) › Added:**\n\n- A watch mode [1]',
  )
  expect(writeUnits(changes, ['A watch mode'], 'What mode was added?').text).toBe(
    '**Added:**\n\n- A watch mode [1]',
  )
})

test('a heading that another section has too stands after the one above it', () => {
  const options =
    '# Options\n\n## port\n\n### Notes\n\nIt is above 1024.\n\n## host\n\n### Notes\n\nIt is resolved once.\n'
  expect(writeUnits(options, ['It is above 1024.'], 'Must I be root?').text).toBe(
    '**The ferry › port › Notes:** It is above 1024.[1]',
  )
})

test('the header of a table is not written without a row', () => {
  const said = ['It is cheap.', 'Route | Price']
  expect(writeUnits(manual, said).text).toBe('**The ferry › Tickets:** It is cheap.[1]')
})

test('the name of a file leads to what it says only where another document is quoted too', () => {
  const question = understand([{ role: 'user', content: 'What is a painter?' }])
  const terms = passageOf('- Painter: a line at the bow\n', { title: 'terms.txt', docId: 'terms' })
  const other = passageOf('- Painter: who paints\n', { title: 'words.txt', docId: 'words' })
  const written = (count: number) => {
    const candidates = readCandidates(question, [terms, other].slice(0, count))
    const choice = new Choice(candidates)
    for (const excerpt of candidates.excerpts) choice.add(excerpt, 1)
    return write(candidates, choice, 'snap').text
  }
  expect(written(1)).toBe('- Painter: a line at the bow [1]')
  expect(written(2)).toBe(
    '**terms.txt:**\n\n- Painter: a line at the bow [1]\n\n**words.txt:**\n\n- Painter: who paints [2]',
  )
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

test('what follows a table of another section stands under its own heading', () => {
  const text = `${manual}\n## Bicycles\n\nThe ramp is steep and long.\n`
  const question = understand([{ role: 'user', content: 'What does a ticket cost?' }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'The ferry' })])
  const choice = new Choice(candidates)
  const row = candidates.excerpts.find(({ kind, units }) => kind === 'row' && units.length > 1)
  const ramp = candidates.excerpts.find(
    ({ kind, units: [first = -1] }) =>
      kind === 'sentence' && candidates.units[first]?.shown.startsWith('The ramp'),
  )
  if (row === undefined || ramp === undefined) throw new Error('An excerpt is missing')
  choice.add(row, 1)
  choice.add(ramp, 1)

  expect(write(candidates, choice, 'snap').text).toContain('Bicycles:** The ramp is steep')
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

test('a heading that is a question needs no colon', () => {
  expect(
    quoteOf('sentence', 0, '# Can I ride in the rain?\n\nIt is wet but allowed for all of you.\n')
      .text,
  ).toBe('**The ferry › Can I ride in the rain?** It is wet but allowed for all of you.[1]')
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
