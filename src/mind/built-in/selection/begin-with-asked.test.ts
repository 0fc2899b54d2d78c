import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { compile } from '../classifiers/forest.ts'
import { weights } from '../classifiers/weights.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { beginWithAsked } from './begin-with-asked.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'

test('the only numbered steps of the section that a question names open the choice', () => {
  const ropes =
    '# Ropes\n\n## Sheet bend\n\nFor boats.\n\n### You need\n\n- a rope\n- a post\n\n' +
    '### Method\n\n1. Make a loop.\n2. Pull it tight.\n\n'
  const hitch = '## Hitch\n\n### Method\n\n1. Go round.\n2. Pull.\n\n'

  const steps = ['Make a loop.', 'Pull it tight.']
  expect(begunFor(ropes + hitch, 'How do I tie a sheet bend?')).toEqual(steps)
  expect(begunFor(ropes + hitch, 'How is a sheet bend tied?')).toEqual(steps)
  expect(begunFor(ropes + hitch, 'What is a sheet bend?')).toEqual([])
  expect(begunFor(ropes + hitch, 'How do I tie a reef knot?')).toEqual([])
  const undoing = '### Undoing\n\n1. Push the loop back.\n2. Pull it out.\n\n'
  expect(begunFor(ropes + undoing + hitch, 'How do I tie a sheet bend?')).toEqual([])
})

test('the steps whose introduction and headings have most of a question open the choice', () => {
  const text =
    '# Leaving the harbour\n\nTo pay the harbour fee of a yacht:\n\n1. Call.\n\n   At eight.\n2. Sign.\n\n' +
    '## Noise\n\nA yacht has a horn.\n\n1. Be loud.\n2. Be quiet.\n'

  const steps = ['To pay the harbour fee of a yacht:', 'Call.', 'At eight.', 'Sign.']
  expect(begunFor(text, 'How do I pay the fee of my yacht?')).toEqual(steps)
  expect(begunFor(text, 'Wie pay fee yacht?')).toEqual(steps)
  expect(begunFor(text, 'Why do I pay the fee of my yacht?')).toEqual([])
  expect(begunFor(text, 'How do I paint the mast of my yacht?')).toEqual([])
})

test('steps of which the first has two sentences open the choice', () => {
  const text =
    '# Soup of Ada\n\n**Method**\n\n1. Cut it. Rinse it.\n2. Boil it.\n\n## Bread\n\nBuy it.'
  const steps = ['Cut it.', 'Rinse it.', 'Boil it.']
  expect(begunFor(text, 'How do I make the soup?')).toEqual(steps)
})

test.each([
  [
    'en',
    'What is meant by codec?',
    'A codec is a program.',
    'It needs a codec. Codec files are large.',
  ],
  ['pl', 'Co to jest kodek?', 'Kodek to program do filmów.', 'Zapytaj o kodek. Kodek działa.'],
  [
    'ru',
    'Что такое кодек?',
    '**Кодек** — это небольшая программа.',
    'Нужен кодек. Кодек работает.',
  ],
  [
    'en',
    'What is iron sail?',
    'An iron sail is the engine that drives a boat in a calm.',
    'The iron sail is checked in spring. Every iron sail needs oil.',
  ],
  [
    'it',
    'Che cos’è la partita doppia?',
    'Partita doppia: ogni somma è scritta in due conti.',
    'La partita doppia serve a tutti.\n\n- Conti: sono due.\n-',
  ],
  ['fr', 'Que veut dire MAC ?', 'MAC signifie Media Access Control.', 'Une longue MAC existe.'],
])(
  '%s: the sentence that defines what is asked opens the choice: %s',
  (language, asked, told, rest) => {
    expect(begunFor(`# Video\n\n${rest} ${told}\n`, asked, language)).toEqual([told])
    expect(begunFor(`# Video\n\n${rest}\n`, asked, language)).toEqual([])
  },
)

test('who somebody is, and what a thing is in the document that is named, is defined', () => {
  const text = 'The mate may ask any pilot. "Pilot" means a person who takes a ship to port.'
  const told = ['"Pilot" means a person who takes a ship to port.']
  const title = 'Harbour Rules of 1911'

  expect(begunFor(text, 'Who is a pilot?')).toEqual(told)
  expect(begunFor(text, 'Who is a pilot under the harbour rules?', 'en', title)).toEqual(told)
  expect(begunFor(text, 'Who is a pilot under the harbour rules?', 'en', 'Fees')).toEqual([])
  expect(begunFor(text, 'Who pays a pilot?')).toEqual([])
})

test('the headings under the one that a question for a list names open the choice', () => {
  const text =
    '# Port office\n\n## Berth classes\n\n### Quay\n\nFor ferries.\n\n### Buoy\n\nFor yachts.\n\n' +
    '## Fees\n\nA berth class has its fee.\n\n### Summer\n\nTwice as much.\n\n### Winter\n\nNothing.\n'

  for (const asked of ['Which berth classes are there?', 'List the berth classes'])
    expect(begunFor(text, asked)).toEqual(['Quay', 'Buoy'])
  for (const asked of [
    'Which berth classes does the office have?',
    'What berth classes has the office?',
  ])
    expect(begunFor(text, asked)).toEqual(['Quay', 'Buoy'])
  expect(begunFor(text, 'What is the fee of a berth class?')).toEqual([])
  expect(begunFor(text, 'Which berth classes have a crane and a saloon?')).toEqual([])
})

test('the items or terms under the heading that names the kind asked for open the choice', () => {
  const port = '# First day\n\nOn the first day there is this to do:\n\n- sign\n- eat\n\n'
  const asked = 'Which tools do I need on my first day?'
  expect(begunFor(`${port}### Tools\n\n- a rope\n- a lamp\n`, asked)).toEqual(['a rope', 'a lamp'])
  const described = 'Rope\n: To make fast.\n\nLamp\n: To be seen.\n'
  expect(begunFor(`${port}### Tools\n\n${described}`, asked)).toEqual(['Rope', 'Lamp'])
})

test('a term of a glossary that is asked about is told from the beginning of what describes it', () => {
  const told = ['A boat may also have no sail.', 'A boat in such a state is called bare.']
  const glossary = `Bare boat\n: ${told.join(' ')}\n\nBare mast\n: It has no flag.\n`

  expect(begunFor(glossary, 'bare boat meaning')).toEqual(told)
  expect(begunFor(glossary, 'What is a bare boat?')).toEqual(told)
  expect(begunFor(glossary, 'What is a bare boat in the harbour of Norrvik?')).toEqual([])
  expect(begunFor(glossary, 'Who has a bare boat?')).toEqual([])
})

/** The units with which the choice begins. */
function begunFor(text: string, asked: string, language = 'en', title = '') {
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text, { language, title })])
  const choice = new Choice(candidates)
  beginWithAsked(candidates, choice, settings.budget.snap, compile(weights.selection))
  return [...choice.units].map((unit) => candidates.units[unit]?.shown)
}

test('what stands under a heading that asks the same opens the choice', () => {
  const text =
    '# Boats\n\nA yacht needs no pilot in summer, and a ferry has one.\n\n## Does a yacht need a pilot in winter?\n\n' +
    'No, but the harbour likes it. Call first.\n\n## What is a pilot?\n\nSomebody who knows the rocks.\n'

  const answer = ['No, but the harbour likes it.', 'Call first.']
  expect(begunFor(text, 'Do I need a pilot for my yacht in winter?')).toEqual(answer)
  expect(begunFor(text, 'What does pilot mean?')).toEqual(['Somebody who knows the rocks.'])
  expect(begunFor(text, 'Where is the pilot?')).toEqual([])
  expect(begunFor(text, 'Do I need a pilot for my ferry in winter?')).toEqual([])
})
