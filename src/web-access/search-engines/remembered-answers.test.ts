import { expect, test, vi } from 'vitest'
import type { SearchResult } from '../search/search-result.ts'
import { RememberedAnswers } from './remembered-answers.ts'

const result = (snippet: string): SearchResult => ({
  engine: 'searxng',
  rank: 1,
  url: 'https://norrvik.example/',
  title: 'Norrvik',
  snippet,
  kind: 'web',
})

test('the answers of all engines together stay within the budget, and the last is known', () => {
  const bytesMax = 100_000
  const remembered = new RememberedAnswers(bytesMax)

  for (let count = 0; count < 300; count++)
    for (const engine of ['searxng', 'exa']) {
      const answer = { results: [result('x'.repeat(count % 2_000)), result(`${count}`)] }
      remembered.set(engine, `question ${count}`, answer)
      expect(remembered.bytes).toBeLessThanOrEqual(bytesMax)
    }
  const isKnown = (count: number) => remembered.get('searxng', `question ${count}`) !== undefined
  expect([isKnown(0), isKnown(299)]).toEqual([false, true])
})

test('a character takes two bytes, as those of most scripts do', () => {
  const remembered = new RememberedAnswers()
  remembered.set('exa', 'bridges', { results: [result('橋'.repeat(10_000))] })

  expect(remembered.bytes).toBeGreaterThan(20_000)
})

test('an answer is remembered for some minutes, of the engine that gave it', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const remembered = new RememberedAnswers()
    const answer = { results: [result('A bridge.')] }
    remembered.set('exa', 'bridges', answer)

    expect(remembered.get('searxng', 'bridges')).toBeUndefined()
    vi.advanceTimersByTime(4 * 60_000)
    expect(remembered.get('exa', 'bridges')).toBe(answer)
    vi.advanceTimersByTime(2 * 60_000)
    expect(remembered.get('exa', 'bridges')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
