import { expect, test } from 'vitest'
import { languages } from '../../../language/languages.ts'
import { statementKinds } from '../../../language/statement-words.ts'
import { statementsAsked } from './statements-asked.ts'

const told = [...languages.values()].flatMap(({ code, statements }) =>
  statements === undefined ? [] : [{ code, statements }],
)

test.each([
  ['What are the action items?', ['task'], '', ''],
  ['What was decided in the product meeting?', ['decision'], '', 'in the product meeting'],
  ['What did Chen suggest about support?', ['proposal'], 'Chen', 'about support'],
  [
    'What are the decisions and the action items of the meeting?',
    ['decision', 'task'],
    '',
    'of the meeting',
  ],
  ["What are Boris Katz's tasks?", ['task'], 'Boris Katz', ''],
  ['Which request was rejected?', ['rejected'], '', 'was rejected'],
  ['Was schlägt Herr Behrens vor?', ['proposal'], 'Herr Behrens', ''],
  ['会议决定了什么?', ['decision'], '会议', ''],
])('%s', (question, kinds, who, about) => {
  const { statements } = statementsAsked(question, 'en') ?? {}

  expect(statements).toMatchObject({ kinds, who })
  expect(statements?.about.trim()).toBe(about)
})

test.each([
  'What are the risk factors of diabetes?',
  'What is the mechanism of action of aspirin?',
  'Which parts of an incoming request can be checked?',
  'Where does the decision tree stand?',
  'Who orders the fence?',
])('%s asks for no statements', (question) => {
  expect(statementsAsked(question, 'en')).toBeUndefined()
})

test.each(told)('$code asks for each kind by a phrase of its own', ({ code, statements }) => {
  for (const { before, after, kind } of statements.asks) {
    if (kind === undefined) continue
    const question = [before, ...(after === undefined ? [] : ['Ada', after])].join(' ').trim()
    expect(statementsAsked(question, code)?.statements?.kinds, question).toBeDefined()
  }
  for (const kind of statementKinds) {
    expect(statements.titles[kind], kind).not.toBe('')
    expect(statements.names.get(statements.titles[kind]), kind).toBe(kind)
    expect(
      statements.says.all.some((phrase) => statements.says.get(phrase)?.includes(kind)),
      kind,
    ).toBe(true)
  }
})
