/** The text without characters that override or isolate the direction of what follows them. */
export function withoutBidiControls(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}
