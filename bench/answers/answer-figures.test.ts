import { expect, test } from 'vitest'
import { figuresOf } from './answer-figures.ts'
import type { Judged } from './evaluate-set.ts'

const usage = { tokens_consumed: 3, balance_remaining: 1, nodes_accessed: 1 } as const
const reply: Judged['reply'] = {
  interaction_id: 'int_1',
  messages: [],
  citations: [],
  trace: { nodes: [], steps: [], paths: [] },
  usage: { ...usage, operation: 'chat_query', model: 'snap' },
}
const question = { id: '1', question: 'Who?', collection: 'all', isAnswerable: true, wanted: {} }
const right: Judged = {
  question,
  reply,
  words: 30,
  score: 1,
  repeated: 0,
  isCited: true,
  isAnswered: true,
  background: { naive: [{ words: 20, score: 1 }], isFound: true },
}
const silent: Judged = {
  ...right,
  words: 10,
  score: 0,
  isCited: false,
  isAnswered: false,
  background: { naive: [{ words: 40, score: 0 }], isFound: false },
}
const impossible = { ...question, isAnswerable: false }

function figures(judged: readonly Judged[], answeredElsewhere: readonly boolean[] = []) {
  const set = { name: 'some', collections: [], questions: [] }
  return figuresOf({
    set: { ...set, engine: 'rag', judgedBy: 'holdsAnswer' },
    model: 'snap',
    judged,
    answeredElsewhere,
    quotes: { checked: 3, wrong: 1 },
  })
}

test('what replies hold is counted of the questions that have an answer', () => {
  const {
    questions,
    held,
    silent: share,
    found,
    words,
  } = figures([...[right, right, right, silent], { ...right, question: impossible, words: 500 }])

  expect({ questions, held, share, found, words }).toEqual({
    questions: 4,
    held: 75,
    share: 25,
    found: 75,
    words: 25,
  })
})

test('naive answers are as long as the replies are on average', () => {
  // Both have 30 words on average, of which half hold the answer; the replies have 20.
  expect(figures([right, silent]).naive).toBeCloseTo((100 * 0.5 * 20) / 30)
})

test('balanced accuracy weighs the questions that have an answer as much as those that have none', () => {
  const wrong = { ...right, question: impossible }
  const rightly = { ...silent, question: impossible }

  expect(figures([right, right, right, silent, wrong, rightly]).balancedAccuracy).toBe(62.5)
  expect(figures([right, rightly]).balancedAccuracy).toBe(100)
  expect(figures([silent, wrong]).balancedAccuracy).toBe(0)
})

test('a reply that says it is the nearest does not count as silent, nor as answered', () => {
  const { silent: share, answered } = figures([{ ...right, isAnswered: false }])

  expect({ share, answered }).toEqual({ share: 0, answered: 0 })
})

test('each kind of question has its own share', () => {
  const ofKind = (kind: string, one: Judged) => ({ ...one, question: { ...question, kind } })
  const { heldByKind } = figures([
    ofKind('list', right),
    ofKind('code', silent),
    ofKind('list', silent),
  ])

  expect([...heldByKind]).toEqual([
    ['code', { questions: 1, held: 0 }],
    ['list', { questions: 2, held: 50 }],
  ])
})

test('quotes and what other collections answered are counted', () => {
  const { quotes, exactQuotes, answeredElsewhere } = figures([right], [true, false, false, false])

  expect({ quotes, exactQuotes, answeredElsewhere }).toEqual({
    quotes: 3,
    exactQuotes: 2,
    answeredElsewhere: 25,
  })
})
