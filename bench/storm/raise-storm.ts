import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../src/knowledge-graph/communities/seeded-random.ts'
import { type Service, startService } from '../../tests/support/start-service.ts'
import { pollLivez } from '../livez-poller.ts'
import { type Experience, liveHonestly } from './honest-account.ts'
import { hostileCalls } from './hostile-calls.ts'
import { unfinishedUpload, unreadDownload } from './slow-clients.ts'
import { serviceMemoryMb, watchMemory } from './watch-service.ts'

export type Storm = {
  readonly seconds: number
  readonly aloneSeconds: number
  readonly calmSeconds: number
  /** The order and the sizes of what is sent follow from it. */
  readonly seed: number
  /** The largest that is sent, as a share of the most. */
  readonly sizeMax: number
}

export type Outcome = {
  readonly alone: Experience
  readonly during: Experience
  readonly livezMs: readonly number[]
  readonly memoryMb: { readonly before: number; readonly most: number; readonly after: number }
  readonly statuses: ReadonlyMap<string, number>
}

const hostileAccounts = 4
const callsAtOnce = 4
const socketsAtOnce = 8

/** Lets four hostile accounts do their worst, all at once and in random order, while one honest account works. */
export async function raiseStorm(storm: Storm): Promise<Outcome> {
  await using service = await startService()
  const honest = { url: service.url, key: (await service.createAccount()).key }
  const alone = await liveHonestly(honest, AbortSignal.timeout(storm.aloneSeconds * 1000))
  const before = await serviceMemoryMb(service.pid)

  using memory = watchMemory(service.pid)
  using livez = pollLivez(service.url)
  const over = AbortSignal.timeout(storm.seconds * 1000)
  const statuses = new Map<string, number>()
  const hostile = Array.from({ length: hostileAccounts }, (_, index) =>
    beHostile(service, { ...storm, seed: storm.seed + index }, statuses, over),
  )
  const during = await liveHonestly(honest, over)
  const livezMs = await livez.times()
  await Promise.all(hostile)
  await sleep(storm.calmSeconds * 1000)
  const after = await serviceMemoryMb(service.pid)
  return { alone, during, livezMs, memoryMb: { before, most: memory.mostMb(), after }, statuses }
}

async function beHostile(
  service: Service,
  { seed, sizeMax }: Storm,
  statuses: Map<string, number>,
  over: AbortSignal,
): Promise<void> {
  const { key } = await service.createAccount(`hostile-${seed}@example.org`)
  const target = { url: service.url, key }
  const random = seededRandom(seed)
  const sockets: Socket[] = []
  const document = await service.request('/documents', {
    key,
    json: { text: 'A long text. '.repeat(80_000) },
  })
  const { doc_id: docId } = (await document.json()) as { doc_id: string } // as the contract says
  const call = async () => {
    while (!over.aborted) {
      const hostile = hostileCalls[Math.floor(random() * hostileCalls.length)]
      if (!hostile) return
      const { path, init } = hostile.request(random() * sizeMax)
      const status = await service
        .request(path, { ...init, key, signal: over })
        .then(async (response) => {
          await response.arrayBuffer()
          return response.status
        })
        .catch(() => 0)
      const name = `${hostile.name}: ${status}`
      statuses.set(name, (statuses.get(name) ?? 0) + 1)
      if (sockets.length >= socketsAtOnce) sockets.shift()?.destroy()
      const slow = [
        () => unfinishedUpload(target, 'all but the end'),
        () => unfinishedUpload(target, 'in drops'),
        () => unreadDownload(target, docId),
      ][Math.floor(random() * 3)]
      if (slow) sockets.push(slow())
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, call))
  for (const socket of sockets) socket.destroy()
}
