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
])('a term followed by %j defines it in %s: %s', (rest, language, expected) => {
  expect(definitionBehind(rest, language)).toBe(expected)
})
