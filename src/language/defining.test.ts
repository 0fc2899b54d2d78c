import { expect, test } from 'vitest'
import { definitionBehind } from './defining.ts'

test.each([
  [' is a program that plays films.', 'en', 'outright'],
  ['** – whatever plays films', 'en', 'outright'],
  ['” means a program.', 'en', 'outright'],
  [' is needed for films.', 'en', 'likely'],
  [' plays films.', 'en', undefined],
  [' ist ein Programm für Filme.', 'de', 'outright'],
  [' wird für Filme gebraucht.', 'de', undefined],
  [' è un programma.', 'it', 'outright'],
  [' это программа.', 'ru', 'outright'],
  [' - a program that plays films.', 'en', undefined],
  [': a program that plays films.', 'en', undefined],
])('a term followed by %j defines it in %s: %s', (rest, language, expected) => {
  expect(definitionBehind(rest, language, false)).toBe(expected)
})

test.each([
  [':** a program that plays films.', 'en', 'listed'],
  [' - a program that plays films.', 'en', 'listed'],
  ['：フィルムを再生する。', 'ja', 'listed'],
  [' is a program that plays films.', 'en', 'outright'],
  ['-based players', 'en', undefined],
])(
  'in an item of a list, a term followed by %j is defined in %s: %s',
  (rest, language, expected) => {
    expect(definitionBehind(rest, language, true)).toBe(expected)
  },
)
