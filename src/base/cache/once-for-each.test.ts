import { expect, test } from 'vitest'
import { onceForEach } from './once-for-each.ts'

test('computes a value once for each object, and not for one that is like it', () => {
  const computed: string[] = []
  const lengthOf = onceForEach((words: readonly string[], by: string) => {
    computed.push(by)
    return words.length
  })
  const words = ['one', 'two']

  expect([
    lengthOf(words, 'first'),
    lengthOf(words, 'second'),
    lengthOf([...words], 'third'),
  ]).toEqual([2, 2, 2])
  expect(computed).toEqual(['first', 'third'])
})
