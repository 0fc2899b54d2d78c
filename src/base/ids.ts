import { base62, randomBase62 } from './hash/base62.ts'

const prefixes = {
  account: 'acc',
  apiKey: 'key',
  app: 'app',
  conversation: 'conv',
  crawl: 'crawl',
  document: 'doc',
  entry: 'entry',
  graph: 'graph',
  hold: 'hold',
  interaction: 'int',
  request: 'req',
  research: 'res',
} as const

export type Id<Kind extends keyof typeof prefixes> = `${(typeof prefixes)[Kind]}_${string}`

let latest = 0

/**
 * Makes an id: a prefix that names its kind for people and the compiler; nine characters of time in microseconds,
 * strictly increasing, so that ids sort by age; and seventeen random characters (101 bits), so that an id cannot be
 * guessed.
 */
export function newId<Kind extends keyof typeof prefixes>(kind: Kind): Id<Kind> {
  latest = Math.max(Date.now() * 1000, latest + 1)
  return `${prefixes[kind]}_${base62(latest, 9)}${randomBase62(17)}`
}

/** A lower bound for the ids of this kind made at or after a time, in milliseconds since 1970. */
export function firstIdAt(kind: keyof typeof prefixes, time: number): string {
  return `${prefixes[kind]}_${base62(time * 1000, 9)}`
}

/** Whether the text has the form of an id of that kind. */
export function isId(kind: keyof typeof prefixes, text: string): boolean {
  const [prefix, unique, ...more] = text.split('_')
  return prefix === prefixes[kind] && /^[0-9A-Za-z]{26}$/.test(unique ?? '') && more.length === 0
}
