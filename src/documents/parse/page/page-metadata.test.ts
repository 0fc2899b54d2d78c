import { expect, test } from 'vitest'
import { authorName, oneLine } from './page-metadata.ts'

test('an author is a name: no address of a profile, and no date where a name could stand', () => {
  expect(authorName(' By  Ada Lovelace\n')).toBe('Ada Lovelace')
  expect(authorName('山田太郎')).toBe('山田太郎')
  expect(authorName('https://example.org/ada')).toBeUndefined()
  expect(authorName('2024-02-01')).toBeUndefined()
  expect(authorName('')).toBeUndefined()
})

test('a title turns no direction around', () => {
  expect(oneLine(' Tides \u202egnp.exe\u202c\n')).toBe('Tides gnp.exe')
})
