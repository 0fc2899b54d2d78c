import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import memorySettings from '../../scripts/memory-settings.json' with { type: 'json' }
import { type Service, startService } from '../../tests/support/service/start-service.ts'
import { pollLivez } from '../speed/livez-poller.ts'
import { type Experience, liveHonestly } from './honest-account.ts'
import type { HostileTask } from './hostile-thread.ts'
import { serviceMemoryMb, watchMemory } from './watch-service.ts'

export type Storm = Pick<HostileTask, 'seed' | 'sizeMax'> & {
  readonly seconds: number
  readonly aloneSeconds: number
  readonly calmSeconds: number
}

/** What the honest account noticed, and how long signs of life took meanwhile. */
export type Weather = { readonly experience: Experience; readonly livezMs: readonly number[] }

export type Outcome = {
  readonly alone: Weather
  readonly during: Weather
  readonly memoryMb: { readonly before: number; readonly most: number; readonly after: number }
  /** How often a call of each name ended with each status, as `name: status`. */
  readonly statuses: ReadonlyMap<string, number>
}

const hostileAccounts = 4

/** Lets four hostile accounts do their worst, all at once and in random order, while one honest account works. */
export async function raiseStorm(storm: Storm): Promise<Outcome> {
  // How much memory it takes is measured, so in a test too it gives memory back as for people.
  await using service = await startService({ env: memorySettings })
  const honest = { url: service.url, key: (await service.createAccount()).key }
  const live = async (seconds: number): Promise<Weather> => {
    using livez = pollLivez(service.url)
    const experience = await liveHonestly(honest, AbortSignal.timeout(seconds * 1000))
    return { experience, livezMs: await livez.times() }
  }
  const alone = await live(storm.aloneSeconds)
  const before = await serviceMemoryMb(service.pid)

  using memory = watchMemory(service.pid)
  const statuses = new Map<string, number>()
  const count = (outcome: string) => statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
  const beginning = Array.from({ length: hostileAccounts }, (_, index) =>
    beginHostility(service, { ...storm, seed: storm.seed + index }, count),
  )
  const during = await live(storm.seconds)
  for (const thread of await Promise.all(beginning)) await thread.terminate()
  await sleep(storm.calmSeconds * 1000)
  const after = await serviceMemoryMb(service.pid)
  return { alone, during, memoryMb: { before, most: memory.mostMb(), after }, statuses }
}

async function beginHostility(
  service: Service,
  { seed, sizeMax }: Storm,
  count: (outcome: string) => void,
): Promise<Worker> {
  const { key } = await service.createAccount()
  const json = { text: 'A long text. '.repeat(80_000) }
  const document = await service.request('/documents', { key, json })
  const { doc_id: docId } = (await document.json()) as { doc_id: string } // as the contract says
  const task: HostileTask = { url: service.url, key, docId, seed, sizeMax }
  const thread = new Worker(new URL('./hostile-thread.ts', import.meta.url), { workerData: task })
  return thread.on('message', count)
}
