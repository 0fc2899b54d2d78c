import { expect, test } from 'vitest'
import { stemOf } from './terms.ts'
import { relativesOf, shortFormsOf } from './word-families.ts'

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
  ['maximum', ['max']],
  ['dirs', ['directory']],
  ['wrote', []],
])('short and full forms of %s', (word, forms) => {
  expect(shortFormsOf(word, 'en')).toEqual(forms)
})
