import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { shown } from '../../../evidence/shown.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { shortAnswer } from './short-answer.ts'
import { readWordings } from './wordings.ts'

test.each([
  [
    'When was the lighthouse of Morvay built?',
    'The lighthouse of Morvay was built in 1874.',
    '1874',
  ],
  [
    'Wann wurde der Leuchtturm von Morvay gebaut?',
    'Der Leuchtturm von Morvay wurde 1874 gebaut.',
    '1874',
  ],
  ['¿Cuándo se construyó el faro de Morvay?', 'El faro de Morvay se construyó en 1874.', '1874'],
  ['Когда был построен маяк Морвай?', 'Маяк Морвай был построен в 1874 году.', '1874'],
  [
    'How many goats live on the island of Senn?',
    'About 800 goats live on the island of Senn.',
    '800 goats',
  ],
  [
    'How much does the harbour of Morvay charge?',
    'The harbour of Morvay charges €0.38 per metre.',
    '€0.38 per metre',
  ],
  [
    'When is the next meeting of Morvay?',
    'The next meeting of Morvay: Tuesday, 14 July 2026, 19:00, in the clubhouse',
    '14 July 2026',
  ],
  [
    'When is the ferry Solveig in dry dock?',
    'The ferry Solveig is in dry dock from 3 to 24 November.',
    '3 to 24 November',
  ],
  [
    'Wie viele Ziegen leben auf der Insel Senn?',
    'Auf der Insel Senn leben 14.800 Ziegen.',
    '14.800 Ziegen',
  ],
  [
    'How many days of leave do keepers of Morvay have?',
    'The keepers of Morvay have 28 calendar days of leave.',
    '28 calendar days',
  ],
  [
    'Сколько дней отпуска у смотрителей Морвая?',
    'У смотрителей Морвая отпуск длится 28 календарных дней.',
    '28 календарных дней',
  ],
  [
    'Who painted the ceiling of the Orrin chapel?',
    'The ceiling of the Orrin chapel was painted by Lena Haverkamp.',
    'Lena Haverkamp',
  ],
])('%s', (question, text, expected) => {
  const { candidates, choice } = chosen(question, text)

  expect(shortAnswer(candidates, choice)?.text).toBe(expected)
})

test('a page of the web is quoted without a short answer before it', () => {
  const text = 'The lighthouse of Morvay was built in 1874.'
  const { candidates, choice } = chosen('When was the lighthouse of Morvay built?', text)
  const ofWeb = { ...candidates, question: { ...candidates.question, isOfWeb: true } }

  expect(shortAnswer(candidates, choice)?.text).toBe('1874')
  expect(shortAnswer(ofWeb, choice)).toBeUndefined()
})

test.each([
  ['Why was the lighthouse closed?', 'The lighthouse was closed in 1974 by the Harbour Office.'],
  ['Is the lighthouse of Morvay open?', 'The lighthouse of Morvay is open since 1974.'],
  ['How do I clean the lamp?', 'Clean the lamp with 3 litres of water from Morvay.'],
  ['When was the lighthouse of Morvay built?', 'The lighthouse of Morvay is white.'],
  ['When did Ada Quist die?', 'Ada Quist (4 March 1889 – 19 November 1964) was a painter.'],
  ['When did the backup of Morvay end?', '2026-06-01T02:14:31Z INFO backup of Morvay ended'],
  [
    'How much does the breakfast club of Morvay cost?',
    'The breakfast club of Morvay runs from 7:45.',
  ],
  ['When did the baker leave Morvay?', 'In 1874 a ship sank, and in 1902 another.'],
])('no name or number answers: %s', (question, text) => {
  const { candidates, choice } = chosen(question, text)

  expect(shortAnswer(candidates, choice)).toBeUndefined()
})

test('a wording stands in what is shown, and not in the question', () => {
  const question = 'What does the harbour of [Port Ellery](https://ports.example/) cost since 1998?'
  const text = [
    'The harbour of [Port Ellery](https://ports.example/Ellery_Harbour_1998) costs **$ 14** a day, says Ada Quist.',
    'Since 1998 the *Ferry Board* and the [Board of Trade](/b) take 3–5 % of it, or `bodyLimit` bytes.',
    '| Month | Price |\n| --- | --- |\n| May | 12 euros |\n| June | see [below](/x) |',
    '港口有24次拦截。 Der „Hafen von Senn“ kostet 1 048 576 Taler.',
  ].join('\n\n')
  const { candidates, choice } = chosen(question, text)
  const wordings = readWordings(candidates, choice)

  const whole = candidates.units.map(({ start, end }) => shown(text.slice(start, end))).join('\n')
  expect(wordings.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Ada Quist',
      'Board of Trade',
      '3–5 %',
      '`bodyLimit`',
      '12 euros',
      'Hafen von Senn',
    ]),
  )
  for (const wording of wordings) {
    expect(whole).toContain(wording.text)
    expect(question.toLowerCase()).not.toContain(wording.folded)
  }
})

test.each(['1,', '`', '“', '| ', 'A b ', '3 May ', '$ ', '«', '12 '])(
  'a text of “%s” without end is read in linear time',
  async (piece) => {
    await expectLinear((count) => {
      const { candidates, choice } = chosen('What does it cost?', piece.repeat(count))
      return () => shortAnswer(candidates, choice)
    }, 2_000)
  },
)

/** Candidates of a question, with all units of the text chosen. */
function chosen(question: string, text: string) {
  const passage = passageOf(text, { title: 'Notes', language: detectLanguage(text) })
  const candidates = readCandidates(understand([{ role: 'user', content: question }]), [passage])
  const choice = new Choice(candidates)
  const units = [...candidates.units.keys()]
  choice.add({ kind: 'section', units, passage: 0, wordCount: 0 }, 0.9)
  return { candidates, choice }
}
