import { expect, test } from 'vitest'
import { collectGarbage } from '../../../tests/support/threads/collect-garbage.ts'
import { stemOf, terms } from './terms.ts'

test.each([
  ['en', 'The composers were composing it', ['compos', 'compos']],
  ['de', 'Die Häuser und das Haus', ['haus', 'haus']],
  ['ru', 'Книги и книга', ['книг', 'книг']],
  ['zh', '李白的诗', ['李白', '白的', '的诗']],
  ['xx', 'the Unknown', ['the', 'unknown']],
])('the terms of a text in %s', (language, text, stems) => {
  expect(terms(text, language).map(({ stem }) => stem)).toEqual(stems)
})

test('a term keeps the range of its word', () => {
  const text = 'The Älteste sang'

  expect(terms(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    'Älteste',
    'sang',
  ])
})

test('a stop word has no stem, however it is written', () => {
  expect([stemOf('The', 'en'), stemOf('THE', 'en'), stemOf('Où', 'fr')]).toEqual(['', '', ''])
})

test('what is a name in capitals is no stop word there', () => {
  const stems = (text: string) => terms(text, 'en').map(({ stem }) => stem)

  expect(stems('Who asks IT about it?')).toEqual(['ask', 'it'])
  expect(stems('Tell us what the WHO says of the US')).toEqual(['tell', 'who', 'say', 'us'])
  expect(stems('WHAT IS THE RENT')).toEqual(['rent'])
})

test('the stems of all languages together are kept within a budget', () => {
  const codes = ['en', 'pl', 'uk', 'el', 'fa', 'he', 'zh', 'ja', 'ko', 'th']
  stemMany(codes, 1)
  const before = bytesInUse()
  stemMany(codes, 30_000)

  expect(bytesInUse() - before).toBeLessThan(14 * 2 ** 20)
})

/** Stems so many words of each language, which no other has. */
function stemMany(codes: readonly string[], count: number): void {
  for (const code of codes) for (let word = 0; word < count; word++) stemOf(`${code}${word}`, code)
}

function bytesInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
