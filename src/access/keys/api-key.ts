import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { keyCharacters, keyPrefix } from '../../base/api-key-form.ts'
import { base62, randomBase62 } from '../../base/hash/base62.ts'

const { random: randomCharacters, checksum: checksumCharacters } = keyCharacters
const form = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomCharacters + checksumCharacters}}$`)

/** Generates a key: the prefix, 26 random base62 characters (154 bits), and a checksum of 6 characters. */
export function generateApiKey(): string {
  const unchecked = keyPrefix + randomBase62(randomCharacters)
  return unchecked + checksum(unchecked)
}

/** Whether the key's checksum is correct, which detects typing errors without a query. */
export function isWellFormed(key: string): boolean {
  return (
    form.test(key) && checksum(key.slice(0, -checksumCharacters)) === key.slice(-checksumCharacters)
  )
}

/** SHA-256 in hex; only this digest of a key is stored. A slow hash is unnecessary, as keys are random. */
export function digestOf(key: string): string {
  return hash('sha256', key)
}

/** CRC-32 in base62, highest digit first. */
function checksum(text: string): string {
  return base62(crc32(text), checksumCharacters)
}
