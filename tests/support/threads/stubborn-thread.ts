/** Tasks of a thread: one that never ends, and says that it has begun, and one that does. */
export function stay(begun: Int32Array): void {
  for (;;) Atomics.store(begun, 0, 1)
}

export function echo(text: string): string {
  return text
}
