import { expect, test } from 'vitest'
import { formAfter } from './plural-forms.ts'

test.each([
  [
    'fr',
    '… ligne / … lignes',
    [0, 1, 2, 1_000_000],
    ['… ligne', '… ligne', '… lignes', '… lignes'],
  ],
  ['pl', 'wiersz / wiersze / wierszy', [1, 3, 5, 22], ['wiersz', 'wiersze', 'wierszy', 'wiersze']],
  ['ru', 'строка / строки / строк', [1, 4, 11, 21], ['строка', 'строки', 'строк', 'строка']],
  ['de', '… Zeilen', [1, 2], ['… Zeilen', '… Zeilen']],
  ['und', 'row / rows', [1, 2], ['row', 'rows']],
])('%s: the form of %j that fits a number', (language, forms, counts, expected) => {
  expect(counts.map((count) => formAfter(count, forms, language))).toEqual(expected)
})
