import fc from 'fast-check'
import { lexer } from 'marked'
import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/library/passage-of.ts'
import { builtInMind } from './built-in-mind.ts'

const sentences = [
  'The ferry of Norrvik sails at noon.',
  'Who pays for a ticket of the ferry?',
  'The crew of 1851 had cats, goats, etc. The ferry took all of them along.',
  '"Nobody sails for free" is written above the ramp.',
  'A ticket for the ferry costs 3 crowns',
  'Look at [the price of the ferry](prices.md) before you sail.',
  '渡轮中午从港口出发，票价三克朗。渡轮很旧。',
]
const sentence = fc.constantFrom(...sentences)
const few = (max: number) => fc.array(sentence, { minLength: 1, maxLength: max })
const table = (header: string) =>
  fc
    .array(few(3), { minLength: 1, maxLength: 4 })
    .map((rows) =>
      [
        header,
        '|---|---|---|',
        ...rows.map((cells, row) => `| ${[row, ...cells].join(' | ')} |`),
      ].join('\n'),
    )
const blocks = [
  few(5).map((all) => all.join(' ')),
  few(4).map((items) => `The captain says:\n\n${items.map((item) => `- ${item}`).join('\n')}`),
  table('| Port of the ferry | Who may sail with it | What a ticket costs |'),
  sentence.map((words) => `> ${words}`),
]
const placed = fc.oneof(
  ...blocks,
  sentence.map((words) => `## ${words}`),
)
const passage = fc
  .record({
    blocks: fc.array(placed, { minLength: 1, maxLength: 6 }),
    title: fc.option(sentence, { nil: '' }),
    docId: fc.constantFrom('a', 'b'),
  })
  .map(({ blocks, ...about }) => passageOf(blocks.join('\n\n'), about))
// For pondering, which may quote more: whether a title or a heading is shown depends on what else is quoted.
const placeless = fc
  .array(fc.oneof(...blocks), { minLength: 1, maxLength: 6 })
  .map((all) => passageOf(all.join('\n\n')))

test('no sentence, row or place is said twice in a reply', () => {
  const question = fc.oneof(sentence, fc.constantFrom('What does the ferry cost? Who pays for it?'))
  const passages = fc.array(passage, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(question, passages, fc.constantFrom('snap', 'ponder'), (asked, found, thinking) => {
      const read = builtInMind.understand([{ role: 'user', content: asked }])
      const { text } = builtInMind.compose(read, found, thinking)

      const said = linesOf(text)
      expect(said).toEqual([...new Set(said)])
    }),
    { numRuns: 150 },
  )
})

test('pondering quotes all that a reply at once quotes, and is no less sure', () => {
  const question = fc.oneof(sentence, fc.constantFrom('What does the ferry cost? Who pays for it?'))
  const passages = fc.array(placeless, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(question, passages, (asked, found) => {
      const read = builtInMind.understand([{ role: 'user', content: asked }])
      const atOnce = builtInMind.compose(read, found.slice(0, 5), 'snap')
      const { text, grounding } = builtInMind.compose(read, found, 'ponder')

      // The header of a table is quoted without a row only where nothing else is.
      if (atOnce.grounding === 'nothing' || bareHeader.test(atOnce.text)) return
      const said = text.replaceAll(mark, '')
      // A short answer from a cell of a table has a full stop, which the cell has not.
      for (const line of linesOf(atOnce.text).filter((one) => !doubt.test(one)))
        expect(said).toContain(line.replace(markOfItem, '').replace(/\.$/, ''))
      if (atOnce.grounding === 'answered') expect(grounding).toBe('answered')
    }),
    { numRuns: 150 },
  )
})

test('where no passage says it outright, names that none of them has are told', () => {
  const passages = [
    passageOf('The ferry of Norrvik was built by Ada Lund. It was sold in 1931 to a museum.'),
  ]
  const answerTo = (content: string) =>
    builtInMind.compose(builtInMind.understand([{ role: 'user', content }]), passages, 'snap')

  const { text, grounding } = answerTo(
    'For how much did Hesperia Zorbel sell the ferry of Norrvik?',
  )

  expect(grounding).toBe('nearest')
  expect(text).toMatch(/I found nothing about: Hesperia Zorbel$/)
  expect(answerTo('Who built the ferry of Norrvik?').text).not.toContain('I found nothing')
})

const bareHeader = /\|\n\|[-| ]+\|\s*\[\d+\]$/
const mark = /\s*\[\d+\]/g
/** The sentences that open an uncertain reply; a certain one has none of them. */
const doubt = /^(?:No passage|I found nothing)/
const markOfItem = /^(?:- |\d+\. )/

/**
 * The lines that must not be repeated: places, sentences and rows of five words or more, without citation marks.
 * Headers of tables are left out: another table may have the same one.
 */
function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(mark, '')
    .replaceAll(/^\|.*\n(?=\|---)/gm, '')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('|')) return line
      const [label = ''] = /^\*\*[^*]+\*\*/.exec(line) ?? []
      return [label, ...line.slice(label.length).split(/(?<=[.!?]\s|。)/)]
    })
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .filter((line) => line.split(' ').length >= 5 || /\p{sc=Han}{8}/u.test(line))
}

test('of two things that are compared each is told, under the title of its document', () => {
  const ship = (name: string, length: string) =>
    passageOf(
      `# ${name}\n\nShe was built by the yard of Norrvik, and sails still.\n\nHer length is ${length} m.`,
      { docId: name, title: `${name}, a ship` },
    )
  const question = builtInMind.understand([
    { role: 'user', content: 'Which ship has the greater length, the Rose or the Star?' },
  ])
  const passages = [ship('Rose', '84.5'), ship('Star', '102')]
  for (const thinking of ['snap', 'ponder'] as const) {
    const { text } = builtInMind.compose(question, passages, thinking)
    const [rose, star] = [text.indexOf('Rose, a ship'), text.indexOf('Star, a ship')]
    expect(text.slice(rose, star)).toContain('Her length is 84.5 m.')
    expect(text.slice(star)).toContain('Her length is 102 m.')
  }
})

test('of a question with two parts, the second has room for a list as well', () => {
  const tools = Array.from({ length: 18 }, (_, index) => {
    return `- tool ${index}, which the mate keeps in the locker below the bridge`
  })
  const passages = [
    passageOf('# The ferry\n\nThe ferry was built in 1962.'),
    passageOf(`# On board\n\nThere are these tools on board:\n\n${tools.join('\n')}\n`),
  ]
  const asked = 'When was the ferry built, and which tools are there on board?'
  const question = builtInMind.understand([{ role: 'user', content: asked }])

  const { text } = builtInMind.compose(question, passages, 'ponder')
  expect(text).toContain('1962')
  expect(text).toContain('tool 17')
})

test('a comparison begins with what names both sides, and says then what each is', () => {
  const passages = [
    'A quay is a wall along the water at which ships lie. It is made of stone.',
    'A pier stands on piles and leads into the water. It is made of wood.',
    'Unlike a quay, a pier lets the water flow beneath it. The harbour has both.',
  ].map((text, index) =>
    passageOf(text, { docId: 'harbour', start: 1_000 * index, score: 3 - index }),
  )
  const question = builtInMind.understand([
    { role: 'user', content: 'What is the difference between a pier and a quay?' },
  ])
  const { text } = builtInMind.compose(question, passages, 'snap')

  const places = ['Unlike a quay', 'A pier stands on piles', 'A quay is a wall'].map((words) =>
    text.indexOf(words),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
})

test('a year that answers in short is a paragraph with its source, and no item of a list', () => {
  const found = [passageOf('The lighthouse of Grip was opened in 1888. It is red.')]
  const read = builtInMind.understand([
    { role: 'user', content: 'In which year was the lighthouse of Grip opened?' },
  ])

  const { text, citations } = builtInMind.compose(read, found, 'snap')

  expect(text).toMatch(/^1888\.\[1\]\n\n/)
  expect(citations[0]?.quote).toContain('1888')
  expect(lexer(text)[0]).toMatchObject({ type: 'paragraph' })
})

test('the sentence that says what a thing is answers what it is', () => {
  const passages = [
    passageOf('This chapter will introduce hawsing, and give some examples for its use.'),
    passageOf(
      'Hawsing is the old craft of driving oakum into seams. There are two reasons for it.',
    ),
    passageOf(
      '- Net hawsing – the hawsing of a seam without its ends.\n- Tax hawsing – that of a keel.',
    ),
  ]
  const question = builtInMind.understand([{ role: 'user', content: 'What is hawsing?' }])
  const { text, grounding } = builtInMind.compose(question, passages, 'snap')
  expect(text).toMatch(/^Hawsing is the old craft/)
  expect(grounding).toBe('answered')
})

test('each of two questions in a message is answered, also at once', () => {
  const content =
    'How long does the crossing to Norrvik take? Who keeps the lighthouse of Selwyn Head?'
  const passages = [
    passageOf('The crossing to Norrvik takes 40 minutes. It is rough in winter.'),
    passageOf('Ada Bell keeps the lighthouse of Selwyn Head. She has two goats.'),
  ]
  const read = builtInMind.understand([{ role: 'user', content }])
  for (const thinking of ['snap', 'ponder'] as const) {
    const { text } = builtInMind.compose(read, passages, thinking)
    expect(text).toContain('40 minutes')
    expect(text).toContain('Ada Bell')
  }
})

test('a sentence with a colon brings what it leads to, however short', () => {
  const text =
    'Use the following formula for the toll of a crossing at night:\n\n=(B2<A2)+B2-A2\n\nThe later time is B2.'
  const content = 'Which formula gives the toll of a crossing at night?'
  const question = builtInMind.understand([{ role: 'user', content }])
  expect(builtInMind.compose(question, [passageOf(text)], 'snap').text).toContain('=(B2<A2)+B2-A2')
})

test('what only names something else is answered also with another kind than was asked for before', () => {
  const text =
    'Die Fähre fährt um acht Uhr ab. Der Kapitän der Fähre ist Tora Lund. Die Fahrt dauert vierzig Minuten.'
  const question = builtInMind.understand([
    { role: 'user', content: 'Wann fährt die Fähre ab?' },
    { role: 'assistant', content: text, quotes: [text] },
    { role: 'user', content: 'und der Kapitän?' },
  ])
  const answer = builtInMind.compose(question, [passageOf(text, { language: 'de' })], 'snap')

  expect(question).toMatchObject({ asks: 'time', asksAsBefore: true })
  expect(answer.grounding).toBe('answered')
  expect(answer.text).not.toMatch(/^acht Uhr/)
})
