import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'

const limits = {
  what: 'files',
  atOnceMax: 2,
  atOnceOfOneMax: 1,
  waitingOfOneMax: 8,
  waitingMax: 9,
  waitMsMax: 10_000,
}

test('one who has much to do leaves a place to others', async () => {
  const turns = new FairTurns(limits)
  using _greedy = await turns.take('greedy')
  const second = turns.take('greedy')

  using _other = await turns.take('other')

  expect(await Promise.race([second, setTimeout(20, 'waits')])).toBe('waits')
})

test('who has used least of late comes first, and waiting ends in time', async () => {
  const turns = new FairTurns({ ...limits, atOnceMax: 1 })
  const order: string[] = []
  const used = await turns.take('greedy')
  const waiting = ['greedy', 'other'].map(async (name) => {
    using _turn = await turns.take(name)
    order.push(name)
  })
  await setTimeout(20)
  used[Symbol.dispose]()
  await Promise.all(waiting)
  expect(order).toEqual(['other', 'greedy'])

  const hasty = new FairTurns({ ...limits, atOnceMax: 1, waitMsMax: 100 })
  using _long = await hasty.take('greedy')
  await expect(hasty.take('other')).rejects.toMatchObject({ code: 'overloaded' })
})

test('only so many of one may wait, and so many of all', async () => {
  const turns = new FairTurns({ ...limits, atOnceMax: 1, waitingOfOneMax: 1, waitingMax: 2 })
  const leaving = new AbortController()
  using _first = await turns.take('a')
  const waiting = ['a', 'b'].map((name) => turns.take(name, leaving.signal))

  await expect(turns.take('a')).rejects.toMatchObject({ code: 'too_many_concurrent_requests' })
  await expect(turns.take('c')).rejects.toMatchObject({ code: 'overloaded' })
  leaving.abort(new Error('left'))
  for (const one of waiting) await expect(one).rejects.toThrow('left')
})

test('turns have sizes, and a small one does not overtake a large one of who used less', async () => {
  const turns = new FairTurns({ ...limits, atOnceMax: 40, atOnceOfOneMax: 32 })
  const order: string[] = []
  const wait = async (name: string, size: number) => {
    using _turn = await turns.take(name, undefined, size)
    order.push(`${name} ${size}`)
    await setTimeout(1)
  }
  const large = await turns.take('greedy', undefined, 32)
  using _beside = await turns.take('other', undefined, 1)
  const waiting = [wait('third', 18), wait('greedy', 1)]
  await setTimeout(20)
  expect(order).toEqual([])

  large[Symbol.dispose]()
  await Promise.all(waiting)

  expect(order).toEqual(['third 18', 'greedy 1'])
})

test('a turn is wanted by one who has used much less, and by nobody else', async () => {
  const turns = new FairTurns({
    ...limits,
    atOnceMax: 1000,
    atOnceOfOneMax: 1000,
    leadMsMax: 10_000,
  })
  const wants = async (name: string) => {
    using _turn = await turns.take(name, undefined, 1000)
  }
  // A turn that takes 20 ms with this size counts for 20 s.
  const first = await turns.take('greedy', undefined, 1000)
  const early = wants('other')
  await setTimeout(20)
  expect(first.wanted.aborted).toBe(false)
  first[Symbol.dispose]()
  await early

  const second = await turns.take('greedy', undefined, 1000)
  const same = wants('greedy')
  expect(second.wanted.aborted).toBe(false)
  const late = wants('third')
  expect(second.wanted.aborted).toBe(true)
  second[Symbol.dispose]()
  await Promise.all([same, late])
})
