import { expect, test } from 'vitest'
import { tokens } from '../terms/tokens.ts'
import { findNames } from './find-names.ts'
import { splitName } from './split-name.ts'

test.each([
  ['en', 'It was made by Anna Berg and Tom Ray.', ['Anna Berg', 'Tom Ray']],
  ['en', 'Stores in Japan and Hong Kong and Oslo sell it.', ['Japan', 'Hong Kong', 'Oslo']],
  ['en', 'They ask the Food and Drug Administration.', ['Food and Drug Administration']],
  ['en', 'At the Academy of Science and Letters.', ['Academy of Science and Letters']],
  ['en', 'We left the Metros and the Rojos.', ['Metros', 'Rojos']],
  ['en', 'It ran between February and November 2011.', []],
  ['es', 'Lo dijeron Johann Esch y Heinrich Voes.', ['Johann Esch', 'Heinrich Voes']],
  ['es', 'Se fundó la Facultad de Medicina y Cirugía.', ['Facultad de Medicina y Cirugía']],
  ['fr', 'On y voit Paris et Lyon.', ['Paris', 'Lyon']],
  ['de', 'Er sah Köln und Otto von Bismarck.', ['Köln', 'Otto von Bismarck']],
])('%s: %s', (language, text, names) => {
  const words = tokens(text, language)
  const found = findNames(text, words)
    .filter(({ first }) => first > 0)
    .flatMap((name) => splitName(name, words, language === 'de'))

  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names)
})
