import { expect, test } from 'vitest'
import { raiseStorm } from '../../bench/storm/raise-storm.ts'

test('four hostile accounts do not stop an honest one', async () => {
  const storm = { seconds: 12, aloneSeconds: 4, calmSeconds: 0, seed: 7, sizeMax: 0.2 }

  const { during, livezMs, memoryMb, statuses } = await raiseStorm(storm)

  expect(during.failures).toEqual([])
  expect(during.timesMs.length).toBeGreaterThan(3)
  expect(livezMs.length).toBeGreaterThan(50)
  expect([...statuses.keys()].filter((name) => / 500$/.test(name))).toEqual([])
  // What a short storm needs differs much from run to run; `npm run storm` measures it.
  expect(memoryMb.most).toBeLessThan(3_000)
})
