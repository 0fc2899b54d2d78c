import { expect, test } from 'vitest'
import { nestedPerson, saysTwice } from './nested-person.ts'

test.each([
  ['en', 'Who is the boss of the person who signed the lease?', 'person'],
  ['en', 'When did the employee that broke the pump start?', 'employee'],
  ['de', 'Wer ist der Chef der Person, die den Vertrag unterschrieben hat?', 'Person'],
  ['fr', 'Qui est le chef de la personne qui a signé le bail ?', 'personne'],
  ['en', 'Who is the boss of Ann Lee?', undefined],
  ['en', 'How many people work in stores?', undefined],
  ['en', 'Which person who works in Oslo has no desk?', undefined],
])('in %s, whom "%s" only describes', (language, text, word) => {
  const at = nestedPerson({ text, language })
  expect(at === undefined ? undefined : text.match(/\p{L}+/gu)?.[at]).toBe(word)
})

test.each([
  ['Who manages the manager of the depot?', true],
  ['Who manages the depot?', false],
  ['Is the depot of Ulm the depot of Jena?', false],
])('a question says a word in two forms: "%s" %s', (text, isTwice) => {
  expect(saysTwice({ text, language: 'en' })).toBe(isTwice)
})
