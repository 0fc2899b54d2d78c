import { randomBytes } from 'node:crypto'

const prefixes = {
  account: 'acc',
  apiKey: 'key',
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
 * Ids tell what they point at: in a log line, in a URL and to the compiler.
 * Nine characters of time in microseconds, each id of a process later than the one before, so that
 * ids sort by age; then 96 random bits, so that none can be guessed.
 */
export function newId<Kind extends keyof typeof prefixes>(kind: Kind): Id<Kind> {
  latest = Math.max(Date.now() * 1000, latest + 1)
  const random = BigInt(`0x${randomBytes(12).toString('hex')}`)
  return `${prefixes[kind]}_${base62(BigInt(latest), 9)}${base62(random, 17)}`
}

/** Whether this could be an id of that kind. */
export function isId(kind: keyof typeof prefixes, text: string): boolean {
  const [prefix, unique, ...more] = text.split('_')
  return prefix === prefixes[kind] && /^[0-9A-Za-z]{26}$/.test(unique ?? '') && more.length === 0
}

function base62(value: bigint, width: number): string {
  let digits = ''
  for (let rest = value; digits.length < width; rest /= 62n)
    digits = alphabet.charAt(Number(rest % 62n)) + digits
  return digits
}
