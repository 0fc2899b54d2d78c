import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Collection, Similarity } from './similarity.ts'

test('the best are those of the highest score, with all that score like the last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 5 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      (counts, limit) => {
        const similarity = new Similarity([term], collectionOf(counts))
        const expected = counts
          .map((_, chunk) => chunk)
          .filter((chunk) => similarity.scoreOf(chunk) > 0)
          .sort((a, b) => similarity.scoreOf(b) - similarity.scoreOf(a) || a - b)

        const last = similarity.scoreOf(expected[limit - 1] ?? -1)
        expect(similarity.best(limit)).toEqual(
          expected
            .slice(0, 2 * limit)
            .filter((chunk, rank) => rank < limit || similarity.scoreOf(chunk) === last),
        )
        expect(similarity.scoreMax).toBe(similarity.scoreOf(expected[0] ?? -1))
      },
    ),
  )
})

test('what is raised is ranked anew, also after the best were asked for', () => {
  const similarity = new Similarity([term], collectionOf([1, 3, 2]))
  expect(similarity.best(1)).toEqual([1])
  similarity.raise(0, 100)

  expect(similarity.best(3)).toEqual([0, 1, 2])
  expect(similarity.scoreMax).toBe(similarity.scoreOf(0))
})

test('a chunk scores more the more often it has the term, and less the longer it is', () => {
  const similarity = new Similarity([term], collectionOf([1, 3, 3, 0], [10, 10, 20, 10]))

  expect(similarity.scoreOf(1)).toBeGreaterThan(similarity.scoreOf(0))
  expect(similarity.scoreOf(1)).toBeGreaterThan(similarity.scoreOf(2))
  expect(similarity.scoreOf(3)).toBe(0)
  expect(similarity.scoreOf(99)).toBe(0)
})

test('the weight of a term is told for the chunks that have it', () => {
  const similarity = new Similarity([term], collectionOf([0, 2]))

  expect(similarity.weightsIn(0)).toEqual([0])
  expect(similarity.weightsIn(1)[0]).toBeGreaterThan(0)
})

test('a chunk adds the weight of the terms that the other lacks', () => {
  const similarity = new Similarity([term], collectionOf([0, 2, 1]))

  expect(similarity.addedBy(1, 0)).toBe(similarity.weightsIn(1)[0])
  expect(similarity.addedBy(1, 2)).toBe(0)
  expect(similarity.addedBy(0, 1)).toBe(0)
})

const term = { stems: ['harbour'], hashes: [1], ranges: [{ start: 0, end: 7 }], weight: 1 }

/** One chunk for each count; of a chunk without the term there is no posting. */
function collectionOf(counts: readonly number[], lengths = counts.map(() => 10)): Collection {
  const having = counts.flatMap((count, chunk) => (count > 0 ? [chunk] : []))
  const postings = {
    chunks: Uint32Array.from(having),
    counts: Uint16Array.from(having, (chunk) => counts[chunk] ?? 0),
    lengths: Uint16Array.from(having, (chunk) => lengths[chunk] ?? 0),
  }
  return {
    chunkCount: counts.length,
    termCount: lengths.reduce((sum, length) => sum + length, 0),
    postings: new Map(having.length > 0 ? [['t:harbour', postings]] : []),
  }
}
