import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseQuestion } from './analyse-question.ts'
import { composeAnswer } from './compose-answer.ts'
import type { Passage } from './passage.ts'

describe('any question on any passages', () => {
  test('every citation is an exact quote of its document', () => {
    fc.assert(
      fc.property(asked(), ({ question, documents, passages, depth }) => {
        const answer = composeAnswer(ask(question), passages, { depth })

        for (const { doc_id, start, end, quote } of answer.citations)
          expect(documents.get(doc_id)?.slice(start, end)).toBe(quote)
      }),
    )
  })

  test('the marks in the text are those of the citations, in order', () => {
    fc.assert(
      fc.property(asked(), ({ question, passages, depth }) => {
        const answer = composeAnswer(ask(question), passages, { depth })

        const marks = Array.from(answer.text.matchAll(/\[(\d+)\]/g), ([, mark]) => Number(mark))
        expect(marks).toEqual(answer.citations.map(({ index }) => index))
        expect(marks).toEqual(marks.map((_, position) => position + 1))
        expect(answer.found).toBe(marks.length > 0)
      }),
    )
  })

  test('the same passages give the same answer', () => {
    fc.assert(
      fc.property(asked(), ({ question, passages, depth }) => {
        const once = composeAnswer(ask(question), passages, { depth })
        const again = composeAnswer(ask(question), structuredClone(passages), { depth })

        expect(again).toEqual(once)
      }),
    )
  })
})

test('what leads on comes before the answer, and the answer in short before both', () => {
  const answer = composeAnswer(ask('Where did the composer of film The Straw Hat die?'), straw, snap)

  expect(answer.short).toBe('Siversky')
  expect(answer.text).toBe(
    "Siversky.\n\nThe film's music was composed by Isaac Schwartz. [1] " +
      'Schwartz died in Siversky in 2009. [2]',
  )
  expect(answer.citations.map(({ title }) => title)).toEqual(['The Straw Hat', 'Isaac Schwartz'])
})

test('a comparison of dates is decided and both dates are cited', () => {
  const passages = [
    passage('Holm Jølsen', 'Holm Jølsen (6 December 1833 – 1 August 1906) was an industrialist.'),
    passage('Gideon Pillow', 'Gideon Pillow (June 8, 1806 – October 8, 1878) was a lawyer.'),
  ]

  const later = composeAnswer(ask('Who was born later, Gideon Pillow or Holm Jølsen?'), passages, snap)
  const first = composeAnswer(ask('Who was born first, Gideon Pillow or Holm Jølsen?'), passages, snap)

  expect([later.short, first.short]).toEqual(['Holm Jølsen', 'Gideon Pillow'])
  expect(later.citations).toHaveLength(2)
})

test('nationalities can agree and disagree', () => {
  const passages = [
    passage('Ann Bell', 'Ann Bell is a Scottish painter.'),
    passage('Carl Dahl', 'Carl Dahl was a Norwegian writer.'),
    passage('Eva Foss', 'Eva Foss is a Norwegian actress.'),
  ]
  const same = (one: string, other: string) =>
    composeAnswer(ask(`Are ${one} and ${other} of the same nationality?`), passages, snap).short

  expect([same('Carl Dahl', 'Eva Foss'), same('Ann Bell', 'Eva Foss')]).toEqual(['Yes', 'No'])
})

test.each([
  'Who directed the Turkish opera Leyla in 1934?',
  'How many people live in Oslo?',
  'What is the boiling point of mercury?',
])('nothing is made up: %s', (question) => {
  const answer = composeAnswer(ask(question), straw, snap)

  expect(answer).toEqual({
    text: 'Nothing in the documents answers this question.',
    citations: [],
    found: false,
  })
})

test('footnote marks of a document do not pass for citations', () => {
  const text = 'The bridge of Ravna was opened in 1931.[12][3]'

  const answer = composeAnswer(ask('When was the bridge of Ravna opened?'), [passage('', text)], snap)

  expect(answer.text).toBe('1931.\n\nThe bridge of Ravna was opened in 1931. [1]')
  expect(answer.citations[0]?.quote).toBe(text)
})

const snap = { depth: 'snap' } as const

const straw = [
  passage(
    'The Straw Hat',
    "The Straw Hat is a 1974 Soviet film. The film's music was composed by Isaac Schwartz.",
  ),
  passage(
    'Isaac Schwartz',
    'Isaac Schwartz (13 May 1923 – 2009) was a Soviet composer. Schwartz died in Siversky in 2009.',
  ),
  passage('Sylvia Burka', 'Sylvia Burka is a skater. She was married to Jocelyn Lovell.'),
]

function ask(question: string) {
  return analyseQuestion([{ role: 'user', content: question }])
}

function passage(title: string, text: string, start = 0): Passage {
  return { chunkId: title + start, docId: title, title, start, text, score: 1, path: [] }
}

/** Texts of any characters, and texts that share words, names, dates and footnotes with the question. */
function asked() {
  const word = fc.constantFrom(
    ...'who when where how many was born died directed by the composer of film in or and Ada Lovelace'.split(' '),
    ...'Berlin 1931 (1815–1852) [1] [[2]3] She “ ” ? . ! \n \n\n 她 出生 在 柏林。 ß ﬁ \ud800 🙂 Иван'.split(' '),
  )
  const text = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 120 }),
  )
  const document = fc.record({ before: text, text, title: text, score: fc.double({ noNaN: true }) })
  return fc
    .record({
      question: text,
      parts: fc.array(document, { maxLength: 6 }),
      depth: fc.constantFrom('snap' as const, 'ponder' as const),
    })
    .map(({ question, parts, depth }) => ({
      question,
      depth,
      documents: new Map(parts.map(({ before, text }, index) => [`doc_${index}`, before + text])),
      passages: parts.map(({ before, text, title, score }, index) => ({
        ...passage(title, text, before.length),
        docId: `doc_${index}`,
        score,
      })),
    }))
}
