import { expect, test } from 'vitest'
import { changesAsked } from './changes-asked.ts'

test.each([
  ['en', 'What changed in the handbook?', 'differ', 'in the handbook'],
  ['en', 'Has the notice period changed since May?', 'differ', 'the notice period since May'],
  ['en', 'How do the two offers differ on price?', 'differ', 'the two offers on price'],
  ['en', 'Which rules are gone?', 'removed', 'rules'],
  ['de', 'Was hat sich an den Größen geändert?', 'differ', 'an den grossen'],
  ['de', 'Ist die Familienkarte teurer geworden?', 'differ', 'die Familienkarte geworden'],
  ['fr', 'La cotisation a-t-elle augmenté ?', 'differ', 'La cotisation'],
  ['es', '¿Qué parada es nueva en 2025?', 'added', 'parada en 2025'],
  ['it', "Cosa c'è di nuovo nel menu?", 'news', 'nel menu'],
  ['nl', 'Wat is er geschrapt uit het concept?', 'removed', 'uit het concept'],
  ['pl', 'Czy zmieniły się opłaty?', 'differ', 'opłaty'],
  ['pt', 'O preço da pedicure mudou?', 'differ', 'O preço da pedicure'],
  ['ru', 'Что изменилось в правилах?', 'differ', 'в правилах'],
])('%s: %s', (language, question, kind, about) => {
  const found = changesAsked(question, language)?.changes
  expect(found).toMatchObject({ kind, language })
  expect(found?.about.toLowerCase()).toBe(about.toLowerCase())
})

test.each([
  'When did the fare change?',
  'How do I change the password?',
  'Who changed the lock?',
  'What is the new fare?',
  'Is the fee for a change included?',
  'Hat sich jemand gemeldet?',
  'Quand le prix a-t-il changé ?',
])('no question for changes: %s', (question) => {
  expect(changesAsked(question, 'en')).toBeUndefined()
})
