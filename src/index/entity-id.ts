import { hashText } from '../base/hash/hash-text.ts'

/**
 * The id of an entity in a graph. It is computed from the key alone, so that the order of documents does not matter:
 * the hash of its feature plus the hash of the graph, in base 36. In another graph the same entity has another id.
 */
export function entityId(graphId: string, key: string): string {
  const number = moved(hashText(`e:${key}`), hashText(graphId))
  // Writing two small numbers is five times as fast as writing one of more than 32 bits.
  const high = Math.floor(number / 36 ** lowDigits).toString(36)
  const low = (number % 36 ** lowDigits).toString(36)
  return `ent_${high.padStart(highDigits, '0')}${low.padStart(lowDigits, '0')}`
}

/** The hash of the posting list of an entity; `undefined` if the id is not valid. */
export function entityHash(graphId: string, id: string): number | undefined {
  const number = Number.parseInt(pattern.exec(id)?.[1] ?? '', 36)
  return Number.isSafeInteger(number) ? moved(number, hashes - hashText(graphId)) : undefined
}

/** The number of hashes: they have 53 bits. */
const hashes = 2 ** 53
const [highDigits, lowDigits] = [6, 5]
const pattern = /^ent_([0-9a-z]{11})$/

/** The sum of two hashes, modulo the number of hashes. */
function moved(number: number, by: number): number {
  return number < hashes - by ? number + by : number - (hashes - by)
}
