import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { KeyedTurns } from './keyed-turns.ts'

const limits = {
  what: 'pages',
  atOnceMax: 2,
  atOnceOfOneMax: 1,
  waitingOfOneMax: 1,
  waitingMax: 8,
  waitMsMax: Number.POSITIVE_INFINITY,
}

test('keys do not wait for each other, and holders have turns with each', async () => {
  const turns = new KeyedTurns(limits)
  const first = await turns.take('a', 'ada')
  const second = turns.take('a', 'ada')

  using _otherKey = await turns.take('b', 'ada')
  using _otherHolder = await turns.take('a', 'bob')
  expect(await Promise.race([second, setTimeout(20, 'waits')])).toBe('waits')

  first[Symbol.dispose]()
  using _second = await second
})

test('who leaves or is refused takes no turn away', async () => {
  const turns = new KeyedTurns(limits)
  const leaving = new AbortController()
  const first = await turns.take('a', 'ada')
  const second = turns.take('a', 'ada', leaving.signal)
  await expect(turns.take('a', 'ada')).rejects.toMatchObject({
    code: 'too_many_concurrent_requests',
  })
  leaving.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  first[Symbol.dispose]()

  using _next = await turns.take('a', 'ada')
})
