/**
 * A name as any list and terminal can show it: on one line, and without characters that override or isolate the
 * direction of what follows. What controls a terminal or ends a line becomes a space; NUL stays, as it is refused.
 */
export function cleanName(name: string): string {
  return name
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[^\P{Cc}\0]+|[\p{Zl}\p{Zp}]+/gu, ' ')
}
