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
  // A value takes the place of the one of its kind.
  [['Can a 10-year-old row alone?', 'And a 15-year-old?'], 'Can a 15-year-old row alone?'],
  [['May a child of 10 climb alone?', 'and a 13-year-old?'], 'May a child of 13 climb alone?'],
  [['What if I cancel 10 days before?', 'and 2 weeks before?'], 'What if I cancel 2 weeks before?'],
  [['When is the hall open on Saturdays?', 'And on Sundays?'], 'When is the hall open on Sundays?'],
  [['What happened here in the sixties?', 'and after 2000?'], 'What happened here after 2000?'],
  [
    ['Timeline of the pottery', 'And in the seventies?'],
    'Timeline of the pottery in the seventies',
  ],
  [['What does E5 mean?', 'and E7?'], 'What does E7 mean?'],
  [
    ['Mag iemand van 15 een fiets huren?', 'En iemand van 17?'],
    'Mag iemand van 17 een fiets huren?',
  ],
  [
    ['Cosa accadde negli anni sessanta?', 'E negli anni settanta?'],
    'Cosa accadde negli anni settanta?',
  ],
  // A correction takes the place of what it denies.
  [['Can a 12-year-old row alone?', 'Sorry, 15, not 12.'], 'Can a 15-year-old row alone?'],
  [['Darf ein Kind von 12 klettern?', 'Nein, 15, nicht 12'], 'Darf ein Kind von 15 klettern?'],
  // What compares takes the place of what compares, a condition that of a condition.
  [['What happened after the strike?', 'And before it?'], 'What happened before the strike?'],
  [['What happened in the seventies?', 'And before that?'], 'What happened before seventies?'],
  [['Which museum is the oldest?', 'And the newest?'], 'Which museum is the newest?'],
  [['What if I cancel on Monday?', 'And if I come late?'], 'What if I come late?'],
  [
    ['Combien coûte une tente en basse saison ?', 'Et en haute saison ?'],
    'Combien coûte une tente en haute saison ?',
  ],
  // Question words take the place of question words.
  [['Who leads the harbour?', 'Since when?'], 'Since when leads the harbour?'],
  [['Why was the ferry sold?', 'And by whom?'], 'by whom was the ferry sold?'],
  [['Is parking free?', 'For how long?'], 'For how long Is parking free?'],
])('%j asks a whole question', (messages, question) => {
  expect(lastOf(...messages)).toBe(question)
})

test.each([
  [['How much is the Seed plan?', 'and the guests?', 'why?']],
  [['Can a 10-year-old row alone?', 'Is the sauna open at 10?']],
  [['How much is the rent?', 'And with a dog?']],
  [['Can a 10-year-old row alone?', 'And a 15-year-old with a dog?']],
  [['Quanto custa a vaga na garagem?', 'É por mês?']],
  [['How much is the Seed plan?', 'and the guests?']],
  [['How do I connect the Aurelia to the Kestrel?', 'and the Heron?']],
  [['How much is the Seed plan?', 'And when does the Aurelia sail on Sundays?']],
  [['How much is the Seed plan?', 'Grove plan']],
  [['Wie tief ist der Hafen?', 'und der Preis?']],
  [['How do I rename a file?', 'and the volume?']],
  [['Is the pool open on Sundays?', 'Why is it not open on Sundays?']],
  [['When does the bar open?', 'So it does not open?']],
  [['Do members pay?', 'Which members do not pay?']],
  [['What is on on 3 May?', 'What is on on 14 June?']],
  [['What happened after the flood?', 'What did we do on 7 May?']],
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

test('a question that goes on with "and" is of its own kind', () => {
  const asked = [user('What was decided in May?'), assistant('It was decided to raise the rent.')]

  expect(understand([...asked, user('And what tasks are there?')]).statements?.kinds).toContain(
    'task',
  )
})

test('a made-whole question has the context of the one that it was made from, and none of its values', () => {
  const asked = [user('Can a 10-year-old row a single kayak alone?'), assistant('From 14 on.')]
  const whole = understand([...asked, user('And a 15-year-old?')])

  expect(whole).toMatchObject({ text: 'Can a 15-year-old row a single kayak alone?', context: '' })
})

test('an article that may be a pronoun does not lead back to another topic', () => {
  const asked = [user('Uma criança de 8 anos pode entrar sozinha?'), assistant('Só acompanhada.')]

  expect(understand([...asked, user('Quanto custa o salão de festas?')]).context).toBe('')
})
