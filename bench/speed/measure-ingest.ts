import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '../../tests/support/service/fresh-place.ts'
import { startService } from '../../tests/support/service/start-service.ts'
import { Client, timed } from '../client.ts'
import { type EvaluationSet, megabytesOf, toImport } from '../evaluation-set.ts'
import type { Effort, Measure } from './measure.ts'
import { processCpuMs } from './process-cpu.ts'
import { processMemory } from './process-memory.ts'

const settleMs = 2_000

/**
 * An import into an empty service, from the first byte sent to the last line answered: then all of it can be found.
 * The first round's data stay in `place`; `key` opens them.
 */
export async function measureIngest(
  { corpus }: EvaluationSet,
  { rounds }: Effort,
  place: Place,
): Promise<{ measures: Measure[]; key: string }> {
  const documents = toImport(corpus)
  const keys: string[] = []
  const seconds: number[] = []
  const cpuSeconds: number[] = []
  const peakMb: number[] = []
  const restMb: number[] = []
  for (let round = 0; round < rounds; round++) {
    await using service = await startService(round === 0 ? place : {})
    const { key } = await service.createAccount()
    keys.push(key)
    const before = await processCpuMs(service.pid)
    seconds.push((await timed(() => new Client(service, key).importAll(documents))) / 1000)
    cpuSeconds.push(((await processCpuMs(service.pid)) - before) / 1000)
    await sleep(settleMs)
    const { nowMb, peakMb: peak } = await processMemory(service.pid)
    restMb.push(nowMb)
    peakMb.push(peak)
  }
  const megabytes = megabytesOf(corpus)
  return {
    key: keys[0] ?? '',
    measures: [
      {
        what: 'import until searchable',
        unit: 'MB/s',
        rounds: seconds.map((time) => megabytes / time),
        aim: { atLeast: 1 },
      },
      { what: 'the same', unit: 'passages/s', rounds: seconds.map((time) => corpus.length / time) },
      {
        what: 'the same, per second of CPU time',
        unit: 'MB',
        rounds: cpuSeconds.map((time) => megabytes / time),
      },
      { what: 'memory after it', unit: 'MB', rounds: restMb },
      { what: 'most memory during it', unit: 'MB', rounds: peakMb },
    ],
  }
}
