import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { complete } from './complete.ts'

const manual = `# The ferry

To travel with a bicycle:

1. buy a bicycle ticket
2. wait for the crew
3. push it up the ramp

It is cheap.
`

test('an item that was chosen brings the rest of its list and the sentence that leads in to it', () => {
  expect(completed(40)).toEqual([
    'To travel with a bicycle:',
    'buy a bicycle ticket',
    'wait for the crew',
    'push it up the ramp',
  ])
})

test('an item of a list that nothing leads in to stands for itself', () => {
  const catalogue = '# The shop\n\n- rope\n- wait for the crew\n- tar\n'
  expect(completed(40, undefined, catalogue)).toEqual(['wait for the crew'])
})

test('a point of an agenda, whose points are paragraphs, stands for itself', () => {
  const words = 'and the crew agreed to mend it before the summer '.repeat(5)
  const agenda = `# Minutes\n\n1. Ramp ${words}\n2. wait for the crew\n3. Rail ${words}\n4. Bell ${words}\n`
  expect(completed(400, undefined, agenda)).toEqual(['wait for the crew'])
})

test('where a list is asked for, a description brings the terms beside its own, and no others', () => {
  expect(termsTold('What are the priorities?')).toEqual(['required', 'extra'])
  expect(termsTold('Which priorities do tickets have?')).toEqual(['required', 'extra'])
  expect(termsTold('What are the colours?')).toEqual([])
  expect(termsTold('Is there an extra priority?')).toEqual([])
  expect(termsTold('What are the priorities?', ['1', '2'])).toEqual([])
})

test('the terms are asked for by the heading above them together with the title', () => {
  const asked = 'Which severity priorities may passengers of the northern harbour ask for?'
  expect(termsTold(asked)).toEqual([])
  expect(termsTold(asked, undefined, undefined, 'Harbour passengers')).toEqual([
    'required',
    'extra',
  ])
})

test('a sentence that leads to terms brings all of them, whatever is asked', () => {
  expect(termsTold('Is it needed?', undefined, 'There are two:')).toEqual(['required', 'extra'])
})

test('a sentence at the end of its passage leads to terms of the next ones, if a list is asked for', () => {
  const told = (asked: string, above = ['Mail', 'Classes']) => {
    const about = { docId: 'doc_mail', headings: ['Mail', 'Classes'] }
    const described = { docId: 'doc_mail', headings: above }
    const passages = [
      passageOf('The classes mean this:', about),
      passageOf('bounce\n: It came back.\n\nresource\n: The disk is full.\n', described),
    ]
    const candidates = readCandidates(understand([{ role: 'user', content: asked }]), passages)
    const choice = new Choice(candidates)
    choice.add({ kind: 'sentence', units: [0], passage: 0, wordCount: 4 }, 0.5)
    complete(candidates, choice, settings.budget.snap)
    return [...choice.units].slice(1).map((unit) => candidates.units[unit]?.shown)
  }

  expect(told('Which classes are there?')).toEqual(['bounce', 'resource'])
  expect(told('Which classes are there?', ['Mail', 'Limits'])).toEqual([])
  expect(told('Why are there classes?')).toEqual([])
})

test('a list that is asked for comes whole, though nothing leads in to it', () => {
  const catalogue = '# The shop\n\n- rope\n- wait for the crew\n- tar\n'
  expect(completed(40, 'Which goods are in the list of the shop?', catalogue)).toHaveLength(3)
  expect(completed(40, 'Who is in the list of the shop?', catalogue)).toHaveLength(1)
  expect(completed(40, 'What are the goods of the shop?', catalogue)).toHaveLength(3)
  expect(completed(40, 'What does the shop do?', catalogue)).toHaveLength(3)
  expect(completed(40, 'What does the crew do?', catalogue)).toHaveLength(1)
})

test('of a list that is too long to be quoted, the first sentences of its items are told', () => {
  const goods = ['It is rope.', 'It is tar.', 'It is oil.', 'It is salt.', 'It is coal.']
  const more = 'is kept below the deck and '.repeat(9)
  const items = goods.map((good) => `- ${good} So ${good.slice(6, -1)} ${more}may be sold.\n`)
  const asked = 'What are the goods of the shop?'

  const told = completed(40, asked, `# The shop\n\n${items.join('')}`, 'It is tar.')
  expect(told.filter((sentence) => goods.includes(sentence))).toEqual(goods)
  expect(told).toHaveLength(goods.length + 1)
})

test('of steps that are too long to be quoted, the first sentences are told', () => {
  const steps = ['Buy a ticket.', 'Ring the bell.', 'Push it up the ramp.']
  const more = (step: string) => `So ${step} helps ${`the ${step} crew `.repeat(20)}often.`
  const list = steps.map((step, at) => `${at + 1}. ${step} ${more(step.slice(-7, -1))}\n`).join('')
  const asked = understand([{ role: 'user', content: 'How is a bicycle taken along?' }])
  const passages = [passageOf(`# The ferry\n\nYou may take a bicycle along.\n\n${list}`)]
  const candidates = readCandidates(asked, passages)
  const at = candidates.units.findIndex(({ kind }) => kind === 'sentence')
  const choice = new Choice(candidates)
  choice.add({ kind: 'sentence', units: [at], passage: 0, wordCount: 6 }, 0.5)

  complete(candidates, choice, settings.budget.snap)

  const told = [...choice.units].map((unit) => candidates.units[unit]?.shown ?? '')
  expect(told.filter((sentence) => steps.includes(sentence))).toEqual(steps)
})

test('what is said below steps comes without them', () => {
  const asked = understand([{ role: 'user', content: 'How is it made without flour?' }])
  const text = '# Soup\n\n1. Cut it.\n2. Boil it.\n\nWithout flour: use starch.'
  const candidates = readCandidates(asked, [passageOf(text)])
  const at = candidates.units.findIndex(({ shown }) => shown.startsWith('Without'))
  const choice = new Choice(candidates)
  choice.add({ kind: 'sentence', units: [at], passage: 0, wordCount: 4 }, 0.5)

  complete(candidates, choice, settings.budget.snap)

  expect([...choice.units]).toEqual([at])
})

const deck = `# The deck

## Lamp

The lamp warns others at night. It is heavy.

- Colour: green
- Default: off

## Horn

The horn warns others in fog.
`

test('to what stands under the heading that is asked about, the first sentence there is added', () => {
  const described = (asked: string) =>
    completed(40, asked, `${deck}\n- Default: mute\n`, 'Default: off')

  const description = 'The lamp warns others at night.'
  expect(described('What is the lamp?')).toContain(description)
  expect(described('What is the horn?')).not.toContain(description)
  expect(described('When is the lamp lit?')).not.toContain(description)
})

const goods = `# The shop

It sells these goods:

- rope
  - thin and long and white and strong
  - thick
- wait for the crew
- tar
`

test.each([
  ['an item of a list that is asked for brings the list without what is nested in it', 6, true],
  ['without room for even that it stands for itself', 4, false],
])('where there is no room for all of a list, %s', (_, wordsMax, isList) => {
  const outermost = ['It sells these goods:', 'rope', 'wait for the crew', 'tar']

  expect(completed(wordsMax, 'Which goods are sold?', goods)).toEqual(
    isList ? outermost : ['wait for the crew'],
  )
})

test('where no list is asked for, it comes with all that is nested in it or not at all', () => {
  expect(completed(6, 'Who helps?', goods)).toEqual(['wait for the crew'])
})

test('where there is no room for all of the list, none of it is added', () => {
  expect(completed(8)).toEqual(['wait for the crew'])
})

const sales = `# The ferry

\`\`\`sh
buy ticket
\`\`\`

Then show it:

\`\`\`sh
show ticket
\`\`\`

| Route | Price |
|-------|-------|
| Norrvik | 3 crowns |

\`\`\`sh
board
\`\`\`

On the ramp:

- push the bicycle
- ring the bell
`

test.each([
  ['board', 'On the ramp:', 'ring the bell'],
  ['buy ticket', 'Then show it:', 'show ticket'],
  ['Route', 'Price', 'Norrvik'],
])('what says nothing alone brings what it leads in to: %s', (begin, end, brought) => {
  const question = understand([{ role: 'user', content: 'How do I show it?' }])
  const candidates = readCandidates(question, [passageOf(sales, { title: 'The ferry' })])
  const shownAt = (index = -1) => candidates.units[index]?.shown ?? ''
  const open = candidates.excerpts.find(
    ({ units }) => shownAt(units[0]).includes(begin) && shownAt(units.at(-1)).includes(end),
  )
  if (open === undefined) throw new Error('No excerpt is like this')
  const choice = new Choice(candidates)
  choice.add(open, 0.5)
  complete(candidates, choice, { ...settings.budget.snap, wordsMax: 40 })

  expect([...choice.units].map(shownAt).join('\n')).toContain(brought)
})

test('what asks the same as the question brings what is said to it; another question is no quotation', () => {
  const first = (asked: string) => {
    const interview = 'Which lighthouse was the hardest?\n\nSkerrow, without any doubt.\n'
    const question = understand([{ role: 'user', content: asked }])
    const candidates = readCandidates(question, [passageOf(interview, { title: 'Interview' })])
    const choice = new Choice(candidates)
    choice.add(candidates.excerpts[0] ?? expect.fail('There is no excerpt'), 0.5)
    complete(candidates, choice, { ...settings.budget.snap, wordsMax: 40 })
    return [...choice.units].map((index) => candidates.units[index]?.shown)
  }
  const [question, answer] = ['Which lighthouse was the hardest?', 'Skerrow, without any doubt.']
  expect(first('Which lighthouse was the hardest to restore?')).toEqual([question, answer])
  expect(first('Which lighthouse did Ada paint in Norrvik in 1874?').at(-1)).toBe(answer)
})

test('in a conversation, a question that was chosen brings the reply to it', () => {
  const chat =
    '### Ada, 18:31\n\nWhich code opens the gate?\n\n### Ole, 18:33\n\nTry 4417.\n\n### Ada, 18:34\n\nThanks.\n'
  const question = understand([{ role: 'user', content: 'What is the code of the gate?' }])
  const candidates = readCandidates(question, [passageOf(chat, { title: 'Chat' })])
  const choice = new Choice(candidates)
  const [first] = candidates.excerpts
  if (first) choice.add(first, 0.5)
  complete(candidates, choice, settings.budget.snap)

  expect([...choice.units].map((unit) => candidates.units[unit]?.shown)).toEqual([
    'Which code opens the gate?',
    'Try 4417.',
  ])
})

/**
 * The quotations after completing a choice of the excerpt that begins with these words, within a budget of `wordsMax`.
 */
function completed(
  wordsMax: number,
  asked = 'Who helps with a bicycle?',
  text = manual,
  begin = 'wait for the crew',
): readonly string[] {
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'The ferry' })])
  const found = candidates.excerpts.find(
    ({ kind, units }) =>
      (kind === 'item' || kind === 'outline') && candidates.units[units[0] ?? -1]?.shown === begin,
  )
  if (found === undefined) throw new Error(`No excerpt begins with "${begin}"`)
  const choice = new Choice(candidates)
  choice.add(found, 0.5)
  complete(candidates, choice, { ...settings.budget.snap, wordsMax })
  return [...choice.units].sort((a, b) => a - b).map((unit) => candidates.units[unit]?.shown ?? '')
}

/** The terms of descriptions that are told beside a sentence that was chosen. */
function termsTold(
  asked: string,
  [one, other] = ['required', 'extra'],
  chosen = 'It may be there.',
  title = '',
): readonly string[] {
  const parts = [
    ['heading', 1, 'Priorities'],
    ['paragraph', 0, 'There are two:'],
    ['description', 1, `${one}\nIt must be there.`],
    ['description', 1, `${other}\nIt may be there.`],
    ['heading', 1, 'Areas'],
    ['description', 1, 'main\nIt is free.'],
  ] as const
  const text = parts.map(([, , written]) => written).join('\n\n')
  const blocks = parts.map(([kind, depth, written]) => {
    const start = text.indexOf(written)
    return { kind, depth, start, end: start + written.length, opens: false }
  })
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text, { blocks, title })])
  const { units } = candidates
  const choice = new Choice(candidates)
  const own = units.findIndex(({ shown }) => shown === chosen)
  choice.add({ kind: 'sentence', units: [own], passage: 0, wordCount: 4 }, 0.5)
  complete(candidates, choice, { ...settings.budget.snap, wordsMax: 40 })
  const told = [...choice.units].sort((a, b) => a - b).flatMap((index) => units[index] ?? [])
  return told.flatMap(({ kind, shown }) => (kind === 'heading' ? [shown] : []))
}
