import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestOf, generateApiKey, isWellFormed } from './api-key.ts'

const base62 = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']

test('a generated key has the published form and is well-formed', () => {
  const keys = Array.from({ length: 500 }, generateApiKey)

  for (const key of keys) {
    expect(key).toMatch(/^svc_key_live_[0-9A-Za-z]{32}$/)
    expect(isWellFormed(key)).toBe(true)
  }
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key with any one character changed is refused', () => {
  const changes = fc.record({
    place: fc.nat(generateApiKey().length - 1),
    character: fc.constantFrom(...base62, '_', '-', ' ', 'é'),
  })

  fc.assert(
    fc.property(changes, ({ place, character }) => {
      const key = generateApiKey()
      const changed = key.slice(0, place) + character + key.slice(place + 1)
      expect(isWellFormed(changed)).toBe(changed === key)
    }),
    { numRuns: 2_000 },
  )
})

test('what is not of the form of a key is refused', () => {
  const key = generateApiKey()
  for (const other of ['', key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`, key.toLowerCase()]) {
    expect(isWellFormed(other)).toBe(false)
  }
})

test('every base62 character is as likely as any other', () => {
  const seen = new Map(base62.map((character) => [character, 0]))
  const keys = 4_000

  for (let made = 0; made < keys; made++) {
    for (const character of generateApiKey().slice(13, 39)) {
      seen.set(character, (seen.get(character) ?? 0) + 1)
    }
  }

  const expected = (keys * 26) / 62
  const chiSquared = [...seen.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    0,
  )
  // 61 degrees of freedom: a fair source is above 150 less than once in a hundred million runs.
  expect(chiSquared).toBeLessThan(150)
})

test('the digest is SHA-256', () => {
  expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
