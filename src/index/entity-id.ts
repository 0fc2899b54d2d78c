import { hashText } from '../base/hash-text.ts'

/**
 * An entity of a graph is its key: whoever finds it, in whatever order, calls it by the same id. That is the
 * hash of its feature, moved on by the hash of the graph, so that no other graph knows it; in base 36.
 */
export function entityId(graphId: string, key: string): string {
  const number = moved(hashText(`e:${key}`), hashText(graphId))
  // Two small numbers are written five times as fast as one beyond 32 bits.
  const high = Math.floor(number / 36 ** lowDigits).toString(36)
  const low = (number % 36 ** lowDigits).toString(36)
  return `ent_${high.padStart(highDigits, '0')}${low.padStart(lowDigits, '0')}`
}

/** The hash that the entity's posting list is kept under; `undefined` if this is no entity's id. */
export function entityHash(graphId: string, id: string): number | undefined {
  const number = Number.parseInt(pattern.exec(id)?.[1] ?? '', 36)
  return Number.isSafeInteger(number) ? moved(number, hashes - hashText(graphId)) : undefined
}

/** There are so many of them: 53 bits. */
const hashes = 2 ** 53
const [highDigits, lowDigits] = [6, 5]
const pattern = /^ent_([0-9a-z]{11})$/

/** Their sum, beginning anew where the hashes end. */
function moved(number: number, by: number): number {
  return number < hashes - by ? number + by : number - (hashes - by)
}
