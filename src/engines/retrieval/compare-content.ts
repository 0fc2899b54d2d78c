import type { IndexedChunk } from '../../index/index-reader.ts'

/**
 * Puts chunks that score alike in an order of their own: by title and text, as their numbers tell
 * only which of them came in first.
 */
export function compareContent(a: IndexedChunk, b: IndexedChunk): number {
  return compare(a.title, b.title) || compare(a.text, b.text) || a.start - b.start
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
