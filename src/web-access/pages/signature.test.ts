import { expect, test } from 'vitest'
import { areCopies, signatureOf } from './signature.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ')

test('A text with a line of its own is a copy, one with another half is none', () => {
  const original = signatureOf(words(0, 400))
  const reprinted = signatureOf(`Printed with permission. ${words(0, 400)}`)
  expect(areCopies(original, reprinted, false)).toBe(true)
  expect(areCopies(original, signatureOf(words(200, 600)), false)).toBe(false)
  expect(areCopies(original, signatureOf(words(200, 600)), true)).toBe(false)
})

test('A text that another site has between lines of its own is a copy, but a version of it on one site is none', () => {
  const original = signatureOf(`${words(900, 930)} ${words(0, 200)}`)
  const syndicated = signatureOf(`${words(0, 200)} ${words(600, 630)}`)
  expect(areCopies(original, syndicated, true)).toBe(true)
  expect(areCopies(original, syndicated, false)).toBe(false)
})

test('Texts that are too short are never copies', () => {
  expect(areCopies(signatureOf('Not found'), signatureOf('Not found'), true)).toBe(false)
})
