import { expect, test } from 'vitest'
import { askedTerms } from './asked-terms.ts'
import { understand } from './understand.ts'

test.each([
  ['Combien de livres puis-je emprunter ?', 'fr', ['livres', 'emprunter']],
  ['Peut-on emprunter un dictionnaire ?', 'fr', ['emprunter', 'dictionnaire']],
  ['¿Puede entrar un perro?', 'es', ['entrar', 'perro']],
  ['Will the ferry sail on 5 May?', 'en', ['ferry', 'sail', '5', 'may']],
])('an answer to "%s" need not repeat its auxiliary verbs', (content, language, wanted) => {
  const question = { ...understand([{ role: 'user', content }]), language }

  const own = askedTerms(question, new Set()).filter(({ isAsking }) => !isAsking)

  expect(own.map(({ folded }) => folded)).toEqual(wanted)
})

test('a name in Latin letters is one at the start of a question too, where words are not separated', () => {
  const question = understand([{ role: 'user', content: 'VLOOKUP 함수는 무엇을 합니까?' }])

  const names = askedTerms(question, new Set(['en'])).filter(({ isName }) => isName)

  expect(names.map(({ folded }) => folded)).toEqual(['vlookup'])
})
