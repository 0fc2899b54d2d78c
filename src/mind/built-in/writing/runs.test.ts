import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { runsOf } from './runs.ts'

test('the headings of one section are one list in the order of the document, wherever they were found', () => {
  const later = sectionOf(['Autumn', 'Winter'], 500)
  const earlier = sectionOf(['Spring', 'Summer'], 0)
  const elsewhere = { ...sectionOf(['Norrvik', 'Port Ellery'], 900), headings: ['Harbours'] }

  expect(headingsShown([later, elsewhere, earlier])).toEqual([
    ['Spring', 'Summer', 'Autumn', 'Winter'],
    ['Norrvik', 'Port Ellery'],
  ])
})

test('rows of tables with the same header are one table only within a document and section', () => {
  const fares = (docId: string, place: string, row: string, start = 0) => {
    const leadIn = { text: 'Who | Fare', start: 20, end: 30 }
    const [block] = readBlocks('| Who | Fare |\n|---|---|\n| Adult | 8 |').slice(1)
    const blocks = block ? [{ ...block, start: 0, end: row.length }] : []
    return passageOf(row, { docId, start, leadIn, blocks, headings: [place] })
  }
  const passages = [
    fares('North', 'Fares', 'Adult | 8'),
    fares('South', 'Fares', 'Adult | 5'),
    fares('North', 'Fares', 'Child | 4', 500),
    fares('North', 'Bicycles', 'Child | 1', 900),
  ]

  expect(shownOf(passages, ['Adult | 8', 'Adult | 5', 'Child | 4', 'Child | 1'])).toEqual([
    ['Adult | 8', 'Child | 4'],
    ['Adult | 5'],
    ['Child | 1'],
  ])
})

test('tables of one section with the same header stay apart', () => {
  const table = (fare: number) => `| Who | Fare |\n|---|---|\n| Adult | ${fare} |\n`
  const fares = `${table(8)}\nOn Sundays:\n\n${table(5)}`

  expect(shownOf([passageOf(fares)], ['Adult | 8', 'Adult | 5'])).toHaveLength(2)
})

test('what was chosen first stands first, and the rest follows in order', () => {
  const text = 'She is white.\n\nShe was built at Tessel.\n\nTickets are sold on board.'

  expect(shownOf([passageOf(text)], ['Tickets are sold on board.', ...text.split('\n\n')])).toEqual(
    [['Tickets are sold on board.'], ['She is white.'], ['She was built at Tessel.']],
  )
})

test.each([
  ['a lead before its list', 'She is white.\n\nBring:\n\n- a coat\n- a hat\n', 'a hat'],
  [
    'steps in their order',
    'She is white.\n\n## Go\n\n1. Buy\n\n```\nstop\n```\n\n2. Board\n',
    'Board',
  ],
  ['"it" after what it is', 'She is white.\n\nA ramp is there.\n\nIt is steep.', 'It is steep.'],
])('what was chosen first comes with what it can only be read with: %s', (_, text, best) => {
  const passage = passageOf(text)
  const { units } = readCandidates(understand([{ role: 'user', content: 'Where?' }]), [passage])
  const said = units.filter(({ kind }) => kind !== 'heading').map(({ shown }) => shown)
  const [opening, ...rest] = said

  expect(shownOf([passage], [best, ...said]).flat()).toEqual([...rest, opening])
})

test('a sentence that leads to what is not quoted is left out, unless it is all there is', () => {
  const text = 'It is white.\n\nBring the following:\n\n- a coat\n- a hat\n'
  const lead = 'Bring the following:'

  expect(shownOf([passageOf(text)], ['It is white.', lead])).toEqual([['It is white.']])
  expect(shownOf([passageOf(text)], [lead, 'a coat'])).toEqual([[lead], ['a coat']])
  expect(shownOf([passageOf(text)], [lead])).toEqual([[lead]])
})

test('a longer sentence with a colon says something itself', () => {
  const said = ['It is white.', 'In her letter, which she sent from Norrvik in 1937, she wrote:']
  const text = `${said.join('\n\n')}\n\n- a coat\n`

  expect(shownOf([passageOf(text)], said).flat()).toEqual(said)
})

test('where verbs come last, a sentence that may lead to a list is quoted without it', () => {
  const text = '船は白い。\n\n港は北にあります。\n\n- 帽子\n- 上着\n'
  const passages = [passageOf(text, { language: 'ja' })]

  expect(shownOf(passages, ['船は白い。', '港は北にあります。']).flat()).toHaveLength(2)
})

/** A passage of a section of one document, with a heading and a sentence for each of some names. */
function sectionOf(names: readonly string[], start: number) {
  const text = names.map((name) => `## ${name}\n\nThe ferry sails.`).join('\n\n')
  const above = { headings: ['Timetable'], docId: 'ferry', start, end: start + text.length }
  return passageOf(text, { ...above, blocks: readBlocks(text) })
}

/** The runs of headings that are shown where each heading of these passages is chosen. */
function headingsShown(passages: readonly ReturnType<typeof sectionOf>[]) {
  const question = understand([{ role: 'user', content: 'Which seasons are there?' }])
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  passages.forEach((_, passage) => {
    const units = candidates.units.flatMap((unit, index) =>
      unit.passage === passage && unit.kind === 'heading' ? [index] : [],
    )
    choice.add({ kind: 'outline', units, passage, wordCount: 0 }, 1)
  })
  return runsOf(candidates, choice, false).map((run) => run.map(({ shown }) => shown))
}

/** The runs that are shown where the units with these texts are chosen, one after the other. */
function shownOf(passages: readonly ReturnType<typeof passageOf>[], said: readonly string[]) {
  const question = understand([{ role: 'user', content: 'What does it cost?' }])
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  for (const text of new Set(said)) {
    const index = candidates.units.findIndex(({ shown }) => shown === text)
    const passage = candidates.units[index]?.passage ?? -1
    choice.add({ kind: 'sentence', units: [index], passage, wordCount: 0 }, 1)
  }
  return runsOf(candidates, choice, false).map((run) => run.map(({ shown }) => shown))
}
