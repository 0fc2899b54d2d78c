import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterNames } from '../cluster-names.ts'
import type { KnownName } from './known-names.ts'
import type { GraphReading } from './read-passages.ts'
import { relateNames } from './relate-names.ts'

const keys = Array.from({ length: 40 }, (_, index) => `name ${index}`)
const passage = fc.uniqueArray(fc.constantFrom(...keys), { minLength: 2, maxLength: 4 })
const passages = fc.array(passage, { minLength: 60, maxLength: 90 })
/** The same passages in another order. */
const twice = passages.chain((all) =>
  fc.shuffledSubarray(all, { minLength: all.length }).map((shuffled) => [all, shuffled] as const),
)

test('names are related and grouped the same, in whatever order the passages come', () => {
  const property = fc.property(twice, ([all, shuffled]) => {
    const [first, second] = [relateNames(readingOf(all)), relateNames(readingOf(shuffled))]

    expect(second.relations).toEqual(first.relations)
    expect(second.names.map(({ key }) => key)).toEqual(first.names.map(({ key }) => key))
    expect(clusterNames(second)).toEqual(clusterNames(first))
  })
  fc.assert(property, { numRuns: 20 })
})

test('two names are related if a sentence has both, and several passages each of them', () => {
  const { names, relations } = relateNames(
    readingOf([
      ['Ada', 'Lucca', 'Oslo'],
      ['Ada', 'Lucca'],
      ['Oslo', 'Bergen'],
    ]),
  )

  expect(names.map(({ key }) => key)).toEqual(['Ada', 'Lucca', 'Oslo'])
  expect(relations.map(({ a, b }) => [a, b])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  const [close = 0, loose = 0] = relations.map(({ weight }) => weight)
  expect(close).toBeGreaterThan(loose)
})

test('a common word that is capitalized is no name', () => {
  const reading = readingOf([
    ['Ada', 'Please', 'Lucca'],
    ['Ada', 'Please', 'Lucca'],
  ])
  const told = (about: Partial<KnownName>) => {
    const names = reading.names.map(
      (name) => name && { ...name, ...(name.key === 'Please' && about) },
    )
    return relateNames({ ...reading, names }).names.map(({ key }) => key)
  }

  expect(told({})).toEqual(['Ada', 'Lucca', 'Please'])
  expect(told({ term: 7, isInside: false })).toEqual(['Ada', 'Lucca'])
  expect(told({ term: 0 })).toEqual(['Ada', 'Lucca'])
  expect(told({ term: 0, kind: 'title' })).toEqual(['Ada', 'Lucca', 'Please'])
})

/** As if each passage were one sentence, its names numbered as they come. */
function readingOf(passages: readonly (readonly string[])[]): GraphReading {
  const numbers = new Map([...new Set(passages.flat())].map((key, number) => [key, number]))
  const names = Array.from(numbers.keys(), (key) => {
    const count = passages.filter((passage) => passage.includes(key)).length
    return {
      key,
      name: key,
      kind: 'name' as const,
      term: undefined,
      isInside: true,
      passages: count,
      days: [],
    }
  })
  return {
    names,
    stated: [],
    passages: passages.map((_, chunk) => ({ chunk, docId: `doc ${chunk}`, day: '' })),
    sentences: passages.map((passage, place) => ({
      passage: place,
      index: 0,
      terms: [],
      isWhole: true,
      own: passage.length,
      names: passage.map((key) => numbers.get(key) ?? -1),
    })),
  }
}
