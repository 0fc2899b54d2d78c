import type { IndexedChunk } from '../../../index/index-reader.ts'

/**
 * Orders chunks of equal score by title, text and offset. Chunk numbers would make the order depend on the order in
 * which documents were added.
 */
export function compareContent(a: IndexedChunk, b: IndexedChunk): number {
  return compare(a.title, b.title) || compare(a.text, b.text) || a.start - b.start
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
