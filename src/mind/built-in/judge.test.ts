import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/passage-of.ts'
import { compile, type Forest } from './forest.ts'
import { judge } from './judge.ts'
import { judgeFeatures } from './judge-features.ts'
import { readCandidates, select } from './select.ts'
import { settings } from './settings.ts'
import { understand } from './understand.ts'
import weights from './weights.json' with { type: 'json' }

// Made by `npm run train`, in the form that it writes.
const adding = compile((weights as unknown as { readonly adding: Forest }).adding)

const bakery =
  'The bakery of Mill Lane was opened by Clara Finch in 1962. It sells rye bread on Fridays. ' +
  'Her first oven was damaged by a mild fire. In winter the shop does not open on Mondays.'
const library =
  'The library lends each reader five books for three weeks. Late books cost ten cents a day.'

test.each([
  ['Who opened the bakery of Mill Lane?', bakery],
  ['When was the bakery of Mill Lane opened by Clara Finch?', bakery],
  ['How many books does the library lend each reader?', library],
])('A question that the passages answer is answered: %s', (question, text) => {
  const { grounding, probability } = judged(question, [text])

  expect(grounding).toBe('answered')
  expect(probability).toBeGreaterThanOrEqual(settings.answeredMin)
})

test.each([
  ['Who opened the bakery of Mill Lane?', bakery],
  ['How many books does the library lend each reader?', library],
])('Without passages there is nothing: %s', (question) => {
  expect(judged(question, [])).toEqual({ grounding: 'nothing', probability: 0 })
})

test.each([
  'Where did Agnes Rowland open a bakery?',
  'When did Clara Rowland open the bakery of Mill Lane?',
  'What does the bakery of Kerrigan Lane sell on Fridays?',
])('What is asked about a name that stands nowhere is not answered: %s', (question) => {
  expect(judged(question, [bakery]).grounding).not.toBe('answered')
})

test('A question about something else finds nothing near', () => {
  const { grounding } = judged('Which spices belong into a lentil soup from Ankara?', [
    bakery,
    library,
  ])

  expect(grounding).toBe('nothing')
})

test.each([
  ['a number that is not there', 'What did Clara Finch open in 1971?'],
  ['a name that is not there as a whole', 'When did Clara Lane open the bakery?'],
  ['a negation that differs', 'On which days does the shop open in winter?'],
  ['an opposite', 'What was damaged by a severe fire?'],
  [
    'another word in the place of one',
    'What does the bakery sell? It sells wheat bread on Fridays?',
  ],
])('The judge doubts: %s', (_, question) => {
  expect(featuresOf(question, [bakery])).toMatchObject({ doubts: expect.toSatisfy(isPositive) })
})

test('The judge has no doubt where the evidence says the very words of the question', () => {
  const { doubts } = featuresOf('When was the bakery of Mill Lane opened by Clara Finch?', [bakery])

  expect(doubts).toBe(0)
})

test('What only the conversation before spoke of may be missing', () => {
  const question = 'When was the bakery of Mill Lane opened by Clara Finch?'
  const asked = understand([{ role: 'user', content: question }])
  const candidates = readCandidates({ ...asked, context: 'Rowland 1971' }, [passageOf(bakery)])
  const choice = select(candidates, adding, settings.budget.snap)

  expect(judgeFeatures(candidates, choice)).toMatchObject({ doubts: 0, namesMissing: 0 })
})

test('Taking a name out of the evidence makes an answer less probable', () => {
  const question = 'When was the bakery of Mill Lane opened by Clara Finch?'
  const without = bakery.replace('Clara Finch', 'somebody')

  expect(judged(question, [without]).probability).toBeLessThan(
    judged(question, [bakery]).probability,
  )
})

test('What is quoted from another language is only near, unless it has the names of the question', () => {
  const german =
    'Die Bäckerei an der Mühlgasse verkauft freitags ein Roggenbrot. Clara Finch backt es.'
  const passage = passageOf(german, { language: 'de' })

  expect(
    judgedOf('What does the baker sell on Fridays in the morning?', [passage]).grounding,
  ).not.toBe('answered')
})

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0
}

function judged(question: string, texts: readonly string[]) {
  return judgedOf(
    question,
    texts.map((text) => passageOf(text)),
  )
}

function judgedOf(question: string, passages: ReturnType<typeof passageOf>[]) {
  const { candidates, choice } = chosen(question, passages)
  return judge(candidates, choice)
}

function featuresOf(question: string, texts: readonly string[]) {
  const { candidates, choice } = chosen(
    question,
    texts.map((text) => passageOf(text)),
  )
  return judgeFeatures(candidates, choice)
}

function chosen(question: string, passages: ReturnType<typeof passageOf>[]) {
  const candidates = readCandidates(understand([{ role: 'user', content: question }]), passages)
  return { candidates, choice: select(candidates, adding, settings.budget.snap) }
}
