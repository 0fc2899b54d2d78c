import { expect, test } from 'vitest'
import { collectGarbage } from '../../../../tests/support/threads/collect-garbage.ts'
import { languages } from '../../../language/languages.ts'
import { titleTerms } from './title-terms.ts'

test('the terms of titles in all languages together are kept within a budget', () => {
  const codes = [...languages.keys()].slice(0, 20)
  for (const code of codes) readTitles(code, 3)
  const before = bytesInUse()
  for (const code of codes) readTitles(code, 50)

  expect(bytesInUse() - before).toBeLessThan(8 * 2 ** 20)
})

/** Reads titles of each two of so many words, in this language. */
function readTitles(code: string, words: number): void {
  for (let one = 0; one < words; one++)
    for (let other = 0; other < words; other++) titleTerms([`Harbour${one} ferry${other}`], code)
}

function bytesInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
