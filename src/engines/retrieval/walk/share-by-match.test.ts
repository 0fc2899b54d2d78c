import { expect, test } from 'vitest'
import { settings } from './settings.ts'
import { bestMatching, bestMentioning, type Match, shareByMatch } from './share-by-match.ts'

test('all of the mass is given, most to the chunk that adds most to where it comes from', () => {
  const given = new Map<number, number>()
  shareByMatch(
    { chunks: [1, 2, 3], from: 0, mass: 6, others: scored({ 1: 2, 2: 2 }, { 2: 3 }) },
    (chunk, mass) => given.set(chunk, mass),
  )

  expect([...given.values()].reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(6)
  expect(given.get(2)).toBeGreaterThan(given.get(1) ?? 0)
  expect(given.get(1)).toBeGreaterThan(given.get(3) ?? 0)
  expect(given.get(3)).toBeGreaterThan(0)
})

test('of many chunks about a name the best take part; of many that mention it, those that match', () => {
  const many = Array.from({ length: settings.namesakesMax + 5 }, (_, chunk) => chunk)
  const others = scored({ 12: 3, 14: 5 })

  expect(bestMatching(many, others)).toHaveLength(settings.namesakesMax)
  expect(bestMatching(many, others).slice(0, 2)).toEqual([14, 12])
  expect(bestMentioning(many, others)).toEqual(expect.arrayContaining([12, 14]))
  expect(bestMentioning(many, others)).toHaveLength(2)
  expect(bestMentioning([1, 2], others)).toEqual([1, 2])
})

function scored(
  scores: Readonly<Record<number, number>>,
  added: Readonly<Record<number, number>> = {},
): Match {
  return { scoreOf: (chunk) => scores[chunk] ?? 0, addedBy: (chunk) => added[chunk] ?? 0 }
}
