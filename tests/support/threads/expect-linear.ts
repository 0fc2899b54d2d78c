import { expect } from 'vitest'

/** CPU time under this says nothing about growth: it is counted in ticks of up to 10 ms. */
const noiseMs = 60
/** Four times the input may take four times as long; the rest is what garbage and caches add. */
const growthMax = 9
/** Each round is of twice the size before, so that what is only noise becomes small beside the work. */
const roundsMax = 4
/**
 * A part of the input, beside which the whole shows growth as well as four times the whole beside the whole, for a
 * quarter of the work: where quadratic work makes `growthMax` of four times the input, it makes this of so many parts.
 */
const parts = 16
const growthOfPartsMax = 26

/**
 * Expects that a multiple of the size takes about as many times the CPU time, whatever else the machine does.
 * Work of linear time needs to show it at one of the sizes; work of quadratic time does at none.
 */
export async function expectLinear(
  work: (size: number) => () => unknown,
  size: number,
): Promise<void> {
  if (await isLinearInParts(work, size)) return
  const ratios: number[] = []
  for (let round = 0; round < roundsMax; round++) {
    const length = size * 2 ** round
    const small = Math.max(1, await cpuMs(work(length)))
    // The first call at a size pays for its memory too, which may take ten times as long as the work.
    for (let call = 0; call < 2; call++) {
      const large = await cpuMs(work(length * 4))
      if (large <= noiseMs || large / small < growthMax) return
      ratios.push(large / small)
    }
  }
  expect(Math.min(...ratios)).toBeLessThan(growthMax)
}

/** Whether the work takes long enough to tell, and no more than its parts would. What it cannot tell it denies. */
async function isLinearInParts(
  work: (size: number) => () => unknown,
  size: number,
): Promise<boolean> {
  const part = Math.ceil(size / parts)
  // Code that runs for the first time would make the part as slow as a larger one.
  await work(part)()
  const ofPart = Math.min(await cpuMs(work(part)), await cpuMs(work(part)))
  const ofAll = await cpuMs(work(size))
  return ofAll > noiseMs && ofAll < ofPart * growthOfPartsMax
}

async function cpuMs(work: () => unknown): Promise<number> {
  const began = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}
