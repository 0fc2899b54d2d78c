import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../../scripts/build-server.ts'
import memorySettings from '../../../scripts/memory-settings.json' with { type: 'json' }
import serverFlags from '../../../scripts/server-flags.json' with { type: 'json' }

// Once in a process of tests; the server is made from the source as it is now.
await buildServer()

const main = fileURLToPath(new URL('../../../dist/main.js', import.meta.url))
/**
 * As `npm start` does it, but for tests, which start many servers for a few requests each. With the triggers, and with
 * `--expose-gc` alone too, Node compiles its own modules anew, in every thread, which takes a seventh of the CPU of a
 * start; where glibc gives memory back at once, its pages have to be made anew, which takes a tenth.
 */
const nodeFlags = process.env.VITEST
  ? serverFlags.filter((flag) => !/^--(?:incremental-marking|expose-gc)/.test(flag))
  : serverFlags
const serverMemory = process.env.VITEST ? {} : memorySettings
const compileCache = fileURLToPath(
  new URL('../../../node_modules/.cache/compiled', import.meta.url),
)
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href
const listensWithinMs = 120_000
const stopsWithinMs = 35_000

/** The server as a process of its own, which never outlives whoever started it. */
export class ServerProcess implements AsyncDisposable {
  /** By the clock of `performance.now()`. */
  readonly spawnedAt = performance.now()
  readonly stdoutLines: string[] = []
  readonly stderrLines: string[] = []
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>
  readonly #exited: Promise<(number | null)[]>
  readonly #listens = Promise.withResolvers<string>()

  constructor(env: NodeJS.ProcessEnv) {
    const command = [...nodeFlags, '--import', endWithParent, main]
    this.#child = spawn(process.execPath, command, {
      env: { NODE_COMPILE_CACHE: compileCache, ...serverMemory, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    createInterface(this.#child.stdout).on('line', (line) => this.stdoutLines.push(line))
    createInterface(this.#child.stderr).on('line', (line) => this.#hear(line))
    // Its last lines have arrived when its streams are closed too.
    this.#exited = once(this.#child, 'close')
    this.#exited.then(
      () => this.#listens.reject(this.#failure('ended before it listened')),
      (cause) => this.#listens.reject(cause),
    )
    this.#listens.promise.catch(() => {})
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw this.#failure('could not be started')
    return this.#child.pid
  }

  /** Its address, once it listens; fails with what it said if it does not. */
  async url(): Promise<string> {
    const timer = setTimeout(
      () => this.#listens.reject(this.#failure(`did not listen within ${listensWithinMs} ms`)),
      listensWithinMs,
    )
    try {
      return await this.#listens.promise
    } finally {
      clearTimeout(timer)
    }
  }

  /** Resolves when the process has ended. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal)
    await this.#exited
  }

  /** Its exit code, once it has ended by itself or by a signal that it heard. */
  async exitCode(): Promise<number | null> {
    const [code = null] = await this.#exited
    return code
  }

  /** From now on nobody reads what it prints, as when a program that collects logs ends. */
  closeOutputs(): void {
    this.#child.stdout.destroy()
    this.#child.stderr.destroy()
  }

  /** Asks it to end, and after some time no longer asks. */
  async [Symbol.asyncDispose](): Promise<void> {
    const patience = setTimeout(() => this.#child.kill('SIGKILL'), stopsWithinMs)
    try {
      await this.kill('SIGTERM')
    } finally {
      clearTimeout(patience)
    }
  }

  #hear(line: string): void {
    this.stderrLines.push(line)
    const url = /Skein listens on (http:\S+)/.exec(line)?.[1]
    if (url !== undefined) this.#listens.resolve(url)
  }

  #failure(what: string): Error {
    const said = [...this.stderrLines, ...this.stdoutLines.slice(-20)].join('\n')
    return new Error(`The server ${what}. It said:\n${said}`)
  }
}
