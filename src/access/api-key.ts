import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Every key begins with this prefix, by which people and secret scanners recognise it. */
export const keyPrefix = 'svc_key_live_'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomCharacters = 26
const checksumCharacters = 6
const form = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomCharacters + checksumCharacters}}$`)

/** A new key: the prefix, 26 random base62 characters (154 bits), and 6 of a checksum of both. */
export function generateApiKey(): string {
  const unchecked = keyPrefix + randomBase62(randomCharacters)
  return unchecked + checksum(unchecked)
}

/** Whether the checksum of the key is right. It reveals a typo without a query. */
export function isWellFormed(key: string): boolean {
  return (
    form.test(key) && checksum(key.slice(0, -checksumCharacters)) === key.slice(-checksumCharacters)
  )
}

/** SHA-256 in hex; only this digest of a key is stored. A slow digest is needless, as the key is random. */
export function digestOf(key: string): string {
  return hash('sha256', key)
}

function randomBase62(length: number): string {
  let characters = ''
  while (characters.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is a multiple of 62. With larger values, the first 8 characters would be more frequent.
      if (byte < 248 && characters.length < length) characters += alphabet.charAt(byte % 62)
    }
  }
  return characters
}

/** CRC-32 in base62, highest digit first. */
function checksum(text: string): string {
  let digits = ''
  for (let rest = crc32(text); digits.length < checksumCharacters; rest = Math.floor(rest / 62)) {
    digits = alphabet.charAt(rest % 62) + digits
  }
  return digits
}
