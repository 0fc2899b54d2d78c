import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { StorageConfig } from '../../src/storage/open-storage.ts'
import type { Outcomes, Task } from './contender.ts'

const contender = fileURLToPath(new URL('./contender.ts', import.meta.url))

/** Does each task in a process of its own, all at the same time, and counts what came of them. */
export async function contend(config: StorageConfig, tasks: readonly Task[]): Promise<Outcomes> {
  await using processes = new AsyncDisposableStack()
  const contenders = tasks.map((task) => processes.use(start(config, task)))
  for (const { ready } of contenders) await ready
  for (const { begin } of contenders) begin()
  const total: Record<string, number> = {}
  for (const { outcomes } of contenders)
    for (const [outcome, count] of Object.entries(await outcomes))
      total[outcome] = (total[outcome] ?? 0) + count
  return total
}

function start(config: StorageConfig, task: Task) {
  const args = [contender, JSON.stringify({ config, task })]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`The process for "${task.kind}" ended without an outcome`)
    return value
  }
  const ready = line()
  const begun = Promise.withResolvers<void>()
  const outcomes = begun.promise.then(async (): Promise<Outcomes> => JSON.parse(await line()))
  // Whoever fails, fails when it is awaited.
  for (const promise of [ready, outcomes]) promise.catch(() => {})
  return {
    ready,
    outcomes,
    begin: () => {
      child.stdin.write('begin\n')
      begun.resolve()
    },
    async [Symbol.asyncDispose]() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill('SIGKILL')
      await ended
    },
  }
}
