/**
 * A hash of 24 bits for a term (FNV-1a over UTF-16 units, folded). It is small to store, and two terms rarely share
 * it.
 */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  return (hash >>> 24) ^ (hash & 0xffffff)
}
