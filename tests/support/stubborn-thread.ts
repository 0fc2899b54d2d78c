/** Tasks of a thread: one that never ends, and one that does. */
export function stay(): void {
  for (;;);
}

export function echo(text: string): string {
  return text
}
