import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in/built-in-mind.ts'
import { answerOfReply } from './answer-of-reply.ts'
import { evidenceLines, shownLines } from './evidence-lines.ts'

const passages = [
  passageOf(
    '# The ferry Aurelia\n\nThe Aurelia was designed by Ingrid Solberg. She died in Port Ellery in 1975. The ship does not carry cars.\n\n## Fares\n\n| Who | Fare |\n| --- | --- |\n| Adults | 14 kroner |\n| Children | 7 kroner |\n\n```sh\nferry book --adults 2\n```\n',
    { title: 'Ships' },
  ),
]
const question = builtInMind.understand([
  { role: 'user', content: 'Who designed the Aurelia, and what is the fare for adults?' },
])

/** Replaces `[words]` by the number of the line that has them. */
function reply(written: string): string {
  return written.replace(/\[([^\][]*[a-z][^\][]*)\]/gi, (_, words: string) => {
    const line = evidenceLines(passages).find(({ unit }) => unit.shown.includes(words))
    return `[${line?.number ?? 99}]`
  })
}

function answer(written: string) {
  const read = answerOfReply(question, passages, reply(written))
  if (read.kind !== 'answer') throw new Error(`It is ${read.kind}`)
  return { ...read.answer, refused: read.refused }
}

test('a model sees lines under the titles and headings of their places', () => {
  expect(shownLines(evidenceLines(passages))).toMatchInlineSnapshot(`
    "# Ships › The ferry Aurelia
    [1] The Aurelia was designed by Ingrid Solberg.
    [2] She died in Port Ellery in 1975.
    [3] The ship does not carry cars.

    # Ships › The ferry Aurelia › Fares
    [4] Who | Fare
    [5] Adults | 14 kroner
    [6] Children | 7 kroner
    [7] ferry book --adults 2"
  `)
})

test('what a model writes cites exact quotes, numbered in the order of the answer', () => {
  const { text, citations, grounding } = answer(
    'Adults pay 14 kroner.[Adults] The Aurelia was designed by Ingrid Solberg.[designed]',
  )
  expect(text).toBe('Adults pay 14 kroner.[1] The Aurelia was designed by Ingrid Solberg.[2]')
  expect(citations.map(({ index, quote }) => [index, quote])).toEqual([
    [1, 'Adults | 14 kroner'],
    [2, 'The Aurelia was designed by Ingrid Solberg.'],
  ])
  expect(citations[0]?.headings).toEqual(['The ferry Aurelia', 'Fares'])
  expect(grounding).toBe('answered')
})

describe('A sentence is left out', () => {
  test.each([
    ['with another number than its line has', 'Adults pay 15 kroner.[Adults]'],
    ['with a part of its number', 'She died in Port Ellery in 197[Port Ellery]'],
    ['with another name', 'It was designed by Ada Lund.[designed]'],
    ['without a citation', 'Ferries are pleasant.'],
    ['that cites a line which is not there', 'The Aurelia was designed by Ingrid Solberg.[98]'],
    ['that turns a denial round', 'The ship does carry cars.[carry cars]'],
    ['of other words', 'The harbour was built from grey stone by fishermen.[designed]'],
    ['with an address of its own', 'Adults pay 14 kroner, see https://evil.example/a.[Adults]'],
    ['of code that no line has', '```sh\nrm -rf /\n```\n[ferry book]'],
  ])('%s', (_, written) => {
    const { text, refused } = answer(`Ingrid Solberg designed it.[designed] \n\n${written}`)
    expect(text).toBe('Ingrid Solberg designed it.[1]')
    expect(refused).toBe(1)
  })
})

test.each([
  ['what remains answers the question', 'Adults pay 14 kroner.[Adults] That is cheap.', 'answered'],
  [
    'what answers it was left out',
    'Adults pay 15 kroner.[Adults] It was designed by Ingrid Solberg.[designed]',
    'nearest',
  ],
  ['nothing was left out', 'The ferry was designed by Ingrid Solberg.[designed]', 'answered'],
])('the grounding says whether %s', (_, written, grounding) => {
  const asked = builtInMind.understand([{ role: 'user', content: 'What is the fare for adults?' }])
  const read = answerOfReply(asked, passages, reply(written))
  expect(read).toMatchObject({ kind: 'answer', answer: { grounding } })
})

test('a sentence may use a name that stands right before its line', () => {
  expect(answer('Ingrid Solberg died in Port Ellery in 1975.[Port Ellery]').refused).toBe(0)
})

test('the words of a question need no evidence, and neither does yes or no', () => {
  expect(answer('No, the ship does not carry cars.[carry cars]').refused).toBe(0)
})

test('the words of a question that asks for yes or no are no evidence', () => {
  const asked = builtInMind.understand([
    { role: 'user', content: 'Was the Aurelia designed by Ada Lund in 1923?' },
  ])
  const written = reply('Yes, the Aurelia was designed by Ada Lund in 1923.[designed]')
  expect(answerOfReply(asked, passages, written).kind).toBe('unsupported')
})

test('what a model adds to a question that it rewrites is no evidence', () => {
  const conversation = [
    { role: 'user', content: 'Who designed the Aurelia?' },
    { role: 'assistant', content: 'Ingrid Solberg.' },
    { role: 'user', content: 'When did she die?' },
  ] as const
  const written = builtInMind.understand(conversation)
  const text = 'When did Ingrid Solberg, who died in Norrvik in 1980, die?'
  const kind = (said: string) =>
    answerOfReply({ ...written, text, written }, passages, reply(said)).kind
  expect(kind('Ingrid Solberg died in 1975.[Port Ellery]')).toBe('answer')
  expect(kind('Ingrid Solberg died in 1980.[Port Ellery]')).toBe('unsupported')
  expect(kind('Ingrid Solberg died in Norrvik.[Port Ellery]')).toBe('unsupported')
})

test.each([
  ['Entworfen wurde die Aurelia von Ingrid Solberg.[designed]', 'answer'],
  ['Erwachsene zahlen nur 14 Kronen für die Fahrt.[Adults]', 'answer'],
  ['Entworfen wurde die Aurelia von Ada Lund.[designed]', 'unsupported'],
  ['Entworfen wurde sie für 31 Kronen.[designed]', 'unsupported'],
  ['«Аврелию» спроектировала Ингрид Сольберг.[designed]', 'answer'],
])('a translation has no names and numbers of its own: %s', (written, kind) => {
  const wish = {
    how: 'again',
    wish: 'auf Deutsch',
    languages: ['de'],
    told: [],
    messageCount: 1,
  } as const
  const again = { ...question, retelling: wish }
  expect(answerOfReply(again, passages, reply(written)).kind).toBe(kind)
})

test('what a model says again is said once', () => {
  const one = 'Ingrid Solberg designed it.[designed]'
  expect(answer(`${one} ${one}\n\n- ${one}`).text).toBe('Ingrid Solberg designed it.[1]')
})

test('lists keep what leads in to them, and code its lines', () => {
  const { text } = answer(
    'The fares:\n- Adults 14 kroner [Adults]\n- Children 7 kroner [Children]\n\nTo book:\n\n```sh\nferry book --adults 2\n```\n[ferry book]',
  )
  expect(text).toBe(
    'The fares:\n\n- Adults 14 kroner [1]\n- Children 7 kroner [2]\n\nTo book:\n\n```sh\nferry book --adults 2\n```\n[3]',
  )
})

test('a model sees code without the marks of the quotation that it stands in, and may write it so', () => {
  const quoted = [passageOf('To report:\n\n> ```sh\n> report \\\n>   --all\n> ```\n')]
  expect(shownLines(evidenceLines(quoted))).toContain('[2] report \\\n  --all')
  const code = '```sh\nreport \\\n  --all\n```'
  const read = answerOfReply(question, quoted, `${code}\n[2]`)
  expect(read.kind === 'answer' && read.answer.text).toBe(`${code}\n[1]`)
})

test('what is missing is told in the words of the question alone', () => {
  const one = 'Ingrid Solberg designed it.[designed]\nNOT FOUND: '
  expect(answer(`${one}the fare for adults`).text).toContain('the fare for adults')
  expect(answer(`${one}call 555 1234 at once`).text).not.toContain('555')
})

test('without an answer, or without a supported sentence, there is none', () => {
  expect(answerOfReply(question, passages, 'NO ANSWER').kind).toBe('no-answer')
  expect(answerOfReply(question, passages, 'It is well known.').kind).toBe('unsupported')
})

test('whatever a model writes, quotes are exact and marks lead to them', () => {
  const words = fc.constantFrom(
    'Ingrid Solberg',
    '14',
    'kroner',
    'not',
    '[1]',
    '[2][3]',
    '\n- ',
    '```',
    '. ',
    'x',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const read = answerOfReply(question, passages, parts.join(' '))
      if (read.kind !== 'answer') return
      const { text, citations } = read.answer
      for (const { quote, start, end } of citations)
        expect(passages[0]?.text.slice(start, end)).toBe(quote)
      const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
      expect(new Set(cited)).toEqual(new Set(citations.map(({ index }) => index)))
    }),
  )
})
