import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/**
 * Memory of a service with the processes that it has started, in MB (10⁶ bytes): what they share, as the program
 * itself, counts once (the proportional set size). Linux only.
 */
export async function serviceMemoryMb(pid: number): Promise<number> {
  const each = await Promise.all([pid, ...childrenOf(pid)].map(proportionalMb))
  return each.reduce((sum, mb) => sum + mb, 0)
}

/** 0 for a process that has ended. */
async function proportionalMb(pid: number): Promise<number> {
  const told = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return (Number(/^Pss:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) * 1024) / 1e6
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
