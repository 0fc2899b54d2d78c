import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The last `width` base-62 digits of a whole number, most significant first, padded with zeros. */
export function base62(value: number, width: number): string {
  let digits = ''
  for (let rest = value; digits.length < width; rest = Math.floor(rest / 62))
    digits = alphabet.charAt(rest % 62) + digits
  return digits
}

/** This many random base-62 digits, uniformly distributed (5.95 bits each) and unguessable. */
export function randomBase62(width: number): string {
  let digits = ''
  while (digits.length < width) digits += randomDigit()
  return digits
}

/** A pool of random bytes: requesting many at once is many times faster than few. */
const pool = new Uint8Array(4096)
let used = pool.length

function randomDigit(): string {
  for (;;) {
    if (used === pool.length) randomFillSync(pool)
    used %= pool.length
    const byte = pool[used++] ?? 0
    // 248 is the largest multiple of 62 in a byte; larger bytes would make the first 8 digits more frequent.
    if (byte < 248) return alphabet.charAt(byte % 62)
  }
}
