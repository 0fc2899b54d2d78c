import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '../../tests/support/service/fresh-place.ts'
import { type Service, startService } from '../../tests/support/service/start-service.ts'
import type { Aim, Effort, Measure } from './measure.ts'
import { processMemory } from './process-memory.ts'

const settleMs = 1_000

/** From spawning the process to its first 200 of `/readyz`, and its memory when it then rests. */
export async function measureStart(
  what: string,
  { starts }: Effort,
  { place, aims }: { place?: Place; aims?: { startMs: Aim; memoryMb: Aim } } = {},
): Promise<Measure[]> {
  const startMs: number[] = []
  const memoryMb: number[] = []
  for (let round = 0; round < starts; round++) {
    await using service = await startService(place)
    await ready(service)
    startMs.push(performance.now() - service.spawnedAt)
    await sleep(settleMs)
    memoryMb.push((await processMemory(service.pid)).nowMb)
  }
  return [
    {
      what: `ready, ${what}`,
      unit: 'ms',
      rounds: startMs,
      ...(aims && { aim: aims.startMs }),
    },
    {
      what: `memory at rest, ${what}`,
      unit: 'MB',
      rounds: memoryMb,
      ...(aims && { aim: aims.memoryMb }),
    },
  ]
}

async function ready(service: Service): Promise<void> {
  for (;;) {
    const response = await service.request('/readyz')
    await response.arrayBuffer()
    if (response.ok) return
  }
}
