import { expect, test } from 'vitest'
import type { Utterance } from '../../mind.ts'
import { resolveEllipses } from './ellipsis.ts'
import { understand } from './understand.ts'

const user = (content: string): Utterance => ({ role: 'user', content })
const assistant = (quote: string): Utterance => {
  return { role: 'assistant', content: quote, quotes: [quote] }
}
const lastOf = (...messages: readonly string[]) =>
  resolveEllipses(messages.map(user)).at(-1)?.content

test.each([
  [['How much is the Seed plan?', 'and for the Grove plan?'], 'How much is the Grove plan?'],
  [
    ['When does the ferry to Norrvik sail?', 'What about Ellery?'],
    'When does the ferry to Ellery sail?',
  ],
  [
    ['How deep is the Norrvik?', 'And the Ellery?', 'I meant the Solberg'],
    'How deep is the Solberg?',
  ],
  [
    ['How much is the Seed plan?', 'why?', 'By the year?', 'and the Grove?'],
    'How much is the Grove plan?',
  ],
  [['¿Cuánto cuesta el plan Bosque?', '¿Y el plan Selva?'], '¿Cuánto cuesta el plan Selva?'],
  [['Who is Queequeg?', 'what religion was he?', 'And Starbuck?'], 'what religion was Starbuck?'],
  [['who married the sister he had?', 'And Starbuck?'], 'who married the sister Starbuck had?'],
  [['What is apt?', 'and dpkg?'], 'What is dpkg?'],
  [['¿Cómo me doy de alta?', '¿y de baja?'], '¿Cómo me doy de baja?'],
  [
    ['Comment créer un utilisateur ?', 'et pour le supprimer ?'],
    'Comment supprimer un utilisateur ?',
  ],
  [['Comment créer un utilisateur ?', 'et le supprimer ?'], 'Comment supprimer un utilisateur ?'],
  [['Как создать учётную запись?', 'и удалить?'], 'Как удалить учётную запись?'],
])('%j asks a whole question', (messages, question) => {
  expect(lastOf(...messages)).toBe(question)
})

test.each([
  [['How much is the Seed plan?', 'and why?']],
  [['How much is the Seed plan?', 'and the guests?']],
  [['How do I connect the Aurelia to the Kestrel?', 'and the Heron?']],
  [['How much is the Seed plan?', 'And when does the Aurelia sail on Sundays?']],
  [['How much is the Seed plan?', 'Grove plan']],
  // Of designations the replaced one is known.
  [['What does E5 mean?', 'and E7?']],
  [['Wie tief ist der Hafen?', 'und der Preis?']],
  [['How do I rename a file?', 'and the volume?']],
])('%j is left as it is', (messages) => {
  expect(lastOf(...messages)).toBe(messages.at(-1))
})

test('a further name and a correction take the place of what was named, not of what was asked', () => {
  const asked = [user('How do I clean the pump?'), assistant('Rinse the Norrvik Pump.')]
  const further = [...asked, user('and the valve?'), assistant('Rinse the Ellery Valve.')]

  expect(understand([...asked, user('no, I meant the hose')]).context).toBe('clean pump')
  expect(understand([...further, user('and the hose?')]).context).toBe('clean pump')
})

test('an attribute is asked of what was named', () => {
  const asked = [user('Who is the harbour master?'), assistant('She is called Mira Solberg.')]

  expect(understand([...asked, user('and the phone number?')]).context).toContain('Mira Solberg')
})

test('what only names something else asks for the same kind of answer', () => {
  const asks = (...messages: readonly string[]) => understand(messages.map(user)).asks

  expect(asks('How much is the deposit?', 'and the rent?')).toBe('number')
  expect(asks('Wer ist der Hausmeister?', 'und der Vermieter?')).toBe('person')
  expect(asks('How much is the deposit?', 'and the rent?', 'and the fee?')).toBe('number')
  expect(asks('How much is the deposit?', 'and when is the rent due?')).toBe('time')
  expect(asks('rent')).toBeUndefined()
})
