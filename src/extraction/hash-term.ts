/** 24 bits for a string (FNV-1a over UTF-16 units, folded): small in storage, and rarely wrong. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  return (hash >>> 24) ^ (hash & 0xffffff)
}
