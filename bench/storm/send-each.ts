import { setTimeout as sleep } from 'node:timers/promises'
import { startService } from '../../tests/support/start-service.ts'
import { pollLivez } from '../livez-poller.ts'
import { processCpuMs } from '../process-cpu.ts'
import { hostileCalls } from './hostile-calls.ts'
import { watchMemory } from './watch-service.ts'

export type Effect = {
  readonly name: string
  readonly status: string
  /** The longest wait of a sign of life while it ran. */
  readonly blockMs: number
  readonly cpuMs: number
  readonly mostMb: number
}

const patienceMs = 45_000

/** What each hostile call does to a service that does nothing else; each gets a fresh one. */
export async function* sendEach(): AsyncGenerator<Effect> {
  for (const { name, request } of hostileCalls) {
    await using service = await startService()
    const { key } = await service.createAccount()
    await service.request('/documents', { key, json: { text: 'A first text.' } })
    using memory = watchMemory(service.pid)
    using livez = pollLivez(service.url)
    await sleep(500)
    const cpuBefore = await processCpuMs(service.pid)
    const { path, init } = request(1)
    const status = await service
      .request(path, { ...init, key, signal: AbortSignal.timeout(patienceMs) })
      .then(async (response) => `${response.status}${codeIn(await response.text())}`)
      .catch(() => 'no answer')
    await sleep(1_000)
    const cpuMs = (await processCpuMs(service.pid)) - cpuBefore
    const times = await livez.times()
    yield { name, status, blockMs: Math.max(...times), cpuMs, mostMb: memory.mostMb() }
  }
}

function codeIn(answer: string): string {
  const code = /"code":"(\w+)"/.exec(answer)?.[1]
  return code === undefined ? '' : ` ${code}`
}
