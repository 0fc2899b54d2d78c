import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyseQuestion } from './analyse-question.ts'
import { fillIn, takeApart, waitsForAnswer } from './take-apart.ts'

test.each([
  [
    'Where did the composer of film The Straw Hat die?',
    ['Who is the composer of film The Straw Hat?', 'Where did that composer die?'],
  ],
  [
    'When did Lothair Ii’s mother-in-law die?',
    ['Who is Lothair Ii’s spouse?', 'Who is that spouse’s mother?', 'When did that mother die?'],
  ],
  [
    'Who was in charge of the country where the composer of Aschenbrodel was a citizen?',
    [
      'Who is the composer of Aschenbrodel?',
      'Which country is it where that composer was a citizen?',
      'Who was in charge of that country?',
    ],
  ],
  [
    'Brown Lake is in a country that has how many inhabitants?',
    ['Brown Lake is in which country?', 'that country has how many inhabitants?'],
  ],
  [
    'Which film has the director who was born later, El Tonto or Ran?',
    [
      'Who is the director of El Tonto?',
      'When was that director born?',
      'Who is the director of Ran?',
      'When was that director born?',
    ],
  ],
  [
    'Where did the director of the museum that keeps the drawing table of Ingrid Solberg study?',
    [
      'Which museum keeps the drawing table of Ingrid Solberg?',
      'Who is the director of that museum?',
      'Where did that director study?',
    ],
  ],
  [
    'How many inhabitants does the town have where Ingrid Solberg died?',
    ['Which town is it where Ingrid Solberg died?', 'How many inhabitants does that town have?'],
  ],
  [
    'Which town has more inhabitants, Norrvik or Port Ellery?',
    ['How many inhabitants does Norrvik have?', 'How many inhabitants does Port Ellery have?'],
  ],
  [
    'The soundtrack of "Ran" was produced by a man born in what year?',
    ['The soundtrack of "Ran" was produced by which man?', 'that man was born in what year?'],
  ],
  [
    'The writer of the song  "Ada" was the second wife of what singer?',
    ['Who is the writer of the song "Ada"?', 'that writer was the second wife of what singer?'],
  ],
  [
    'Wann wurde die Architektin des Rathauses Altenburg geboren?',
    ['Wer ist die Architektin des Rathauses Altenburg?', 'Wann wurde diese Person geboren?'],
  ],
  [
    'Où le compositeur de La Mer est-il mort ?',
    ['Qui est le compositeur de La Mer?', 'Où cette personne est-il mort?'],
  ],
  ['¿Quién es el director de Ran?', ['¿Quién es el director de Ran?']],
  ['Who is the composer of Ran?', ['Who is the composer of Ran?']],
  ['How does a lock work?', ['How does a lock work?']],
])('%s', (text, steps) => {
  expect(takeApart(ask(text))).toEqual(steps)
})

test('an answer takes its place in the next step, whatever characters it has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (answer) => {
      expect(fillIn('Where did that composer die?', answer)).toBe(`Where did ${answer} die?`)
    }),
  )
})

test('the first step waits for nothing', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const [first = ''] = takeApart(ask(`Who is ${pieces.join(' ')}?`))

      expect(waitsForAnswer(first)).toBe(false)
    }),
  )
})

const piece = fc.constantFrom(
  ...'the composer of Ran whose where who is Ada’s mother in a city , or and'.split(' '),
)

function ask(content: string) {
  return analyseQuestion([{ role: 'user', content }])
}
