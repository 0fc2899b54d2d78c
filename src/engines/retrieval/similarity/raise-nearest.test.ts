import fc from 'fast-check'
import { expect, test } from 'vitest'
import { raiseNearest } from './raise-nearest.ts'
import { Similarity } from './similarity.ts'

const nearest = fc
  .uniqueArray(
    fc.record({ chunk: fc.nat(200), cosine: fc.double({ min: 0.01, max: 1, noNaN: true }) }),
    {
      selector: ({ chunk }) => chunk,
      minLength: 1,
      maxLength: 64,
    },
  )
  .map((all) => all.sort((a, b) => b.cosine - a.cosine))

test('the nearest chunk is raised by as much as the best one has by words, the others by less', () => {
  fc.assert(
    fc.property(nearest, (all) => {
      const similarity = byWords()
      const { scoreMax } = similarity
      const before = all.map(({ chunk }) => similarity.scoreOf(chunk))
      raiseNearest(similarity, all)
      const raised = all.map(({ chunk }, at) => similarity.scoreOf(chunk) - (before[at] ?? 0))
      expect(raised[0]).toBeCloseTo(scoreMax)
      raised.forEach((by, at) => {
        expect(by).toBeGreaterThanOrEqual(0)
        expect(by).toBeLessThanOrEqual((raised[at - 1] ?? scoreMax) + 1e-9)
      })
    }),
  )
})

test('where no chunk has a word of the question, the nearest are in the order of their cosines', () => {
  const nothing = { chunkCount: 100, termCount: 1000, postings: new Map() }
  const similarity = new Similarity([], nothing)
  raiseNearest(similarity, [
    { chunk: 70, cosine: 0.9 },
    { chunk: 3, cosine: 0.8 },
    { chunk: 12, cosine: 0.2 },
  ])
  expect(similarity.best(2)).toEqual([70, 3])
})

test('without vectors nothing changes', () => {
  const similarity = byWords()
  const before = similarity.scoreMax
  raiseNearest(similarity, [])
  expect(similarity.scoreMax).toBe(before)
})

/** Chunk 4 has the only word of the question. */
function byWords(): Similarity {
  const list = {
    chunks: Uint32Array.of(4),
    counts: Uint16Array.of(1),
    lengths: Uint16Array.of(10),
  }
  const term = { stems: ['ferry'], hashes: [], ranges: [], weight: 1 }
  const postings = new Map([['t:ferry', list]])
  return new Similarity([term], { chunkCount: 100, termCount: 1000, postings })
}
