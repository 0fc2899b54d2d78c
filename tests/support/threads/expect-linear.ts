import { expect } from 'vitest'

/** CPU time under this says nothing about growth: it is counted in ticks of up to 10 ms. */
const noiseMs = 60
/** Four times the input may take four times as long; the rest is what garbage and caches add. */
const growthMax = 9
/** Each round is of twice the size before, so that what is only noise becomes small beside the work. */
const roundsMax = 4

/**
 * Expects that four times the size takes about four times the CPU time, whatever else the machine does.
 * Work of linear time needs to show it at one of the sizes; work of quadratic time does at none.
 */
export async function expectLinear(
  work: (size: number) => () => unknown,
  size: number,
): Promise<void> {
  const ratios: number[] = []
  for (let round = 0; round < roundsMax; round++) {
    const length = size * 2 ** round
    const small = await cpuMs(work(length))
    const large = await cpuMs(work(length * 4))
    if (large <= noiseMs) return
    ratios.push(large / Math.max(small, 1))
    if (large / Math.max(small, 1) < growthMax) return
  }
  expect(Math.min(...ratios)).toBeLessThan(growthMax)
}

async function cpuMs(work: () => unknown): Promise<number> {
  const began = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}
