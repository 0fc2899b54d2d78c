import { unitAt } from './unit-at.ts'

/**
 * A hash of a part of a text (FNV-1a over UTF-16 units), without making a string of it. For tables in memory only;
 * nothing stored depends on it.
 */
export function hashOfPart(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ unitAt(text, at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Whether the part of the text is this string. */
export function isPart(text: string, start: number, end: number, string: string): boolean {
  const { length } = string
  if (length !== end - start) return false
  for (let at = 0; at < length; at++)
    if (unitAt(text, start + at) !== unitAt(string, at)) return false
  return true
}
