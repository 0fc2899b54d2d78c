import type { IndexedChunk } from '../../index/index-reader.ts'

/**
 * Compares chunks of equal score by title and text. Their numbers would make the order depend on which document was
 * added first.
 */
export function compareContent(a: IndexedChunk, b: IndexedChunk): number {
  return compare(a.title, b.title) || compare(a.text, b.text) || a.start - b.start
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
