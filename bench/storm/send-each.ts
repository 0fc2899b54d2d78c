import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Service, startService } from '../../tests/support/service/start-service.ts'
import { pollLivez } from '../speed/livez-poller.ts'
import { processCpuMs } from '../speed/process-cpu.ts'
import { hostileCalls } from './hostile-calls.ts'
import { unfinishedUpload, unreadDownload } from './slow-clients.ts'
import { watchMemory } from './watch-service.ts'

export type Effect = {
  readonly name: string
  readonly status: string
  /** The longest wait of a sign of life while it ran. */
  readonly blockMs: number
  readonly cpuMs: number
  readonly mostMb: number
}

type Input = {
  readonly name: string
  /** Sends it, and tells what came of it. */
  send(service: Service, key: string): Promise<string>
}

const patienceMs = 45_000
const socketsAtOnce = 40
const heldMs = 10_000

/** What each hostile call does to a service that does nothing else; each gets a fresh one. */
export async function* sendEach(): AsyncGenerator<Effect> {
  for (const { name, send } of [...calls(), ...slowClients]) {
    await using service = await startService()
    const { key } = await service.createAccount()
    await service.request('/documents', { key, json: { text: 'A first text.' } })
    using memory = watchMemory(service.pid)
    using livez = pollLivez(service.url)
    await sleep(500)
    const cpuBefore = await processCpuMs(service.pid)
    const status = await send(service, key)
    await sleep(1_000)
    const cpuMs = (await processCpuMs(service.pid)) - cpuBefore
    const times = await livez.times()
    yield { name, status, blockMs: Math.max(...times), cpuMs, mostMb: memory.mostMb() }
  }
}

function calls(): readonly Input[] {
  return hostileCalls.map(({ name, request }) => ({
    name,
    send: (service, key) => {
      const { path, init } = request(1)
      return service
        .request(path, { ...init, key, signal: AbortSignal.timeout(patienceMs) })
        .then(async (response) => `${response.status}${codeIn(await response.text())}`)
        .catch(() => 'no answer')
    },
  }))
}

function codeIn(answer: string): string {
  const code = /"code":"(\w+)"/.exec(answer)?.[1]
  return code === undefined ? '' : ` ${code}`
}

const slowClients: readonly Input[] = [
  {
    name: '40 unfinished uploads of 30 MB',
    send: async ({ url }, key) => {
      await hold(() => unfinishedUpload({ url, key }, 'all but the end'))
      return 'none has an end'
    },
  },
  {
    name: '40 unread downloads of 18 MB',
    send: async (service, key) => {
      const json = { text: 'A long text. '.repeat(1_400_000) }
      const added = await service.request('/documents', { key, json })
      const { doc_id: docId } = (await added.json()) as { doc_id: string } // as the contract says
      await hold(() => unreadDownload({ url: service.url, key }, docId))
      return 'none is read'
    },
  },
]

async function hold(open: () => Socket): Promise<void> {
  const sockets = Array.from({ length: socketsAtOnce }, open)
  await sleep(heldMs)
  for (const socket of sockets) socket.destroy()
}
