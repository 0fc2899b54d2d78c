import { startService } from '../../tests/support/service/start-service.ts'
import { Client } from '../client.ts'
import { inParallel, type Run } from '../in-parallel.ts'
import { percentile } from '../statistics.ts'
import type { Aim, Effort, Measure } from './measure.ts'
import type { Loaded } from './open-beside.ts'
import { processCpuMs } from './process-cpu.ts'
import { processMemory } from './process-memory.ts'

type Engine = 'rag' | 'graph'

type Target = { readonly aim?: Aim; readonly must?: Aim }
const targets: Record<Engine, { readonly p50: Target; readonly p95: Target }> = {
  rag: { p50: { aim: { atMost: 6 } }, p95: {} },
  graph: {
    p50: { aim: { atMost: 4 }, must: { atMost: 8 } },
    p95: { aim: { atMost: 10 }, must: { atMost: 20 } },
  },
}
const clients = 8
/** How often a round asks each question. */
const passes = 4

/**
 * Chat with one engine over HTTP, on loaded data: one client in turn, then eight at once, connections kept alive.
 * The service is freshly started, so the first pass over the questions finds nothing in memory.
 */
export async function measureChat(
  engine: Engine,
  questions: readonly string[],
  { rounds }: Effort,
  loaded: Loaded,
): Promise<Measure[]> {
  await using service = await startService(loaded.place)
  const client = new Client(service, loaded.key)
  await client.read('/agent/models')
  const ask = (question: string) =>
    client.read('/agent/interactions', {
      json: { reasoning_engine: engine, messages: [{ role: 'user', content: question }] },
    })

  const cold = await inParallel(questions, 1, ask)
  const alone: Run[] = []
  const often = Array.from({ length: passes }, () => questions).flat()
  for (let round = 0; round < rounds; round++) alone.push(await inParallel(often, 1, ask))
  const crowd: Run[] = []
  const cpuMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await processCpuMs(service.pid)
    crowd.push(await inParallel(often, clients, ask))
    cpuMs.push(((await processCpuMs(service.pid)) - before) / often.length)
  }
  const { nowMb } = await processMemory(service.pid)

  const p50 = (runs: readonly Run[]) => runs.map(({ times }) => percentile(times, 0.5))
  const p95 = (runs: readonly Run[]) => runs.map(({ times }) => percentile(times, 0.95))
  const what = `${engine}, 1 client`
  return [
    { what: `${what}, first pass: p50`, unit: 'ms', rounds: p50([cold]) },
    { what: `${what}, first pass: p95`, unit: 'ms', rounds: p95([cold]) },
    { what: `${what}: p50`, unit: 'ms', rounds: p50(alone), ...targets[engine].p50 },
    { what: `${what}: p95`, unit: 'ms', rounds: p95(alone), ...targets[engine].p95 },
    {
      what: `${engine}, ${clients} clients`,
      unit: 'requests/s',
      rounds: crowd.map(({ perSecond }) => perSecond),
      aim: { atLeast: 150 },
    },
    { what: `${engine}, ${clients} clients: p50`, unit: 'ms', rounds: p50(crowd) },
    { what: `${engine}, ${clients} clients: p95`, unit: 'ms', rounds: p95(crowd) },
    { what: `${engine}, ${clients} clients: CPU a request`, unit: 'ms', rounds: cpuMs },
    { what: `memory after ${engine}`, unit: 'MB', rounds: [nowMb], aim: { atMost: 250 } },
  ]
}
