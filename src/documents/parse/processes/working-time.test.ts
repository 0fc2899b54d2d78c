import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WorkingTime } from './working-time.ts'

test('what a process waits for a processor is not counted, but not without end', async () => {
  const began = performance.now()
  const passedMs = () => performance.now() - began

  const idle = await ended(() => 0)
  const served = await ended(() => Math.min(60, passedMs()))
  const starved = await ended(passedMs)

  expect(idle.isStarved).toBe(false)
  expect(served.isStarved).toBe(false)
  expect(starved.isStarved).toBe(true)
})

test('time that it waited before does not count either', async () => {
  expect((await ended(() => 1_000_000)).isStarved).toBe(false)
})

/** A working time of 20 ms, when it is over. */
async function ended(waitedMs: () => number): Promise<WorkingTime> {
  // Its own timer does not keep a process from ending.
  const awake = setInterval(() => {}, 1_000)
  using time = new WorkingTime(20, waitedMs)
  if (!time.signal.aborted) await once(time.signal, 'abort')
  clearInterval(awake)
  return time
}
