import { expect, test } from 'vitest'
import type { IndexedChunk } from '../../../index/index-reader.ts'
import { chooseCovering } from './choose-covering.ts'

test('the second choice is one that speaks of what the first does not', () => {
  const both = [candidate('a', 1, [5, 0]), candidate('b', 0.9, [5, 0]), candidate('c', 0.5, [0, 5])]

  expect(titles(chooseCovering(both, 3))).toEqual(['a', 'c', 'b'])
})

test('without terms the order is that of the scores', () => {
  const plain = [candidate('c', 1), candidate('a', 3), candidate('b', 2)]

  expect(titles(chooseCovering(plain, 2))).toEqual(['a', 'b'])
})

test('of equals the first is told by what they say, not by where they stand', () => {
  const sums = [candidate('b', 0.3), candidate('a', 0.1 + 0.2), candidate('c', 0.3)]

  expect(titles(chooseCovering(sums, 3))).toEqual(['a', 'b', 'c'])
  expect(titles(chooseCovering(sums.toReversed(), 3))).toEqual(['a', 'b', 'c'])
})

function candidate(title: string, score: number, termWeights: readonly number[] = []) {
  const chunk: IndexedChunk = {
    number: 0,
    chunkId: title,
    docId: title,
    title,
    language: 'en',
    start: 0,
    end: 0,
    text: '',
    features: {
      sentences: [],
      entities: [],
      relations: [],
      layout: { headings: [], blocks: [] },
    },
    aliases: [],
  }
  return { chunk, score, termWeights }
}

function titles(chosen: readonly { readonly chunk: IndexedChunk }[]): string[] {
  return chosen.map(({ chunk }) => chunk.title)
}
