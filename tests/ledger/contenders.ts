import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Outcomes, Task } from './contender.ts'

const script = fileURLToPath(new URL('./contender.ts', import.meta.url))

/** To load what they need from its source takes each process a second of CPU at first, and half a second later. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
}

/** Processes that do things at the same time. */
export class Contenders implements AsyncDisposable {
  readonly #contenders: readonly Contender[]

  constructor(count: number) {
    this.#contenders = Array.from({ length: count }, () => new Contender())
  }

  /** Gives each of them the task with its place, lets all begin, and counts what came of them. */
  async contend(taskOf: (place: number) => Task): Promise<Outcomes> {
    for (const [place, contender] of this.#contenders.entries())
      contender.send(JSON.stringify(taskOf(place)))
    for (const contender of this.#contenders) await contender.line()
    for (const contender of this.#contenders) contender.send('begin')
    const total: Record<string, number> = {}
    for (const contender of this.#contenders) {
      const outcomes: Outcomes = JSON.parse(await contender.line())
      for (const [outcome, count] of Object.entries(outcomes))
        total[outcome] = (total[outcome] ?? 0) + count
    }
    return total
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#contenders.map((contender) => contender[Symbol.asyncDispose]()))
  }
}

class Contender implements AsyncDisposable {
  readonly #child: ChildProcess
  readonly #send: (line: string) => void
  readonly #lines: AsyncIterator<string>

  constructor() {
    const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child = child
    this.#send = (line) => child.stdin.write(`${line}\n`)
    this.#lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  }

  send(line: string): void {
    this.#send(line)
  }

  async line(): Promise<string> {
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('A process ended without an outcome')
    return value
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = this.#child.exitCode === null ? once(this.#child, 'exit') : undefined
    this.#child.kill('SIGKILL')
    await ended
  }
}
