import { expect, test } from 'vitest'
import { stemOf } from './terms.ts'
import { aspectWordsOf, relativesOf } from './word-families.ts'

test.each([
  ['wrote', ['write', 'written']],
  ['Writing', ['wrote', 'written']],
  ['paid', ['pay', 'payment', 'payable']],
  ['colours', ['colors']],
  ['modernised', ['modernized']],
  ['catalog', ['catalogue']],
  ['or', []],
  ['brewer', []],
])('relatives of %s', (word, relatives) => {
  expect(relativesOf(word, 'en')).toEqual(relatives)
})

test.each([
  ['de', 'verfällt', 'verfallen'],
  ['de', 'Antrag', 'beantragen'],
  ['fr', 'paiement', 'paye'],
  ['es', 'cierra', 'cerrar'],
  ['it', 'chiude', 'chiusura'],
  ['pt', 'azuis', 'azul'],
  ['nl', 'gesloten', 'sluiten'],
  ['ru', 'утеря', 'терять'],
  ['pl', 'otwarcie', 'otworzyć'],
  ['sv', 'sålde', 'sälja'],
])('%s: "%s" has the relative "%s"', (language, word, relative) => {
  const stems = relativesOf(word, language).map((one) => stemOf(one, language))

  expect(stems).toContain(stemOf(relative, language))
})

test('a language without a list has none', () => {
  expect(relativesOf('wrote', 'und')).toEqual([])
})

test.each([
  ['en', 'outlook', 'prognosis'],
  ['en', 'costs', 'price'],
  ['de', 'Folgen', 'Auswirkung'],
  ['fr', 'conséquences', 'bilan'],
])('in "%s" texts tell of "%s" by "%s"', (language, aspect, word) => {
  expect(aspectWordsOf(aspect, language)).toContain(word)
})

test.each([
  // "Last" is mostly the last one, and what costs something is no medal.
  ['en', 'durability', 'last'],
  ['de', 'Preise', 'Medaille'],
  ['fr', 'prix', 'médaille'],
])('in "%s" texts do not tell of "%s" by "%s"', (language, aspect, word) => {
  expect(aspectWordsOf(aspect, language)).not.toContain(word)
})

test('a word that is no aspect is told by itself alone', () => {
  expect(aspectWordsOf('lighthouse', 'en')).toEqual([])
})
