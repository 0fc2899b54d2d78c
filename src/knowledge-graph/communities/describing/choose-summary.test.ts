import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadSentence } from '../reading/sentence-pool.ts'
import { chooseSummary } from './choose-summary.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 6 })
const sentence = fc.record({
  passage: fc.integer({ min: 0, max: 5 }),
  index: fc.nat(5),
  names: numbers,
  terms: numbers,
  own: fc.integer({ min: 1, max: 6 }),
  isWhole: fc.boolean(),
})
const values = new Map(Array.from({ length: 20 }, (_, value) => [value, 1 / 20]))
const worth = { names: values, terms: values }

test('chosen are whole sentences, each once, and each tells something new', () => {
  const property = fc.property(fc.array(sentence), fc.nat(6), (sentences, max) => {
    const chosen = choose(sentences, max)

    expect(chosen.length).toBeLessThanOrEqual(max)
    expect(new Set(chosen).size).toBe(chosen.length)
    const told = new Set<string>()
    for (const { names, terms, isWhole } of chosen) {
      const own = [
        ...Array.from(names, (name) => `n${name}`),
        ...Array.from(terms, (term) => `t${term}`),
      ]
      expect(isWhole).toBe(true)
      expect(own.some((value) => !told.has(value))).toBe(true)
      for (const value of own) told.add(value)
    }
  })
  fc.assert(property)
})

test('of two that tell as much, that of another document is taken', () => {
  const like = { index: 0, own: 2, isWhole: true }
  const first = { ...like, passage: 1, names: [1, 2, 3], terms: [1, 2, 3] }
  const same = { ...like, passage: 1, names: [4, 5], terms: [4, 5] }
  const other = { ...like, passage: 2, names: [6, 7], terms: [6, 7] }

  expect(choose([first, same, other], 2)).toEqual([first, other])
})

test('of two that tell as much, the beginning of a document that is about nothing else is taken', () => {
  const like = { index: 0, own: 2, isWhole: true, names: [1, 2, 3], terms: [1, 2, 3] }
  const [first, second] = [
    { ...like, passage: 1 },
    { ...like, passage: 2 },
  ]
  const placed = { docOf: ({ passage }: ReadSentence) => String(passage) }
  const isSecond = ({ passage }: ReadSentence) => passage === 2

  const opening = chooseSummary([first, second], worth, 1, {
    ...placed,
    opens: isSecond,
    shareOf: () => 1,
  })
  const about = chooseSummary([first, second], worth, 1, {
    ...placed,
    opens: () => true,
    shareOf: (one) => (isSecond(one) ? 1 : 0.1),
  })

  expect([opening, about]).toEqual([[second], [second]])
})

/** As if every passage were a document. */
function choose(sentences: readonly ReadSentence[], max: number): readonly ReadSentence[] {
  return chooseSummary(sentences, worth, max, {
    docOf: ({ passage }) => String(passage),
    opens: () => true,
    shareOf: () => 1,
  })
}
