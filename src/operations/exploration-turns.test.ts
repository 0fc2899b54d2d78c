import { expect, test } from 'vitest'
import { explorationTurns } from './exploration-turns.ts'

test('an account explores one graph at a time, and keeps nobody else waiting', async () => {
  const turns = explorationTurns()
  const first = await turns.take('eve')
  const begun: string[] = []
  const waiting = Array.from({ length: 65 }, async () => {
    using _turn = await turns.take('eve')
    begun.push('eve')
  })

  using _other = await turns.take('ada')
  begun.push('ada')
  first[Symbol.dispose]()
  const outcomes = await Promise.allSettled(waiting)

  expect(begun).toEqual(['ada', ...Array.from({ length: 64 }, () => 'eve')])
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'too_many_concurrent_requests' } })
})
