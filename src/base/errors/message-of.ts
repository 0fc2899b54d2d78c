/** The message of whatever was thrown: an error's own, or the text of any other value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
