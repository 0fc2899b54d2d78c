import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ParseOutcome, ParseTask, SentTask } from './parse-worker.ts'
import { TooMuch, unprocessable } from './unprocessable.ts'

const worker = fileURLToPath(new URL('./parse-worker.ts', import.meta.url))
const watchMs = 200
/** As much as a pipe takes at once. */
const pieceBytes = 64 * 1024
/**
 * A small young generation, one helper thread, and memory given back early: three processes that read hostile files at
 * once take 440 MB with them, and 660 MB without.
 */
const smallFlags = ['--max-semi-space-size=4', '--v8-pool-size=1']
const smallEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
}

/**
 * A process that reads one document at a time; it may neither write files nor start programs. A process,
 * as a thread that runs out of memory takes the whole service with it.
 */
export class ParseProcess {
  readonly #child: ChildProcess
  readonly #input: Socket
  readonly #memoryBytesMax: number

  constructor(heapMegabytesMax: number) {
    // Buffers are not part of the heap, so the process as a whole may take more.
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
    this.#input = inputOf(this.#child)
    this.#child.on('error', () => this.end())
    this.#letGo()
  }

  get isAlive(): boolean {
    return this.#child.connected && !this.#child.killed
  }

  /** For how long it has waited for a processor, in milliseconds; 0 where the system does not tell. */
  waitedMs(): number {
    try {
      // Of the first thread, which reads: nanoseconds of work, of waiting, and how often it got a turn.
      const told = readFileSync(`/proc/${this.#child.pid}/schedstat`, 'utf8')
      return Number(told.split(' ')[1] ?? 0) / 1e6
    } catch {
      return 0
    }
  }

  /**
   * Throws `unprocessable_document` if the file makes the process end, and the signal's reason once it is
   * aborted, which ends the process too.
   */
  async run(bytes: Uint8Array, task: ParseTask, signal: AbortSignal): Promise<ParseOutcome> {
    const over = new AbortController()
    const watch = setInterval(() => {
      this.#endIfTooLarge().catch(() => this.end())
    }, watchMs)
    this.#hold()
    try {
      // That the process ends before it has all is told by its exit.
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
   * Piece by piece, as the process takes them: all at once would hold up the main thread for 130 ms if they are many.
   */
  async #send(bytes: Uint8Array, task: ParseTask): Promise<void> {
    const sent: SentTask = { task, byteLength: bytes.length }
    this.#child.send(sent)
    for (let from = 0; from < bytes.length; from += pieceBytes)
      if (!this.#input.write(bytes.subarray(from, from + pieceBytes)))
        await once(this.#input, 'drain')
  }

  /** Only Linux tells how large another process is. */
  async #endIfTooLarge(): Promise<void> {
    if (process.platform !== 'linux' || !this.isAlive) return
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8')
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
    if (kilobytes * 1024 > this.#memoryBytesMax) this.end()
  }

  /** An idle process does not keep the service from ending. */
  #letGo(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }

  #hold(): void {
    this.#child.ref()
    this.#child.channel?.ref()
  }
}

/** Standard input of a process, which does not keep the service from ending either. */
function inputOf({ stdin }: ChildProcess): Socket {
  if (!(stdin instanceof Socket)) throw new Error('Standard input of the process is no pipe')
  // Nobody waits for what a process that has ended did not take.
  return stdin.unref().on('error', () => {})
}

function refuse([, signal]: readonly unknown[]): never {
  // V8 aborts when the heap is full; the system, or the watch above, kills.
  if (signal) throw new TooMuch('The file takes too much memory to read')
  throw unprocessable('The file is damaged: reading it failed')
}
