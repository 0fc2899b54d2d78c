import { readdirSync, readFileSync } from 'node:fs'
import { processMemory } from '../process-memory.ts'

/** Memory of a service with the processes that it has started, in MB (10⁶ bytes). Linux only. */
export async function serviceMemoryMb(pid: number): Promise<number> {
  const pids = [pid, ...childrenOf(pid)]
  const each = pids.map((one) =>
    processMemory(one).then(
      ({ nowMb }) => nowMb,
      () => 0,
    ),
  )
  return (await Promise.all(each)).reduce((sum, mb) => sum + (Number.isNaN(mb) ? 0 : mb), 0)
}

/** Watches the memory of a service; `mostMb` is the most that was seen so far. */
export function watchMemory(pid: number): Disposable & { mostMb(): number } {
  let mostMb = 0
  const look = async () => {
    mostMb = Math.max(mostMb, await serviceMemoryMb(pid))
  }
  const timer = setInterval(() => void look(), 250)
  return { mostMb: () => mostMb, [Symbol.dispose]: () => clearInterval(timer) }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    try {
      const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      return children.trim().split(' ').filter(Boolean).map(Number)
    } catch {
      return []
    }
  })
}
