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
      { numRuns: 300 },
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
      { numRuns: 300 },
    )
  })

  test('the same passages give the same answer', () => {
    fc.assert(
      fc.property(asked(), ({ question, passages, depth }) => {
        const once = composeAnswer(ask(question), passages, { depth })
        const again = composeAnswer(ask(question), structuredClone(passages), { depth })

        expect(again).toEqual(once)
      }),
      { numRuns: 300 },
    )
  })
})

test('what leads on comes before the answer, and the answer in short before both', () => {
  const answer = composeAnswer(
    ask('Where did the composer of film The Straw Hat die?'),
    straw,
    snap,
  )

  expect(answer.short).toBe('Siversky')
  expect(answer.text).toBe(
    "Siversky.\n\nThe Straw Hat: The film's music was composed by Isaac Schwartz. [1] " +
      'Schwartz died in Siversky in 2009. [2]',
  )
  expect(answer.citations.map(({ title }) => title)).toEqual(['The Straw Hat', 'Isaac Schwartz'])
})

test.each([
  [
    'Where did the designer of the ferry Aurelia die?',
    'Port Ellery.\n\nAurelia: The ship was designed by Ingrid Solberg and built at the Halvorsen ' +
      'yard in Norrvik. [1] Ingrid Solberg: She died in Port Ellery. [2]',
  ],
  [
    'Who is the director of the museum that keeps the drawing table of Ingrid Solberg?',
    'Selma Brandt.\n\nNorrvik Boat Museum: The museum keeps the drawing table of Ingrid Solberg. ' +
      '[1] Its director is Selma Brandt. [2]',
  ],
  [
    'Which town has more inhabitants, Norrvik or Port Ellery?',
    'Norrvik.\n\nNorrvik: It has 14,800 inhabitants. [1] Port Ellery is a town with 6,300 ' +
      'inhabitants. [2]',
  ],
  ['Who is the king of Norrvik?', 'Nothing in the documents answers this question.'],
])('only the sentences that carry an answer, what leads on first: %s', (question, text) => {
  expect(composeAnswer(ask(question), harbour, snap).text).toBe(text)
})

test.each([
  [
    '¿Dónde murió el director de la película El faro negro?',
    'Cádiz.\n\nEl faro negro: El director de la película fue Juan Morales. [1] Juan Morales: ' +
      'Murió en Cádiz en 1990. [2]',
  ],
  [
    'Où est mort le réalisateur du film Le Phare gris ?',
    'Nantes.\n\nLe Phare gris: Le réalisateur du film est Jean Morel. [1] Jean Morel: ' +
      'Il est mort à Nantes en 1990. [2]',
  ],
])('other languages are answered step by step too: %s', (question, text) => {
  expect(composeAnswer(ask(question), lighthouses, snap).text).toBe(text)
})

test('birth and death are found without the words, in German too', () => {
  const text = 'Karl Rehm (* 3. Mai 1831 in Ulm; † 12. Oktober 1899) war Architekt.'
  const short = (question: string) =>
    composeAnswer(ask(question), [passage('Karl Rehm', text)], snap).short

  expect(short('Wann wurde Karl Rehm geboren?')).toBe('3. Mai 1831')
  expect(short('In what year did Karl Rehm die?')).toBe('1899')
})

test('a comparison of dates is decided and both dates are cited', () => {
  const passages = [
    passage('Holm Jølsen', 'Holm Jølsen (6 December 1833 – 1 August 1906) was an industrialist.'),
    passage('Gideon Pillow', 'Gideon Pillow (June 8, 1806 – October 8, 1878) was a lawyer.'),
  ]

  const later = composeAnswer(
    ask('Who was born later, Gideon Pillow or Holm Jølsen?'),
    passages,
    snap,
  )
  const first = composeAnswer(
    ask('Who was born first, Gideon Pillow or Holm Jølsen?'),
    passages,
    snap,
  )

  expect([later.short, first.short]).toEqual(['Holm Jølsen', 'Gideon Pillow'])
  expect(later.citations).toHaveLength(2)
})

test('no verdict rests on a sentence about something else', () => {
  const films = [
    passage('The Straw Hat', 'The Straw Hat is a 1974 film directed by Leonid Kvinikhidze.'),
    passage('Capote', 'Capote is a film directed by Bennett Miller.'),
    passage('Bennett Miller', 'Bennett Miller (born December 30, 1966) is a director.'),
  ]
  const question = 'Which film has the director who was born earlier, The Straw Hat or Capote?'

  expect(composeAnswer(ask(question), films, { depth: 'ponder' }).short).toBeUndefined()
})

test('a question that cannot be taken apart is answered if its words and the asked are there', () => {
  const answer = (question: string) => composeAnswer(ask(question), altenburg, snap).text

  expect(answer('Wo starb die Architektin des Rathauses Altenburg?')).toBe(
    'Rathaus Altenburg: Die Architektin war Marie Keller. [1] Marie Keller: Sie starb 1977 in ' +
      'Konstanz. [2]',
  )
  const nothing = 'Nichts in den Dokumenten beantwortet diese Frage.'
  expect(answer('Wo starb der König von Altenburg?')).toBe(nothing)
  expect(answer('Wann heiratete die Architektin des Rathauses Altenburg?')).toBe(nothing)
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

  const answer = composeAnswer(
    ask('When was the bridge of Ravna opened?'),
    [passage('', text)],
    snap,
  )

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

const harbour = [
  passage(
    'Aurelia (ferry)',
    'The Aurelia is a ferry. The ship was designed by Ingrid Solberg and built at the Halvorsen yard in Norrvik. It was the first ferry with a diesel engine.',
  ),
  passage(
    'Ingrid Solberg',
    'Ingrid Solberg was a naval architect. Solberg drew eleven ferries. She died in Port Ellery.',
  ),
  passage(
    'Norrvik Boat Museum',
    'The Norrvik Boat Museum opened in 1981. Its director is Selma Brandt. The museum keeps the drawing table of Ingrid Solberg.',
  ),
  passage('Norrvik', 'Norrvik is a town. It has 14,800 inhabitants.'),
  passage('Port Ellery', 'Port Ellery is a town with 6,300 inhabitants.'),
]

const lighthouses = [
  passage('El faro negro', 'Es una película de 1961. El director de la película fue Juan Morales.'),
  passage('Juan Morales', 'Juan Morales nació en 1920 en Sevilla. Murió en Cádiz en 1990.'),
  passage('Le Phare gris', 'C’est un film de 1961. Le réalisateur du film est Jean Morel.'),
  passage('Jean Morel', 'Jean Morel est né en 1920 à Lyon. Il est mort à Nantes en 1990.'),
]

const altenburg = [
  passage(
    'Rathaus Altenburg',
    'Das Rathaus Altenburg wurde 1932 gebaut. Die Architektin war Marie Keller. Es hat einen Turm.',
  ),
  passage(
    'Marie Keller',
    'Marie Keller war eine deutsche Architektin. Sie wurde 1890 in Ulm geboren. Sie starb 1977 in ' +
      'Konstanz.',
  ),
]

function ask(question: string) {
  return analyseQuestion([{ role: 'user', content: question }])
}

function passage(title: string, text: string, start = 0): Passage {
  return { chunkId: title + start, docId: title, title, start, text, score: 1, path: [] }
}

/** Any characters, words in any order, and questions with sentences that may answer them. */
function asked() {
  const anything = fc.string({ unit: 'binary', maxLength: 120 })
  const words = fc.array(fc.constantFrom(...odd), { maxLength: 30 }).map((all) => all.join(' '))
  const telling = fc
    .array(fc.constantFrom(...sentences), { maxLength: 8 })
    .map((all) => all.join(' '))
  const text = fc.oneof(anything, words, { arbitrary: telling, weight: 3 })
  const title = fc.oneof(text, fc.constantFrom('Ada Lovelace', 'Ran (film)', '[7]'))
  const question = fc.oneof(text, { arbitrary: fc.constantFrom(...questions), weight: 3 })
  const document = fc.record({ before: text, text, title, score: fc.double({ noNaN: true }) })
  const depth = fc.constantFrom('snap' as const, 'ponder' as const)
  return fc
    .record({ question, parts: fc.array(document, { maxLength: 6 }), depth })
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

const odd =
  'who born [1] [[2]3] [4 “ ” ( ) ? . ! \n \n\n # | - 她 出生 柏林。 ß ﬁ \ud800 🙂 Иван 1931'.split(
    ' ',
  )
const questions = [
  'When was Ada Lovelace born?',
  'Where was the director of Ran born?',
  'Who was born first, Ada Lovelace or Akira Kurosawa?',
  'Are Ada Lovelace and Akira Kurosawa of the same nationality?',
  'How many films did Akira Kurosawa direct?',
  '柏林在哪里？',
]
const sentences = [
  'Ada Lovelace (10 December 1815 – 1852) was an English mathematician.[1][2]',
  'Ran is a film directed by Akira Kurosawa.',
  'Akira Kurosawa (born 1910)\nwas a Japanese director of 30 films [[3]4] .',
  '# Life\nHe was born in Shinagawa, Tokyo.',
  '柏林在德国。',
  `Ada Lovelace wrote notes${', and more notes'.repeat(30)}.`,
]
