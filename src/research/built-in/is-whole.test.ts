import { expect, test } from 'vitest'
import { isWhole } from './is-whole.ts'

const isProse = (text: string) => isWhole(text, 'en', { kind: 'paragraph' })

test('the number of a note opens no sentence', () => {
  expect(isProse('2 For the part of the coast that had belonged to Norrvik before the war.')).toBe(
    false,
  )
  expect(isProse('12 Keepers lived at the lighthouse of Skarholm in the year 1939.')).toBe(true)
})
