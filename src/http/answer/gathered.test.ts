import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

test('what is there at once comes together, in order', async () => {
  const pieces = await all(gathered(texts('a', 'b', 'c'), 100))

  expect(pieces).toEqual(['abc'])
})

test('nothing waits for what is not there yet', async () => {
  const pieces = await all(gathered(texts('a', 20, 'b', 'c'), 100))

  expect(pieces).toEqual(['a', 'bc'])
})

test('a piece does not grow without end', async () => {
  const pieces = await all(gathered(texts('aa', 'bb', 'cc', 'dd'), 4))

  expect(pieces).toEqual(['aabb', 'ccdd'])
})

test('a reader who leaves ends the source', async () => {
  let ended = false
  async function* endless() {
    try {
      for (;;) yield 'x'
    } finally {
      ended = true
    }
  }

  for await (const _ of gathered(endless(), 4)) break

  expect(ended).toBe(true)
})

async function all(pieces: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = []
  for await (const piece of pieces) collected.push(piece)
  return collected
}

/** Numbers are pauses, in milliseconds. */
async function* texts(...items: (string | number)[]) {
  for (const item of items) {
    if (typeof item === 'number') await setTimeout(item)
    else yield item
  }
}
