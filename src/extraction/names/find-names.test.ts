import { expect, test } from 'vitest'
import { tokens } from '../terms/tokens.ts'
import { findNames } from './find-names.ts'

test.each([
  ['en', 'In 1899 Marie Curie met the Duchy of Lucca.', ['Marie Curie', 'Duchy of Lucca']],
  ['en', 'Born on January 5 2001, J. K. Rowling wrote.', ['Born', 'J. K. Rowling']],
  ['en', 'She sings St. Maurice’s Abbey, the AC/DC song.', ['St. Maurice’s Abbey', 'AC', 'DC']],
  ['de', 'Im März sah Johann von Österreich Köln.', ['Johann von Österreich Köln']],
  ['ru', 'Поэт Александр Пушкин жил в Москве.', ['Поэт Александр Пушкин', 'Москве']],
  ['en', 'nothing here, in 1999 or on Monday', []],
])('%s: %s', (language, text, names) => {
  const found = findNames(text, tokens(text, language))

  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names)
})
