import { threadId } from 'node:worker_threads'

/** Tasks of a thread: one that never ends, and says that it has begun, and two that do. */
export function stay(begun: Int32Array): void {
  for (;;) Atomics.store(begun, 0, 1)
}

export function echo(text: string): string {
  return text
}

/** The number of the thread that runs this task. */
export function nameThread(): number {
  return threadId
}
