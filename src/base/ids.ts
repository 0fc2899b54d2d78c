import { randomFillSync } from 'node:crypto'

const prefixes = {
  account: 'acc',
  apiKey: 'key',
  conversation: 'conv',
  document: 'doc',
  entry: 'entry',
  graph: 'graph',
  hold: 'hold',
  interaction: 'int',
  request: 'req',
  research: 'res',
} as const

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export type Id<Kind extends keyof typeof prefixes> = `${(typeof prefixes)[Kind]}_${string}`

let latest = 0

/**
 * Makes an id. Its prefix tells people and the compiler what kind of thing it names. Then come nine characters of time
 * in microseconds, always later than those of the id before, so that ids sort by age; and seventeen random ones
 * (101 bits), so that nobody can guess an id.
 */
export function newId<Kind extends keyof typeof prefixes>(kind: Kind): Id<Kind> {
  latest = Math.max(Date.now() * 1000, latest + 1)
  let random = ''
  while (random.length < 17) random += randomDigit()
  return `${prefixes[kind]}_${base62(latest, 9)}${random}`
}

/** No id of that kind that was made before the time, in milliseconds since 1970, is after this one in order. */
export function firstIdAt(kind: keyof typeof prefixes, time: number): string {
  return `${prefixes[kind]}_${base62(time * 1000, 9)}`
}

/** Whether the text has the form of an id of that kind. */
export function isId(kind: keyof typeof prefixes, text: string): boolean {
  const [prefix, unique, ...more] = text.split('_')
  return prefix === prefixes[kind] && /^[0-9A-Za-z]{26}$/.test(unique ?? '') && more.length === 0
}

function base62(value: number, width: number): string {
  let digits = ''
  for (let rest = value; digits.length < width; rest = Math.floor(rest / 62))
    digits = alphabet.charAt(rest % 62) + digits
  return digits
}

/** Random bytes for later ids: asking for many at once is many times faster than asking for few. */
const pool = new Uint8Array(4096)
let used = pool.length

function randomDigit(): string {
  for (;;) {
    if (used === pool.length) randomFillSync(pool)
    used %= pool.length
    const byte = pool[used++] ?? 0
    // The largest multiple of 62 in a byte, so that all digits are equally likely.
    if (byte < 248) return alphabet.charAt(byte % 62)
  }
}
