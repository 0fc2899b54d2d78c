import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the owner link ends with: with it, the first person signs up. It follows from the secret of the installation,
 * so that all of its processes print the same link, and it is of use only while there is nobody.
 */
export function ownerTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('owner link').digest('base64url')
}

/** Compares in constant time, so that the time does not reveal a prefix that is right. */
export function isSameToken(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
