import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the time does not reveal a correct prefix. Only the length may show. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
