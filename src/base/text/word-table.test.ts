import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PartMemo } from '../cache/part-memo.ts'
import { WordTable } from './word-table.ts'

const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })

test('a word is found where it stands in a text, and nothing else is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 200 }), fc.array(word), (words, others) => {
      const table = new WordTable(new Map(words.map((one, index) => [one, index])))
      for (const one of [...words, ...others]) {
        const index = words.indexOf(one)
        const value = table.at(`.${one}.`, 1, 1 + one.length)
        expect(value).toBe(index < 0 ? undefined : index)
      }
    }),
    { numRuns: 50 },
  )
})

test('gives of a part of a text what would be computed of it, also for many parts', () => {
  const memo = new PartMemo(40_000, (part) => part.toUpperCase())
  const numbers = Array.from({ length: 30_000 }, (_, index) => `no${(index * 7_919) % 30_000}`)
  for (const part of [...numbers, ...numbers])
    expect(memo.of(`a ${part} b`, 2, 2 + part.length)).toBe(part.toUpperCase())
})
