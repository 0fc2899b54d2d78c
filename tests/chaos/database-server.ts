import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { limitFiles } from '../support/storage/limit-files.ts'

const run = promisify(execFile)

/**
 * A PostgreSQL server of this machine, by a command that starts it and prints its URL (`start`), kills it as a power
 * cut would (`kill`), and prints the id of its first process (`pid`).
 */
export class DatabaseServer {
  readonly #command: string

  constructor(command: string) {
    this.#command = command
  }

  /** Does nothing if it runs. */
  async start(): Promise<void> {
    for (let attempt = 0; ; attempt++)
      try {
        await run(this.#command, ['start'])
        return
      } catch (error) {
        // While it repairs what a kill left, it neither runs nor can be started.
        if (attempt === 10) throw error
        await setTimeout(1_000)
      }
  }

  async kill(): Promise<void> {
    await run(this.#command, ['kill'])
  }

  /** Stops all of its processes for a while. */
  async freeze(timeMs: number): Promise<void> {
    const pids = await this.#pids()
    for (const pid of pids) signal(pid, 'SIGSTOP')
    await setTimeout(timeMs)
    for (const pid of pids) signal(pid, 'SIGCONT')
  }

  /** Lets it write nothing for a while, which fails like a full disk; it may end of that, and is started again. */
  async fillDisk(timeMs: number): Promise<void> {
    for (const pid of await this.#pids()) await limitFiles(pid, '4096').catch(() => {})
    await setTimeout(timeMs)
    for (const pid of await this.#pids()) await limitFiles(pid, 'unlimited').catch(() => {})
    await this.start()
  }

  /** The server's first process and those that it started, the first first. */
  async #pids(): Promise<number[]> {
    const { stdout: first } = await run(this.#command, ['pid'])
    if (!first.trim()) return []
    const children = await run('ps', ['-o', 'pid=', '--ppid', first.trim()]).catch(() => ({
      stdout: '',
    }))
    return `${first} ${children.stdout}`.trim().split(/\s+/).map(Number)
  }
}

/** A process may have ended by itself. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
