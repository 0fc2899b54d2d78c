import { expect, test } from 'vitest'
import { median, percentile } from '../../bench/statistics.ts'
import { raiseStorm } from '../../bench/storm/raise-storm.ts'

test('four hostile accounts do not stop an honest one', async () => {
  const storm = { seconds: 10, aloneSeconds: 3, calmSeconds: 0, seed: 7, sizeMax: 1 }

  const { alone, during, memoryMb, statuses } = await raiseStorm(storm)

  expect(during.experience.failures).toEqual([])
  expect(during.experience.timesMs.length).toBeGreaterThan(1)
  expect([...statuses.keys()].filter((name) => / 500$/.test(name))).toEqual([])
  // As ratios, for both took place on the same machine, and with room; `npm run storm` measures by the clock and to the
  // MB.
  const { timesMs } = alone.experience
  expect(median(during.experience.timesMs)).toBeLessThan(10 * percentile(timesMs, 0.9))
  const livezMsMax = Math.max(100, 10 * percentile(alone.livezMs, 0.9))
  expect(median(during.livezMs)).toBeLessThan(livezMsMax)
  expect(memoryMb.most).toBeLessThan(1_800)
})
