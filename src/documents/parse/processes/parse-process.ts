import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { ServiceError } from '../../../base/errors/service-error.ts'
import { LimitExceeded, unprocessable } from '../unprocessable.ts'
import type { ParseOutcome, ParseTask, SentTask } from './parse-worker.ts'

const worker = fileURLToPath(new URL('./parse-worker.ts', import.meta.url))
/** How often the memory of a process is looked at: between two looks it may grow beyond its limit. */
const watchMs = 200
/** The size of a pipe's buffer. */
const pieceBytes = 64 * 1024
/**
 * A small young generation, one helper thread, and early release of memory: three processes parsing hostile files take
 * 440 MB with these settings and 660 MB without.
 */
const smallFlags = ['--max-semi-space-size=4', '--v8-pool-size=1']
const smallEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
}

/**
 * A child process that parses one document at a time and may neither write files nor start programs. A process rather
 * than a thread, because a thread that runs out of memory takes the whole service with it.
 */
export class ParseProcess {
  readonly #child: ChildProcess
  readonly #input: Socket
  readonly #memoryBytesMax: number

  /** Throws `overloaded` if the system lets no further process begin. */
  constructor(heapMegabytesMax: number) {
    // Buffers are outside the heap, so the process may use more than its heap limit.
    this.#memoryBytesMax = heapMegabytesMax * 2 * 1024 * 1024
    this.#child = fork(worker, {
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${heapMegabytesMax}`,
        ...smallFlags,
        '--permission',
        '--allow-fs-read=*',
      ],
      env: smallEnv,
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    })
    // Also of one that could not begin: without a listener, the event would end the service.
    this.#child.on('error', () => this.end())
    if (this.#child.pid === undefined) throw notBegun()
    this.#input = inputOf(this.#child)
    endFirst(this.#child)
    this.#letGo()
  }

  get isAlive(): boolean {
    return this.#child.connected && !this.#child.killed
  }

  /** The time that the process has waited for a processor, in ms; 0 if the system does not tell. */
  waitedMs(): number {
    try {
      // The main thread's entry: nanoseconds run, nanoseconds waited, number of time slices.
      const told = readFileSync(`/proc/${this.#child.pid}/schedstat`, 'utf8')
      return Number(told.split(' ')[1] ?? 0) / 1e6
    } catch {
      return 0
    }
  }

  /**
   * Parses bytes. Throws `unprocessable_document` if the file makes the process exit, and the reason of `signal` once
   * it is aborted, which kills the process.
   */
  async run(bytes: Uint8Array, task: ParseTask, signal: AbortSignal): Promise<ParseOutcome> {
    const over = new AbortController()
    const watch = setInterval(() => {
      this.#endIfTooLarge().catch(() => this.end())
    }, watchMs)
    this.#hold()
    try {
      // If the process exits while data is being sent, its exit is reported below.
      this.#send(bytes, task).catch(() => {})
      const answer = once(this.#child, 'message', {
        signal: AbortSignal.any([signal, over.signal]),
      })
      const exit = once(this.#child, 'exit', { signal: over.signal })
      const [outcome] = await Promise.race([answer, exit.then(refuse)])
      // The worker sends nothing else.
      return outcome as ParseOutcome
    } catch (error) {
      this.end()
      signal.throwIfAborted()
      throw error
    } finally {
      clearInterval(watch)
      over.abort()
      this.#letGo()
    }
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  /**
   * Sends the bytes in pieces as the process reads them: all at once would block the main thread for 130 ms for a large
   * file.
   */
  async #send(bytes: Uint8Array, task: ParseTask): Promise<void> {
    const sent: SentTask = { task, byteLength: bytes.length }
    this.#child.send(sent)
    for (let from = 0; from < bytes.length; from += pieceBytes)
      if (!this.#input.write(bytes.subarray(from, from + pieceBytes)))
        await once(this.#input, 'drain')
  }

  /** Only Linux reports the memory of another process. */
  async #endIfTooLarge(): Promise<void> {
    if (process.platform !== 'linux' || !this.isAlive) return
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8')
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
    if (kilobytes * 1024 > this.#memoryBytesMax) this.end()
  }

  /** Unreferences the process, so that an idle one does not keep the service running. */
  #letGo(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }

  #hold(): void {
    this.#child.ref()
    this.#child.channel?.ref()
  }
}

/** Has the kernel end this process before all others of the service where memory runs out; only Linux can. */
function endFirst({ pid }: ChildProcess): void {
  if (process.platform !== 'linux') return
  try {
    // The most there is. Source: proc_pid_oom_score_adj(5).
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // A container hides it.
  }
}

/** The child's standard input, unreferenced for the same reason. */
function inputOf({ stdin }: ChildProcess): Socket {
  if (!(stdin instanceof Socket)) throw new Error('Standard input of the process is no pipe')
  // Errors of writing to an exited process are ignored.
  return stdin.unref().on('error', () => {})
}

/** The system tells why only later, in an event. */
function notBegun(): ServiceError {
  const message = 'No process to read files can begin at the moment.'
  const cause = new Error('A limit of open files, of processes or of memory may be reached')
  return new ServiceError('overloaded', message, { retryAfterSeconds: 5, cause })
}

function refuse([, signal]: readonly unknown[]): never {
  // V8 aborts the process when its heap is full; the kernel, or the memory watch above, kills it.
  if (signal) throw new LimitExceeded('The file takes too much memory to read')
  throw unprocessable('The file is damaged: reading it failed')
}
