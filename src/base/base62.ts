import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The last `width` digits of a whole number in base 62, highest first; zeros stand before a smaller number. */
export function base62(value: number, width: number): string {
  let digits = ''
  for (let rest = value; digits.length < width; rest = Math.floor(rest / 62))
    digits = alphabet.charAt(rest % 62) + digits
  return digits
}

/** So many random digits of base 62, each as likely as any other: 5.95 bits a digit, which nobody can guess. */
export function randomBase62(width: number): string {
  let digits = ''
  while (digits.length < width) digits += randomDigit()
  return digits
}

/** Random bytes for later digits: asking for many at once is many times faster than asking for few. */
const pool = new Uint8Array(4096)
let used = pool.length

function randomDigit(): string {
  for (;;) {
    if (used === pool.length) randomFillSync(pool)
    used %= pool.length
    const byte = pool[used++] ?? 0
    // 248 is the largest multiple of 62 in a byte. With larger values, the first 8 digits would be more frequent.
    if (byte < 248) return alphabet.charAt(byte % 62)
  }
}
