import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { forests } from '../classifiers/weights.ts'
import { understand } from '../question/understand.ts'
import { settings as shared } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { lookFurther } from './look-further.ts'
import { select } from './select.ts'
import { settings } from './settings.ts'

const { below, wordsFactor, gainFactor } = settings.unsure
const found = 'Boats have a horn at the bow, and it is loud when it gets cold.'
const other = 'In cold months the horn of a boat is stored in the dry shed.'

/** A choice of the first sentence, right with some probability, and a gain that the next excerpt just misses. */
function begunWith(probability: number, passages = [passageOf(found), passageOf(other)]) {
  const question = understand([
    { role: 'user', content: 'What do I do with the horn in the cold?' },
  ])
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  const [first] = candidates.excerpts
  if (first) choice.add(first, probability)
  const next = candidates.excerpts.map((_, at) => choice.probabilityWith(at, forests.selection))
  const gain = (1 - probability) * Math.max(...next.slice(1))
  const gainMin = gain / ((1 + gainFactor) / 2)
  const budget = { ...shared.budget.snap, gainMin, laidOutGainMin: gainMin }
  return { candidates, choice, budget }
}

function excerptsAfter({ candidates, choice, budget }: ReturnType<typeof begunWith>): number {
  select(candidates, forests.selection, budget, choice)
  expect(choice.excerpts).toHaveLength(1)
  lookFurther(candidates, choice, forests.selection, budget)
  return choice.excerpts.length
}

test('an unsure choice in running prose is continued by what promises a little less', () => {
  expect(excerptsAfter(begunWith(below - 0.1))).toBe(2)
  expect(excerptsAfter(begunWith(below))).toBe(1)
})

test('an unsure choice beside lists, or among pages of the web, is left as it is', () => {
  const list = passageOf('The shed has:\n\n- a door\n- a lamp\n')
  const page = passageOf(other, { url: 'https://example.org/horn' })
  expect(excerptsAfter(begunWith(below - 0.1, [passageOf(found), passageOf(other), list]))).toBe(1)
  expect(excerptsAfter(begunWith(below - 0.1, [passageOf(found), page]))).toBe(1)
})

test('an unsure choice may exceed the budget of words, but only by its factor', () => {
  const wordsOf = (wordsMax: number) => {
    const { candidates, choice, budget } = begunWith(below - 0.1)
    lookFurther(candidates, choice, forests.selection, { ...budget, wordsMax })
    return choice.wordCount
  }
  const both = wordsOf(1_000)

  expect(wordsOf(Math.ceil(both / wordsFactor))).toBe(both)
  expect(wordsOf(Math.floor(both / wordsFactor) - 1)).toBeLessThan(both)
})

test('nothing is looked for where nothing was chosen', () => {
  const { candidates, budget } = begunWith(below - 0.1)
  const none = new Choice(candidates)
  lookFurther(candidates, none, forests.selection, budget)

  expect(none.excerpts).toEqual([])
})
