import { expect, test } from 'vitest'
import { areCopies, signatureOf } from './signature.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ')

test('A text with a line of its own is a copy, one with another half is none', () => {
  const original = signatureOf(words(0, 400))
  expect(areCopies(original, signatureOf(`Printed with permission. ${words(0, 400)}`))).toBe(true)
  expect(areCopies(original, signatureOf(words(200, 600)))).toBe(false)
})

test('Texts that are too short are never copies', () => {
  expect(areCopies(signatureOf('Not found'), signatureOf('Not found'))).toBe(false)
})
