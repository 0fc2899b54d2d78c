import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyseQuestion } from './analyse-question.ts'

test.each([
  ['Who wrote the book?', 'who', 'person'],
  ['The group was formed by who?', 'who', 'person'],
  ['When was the bridge opened?', 'when', 'date'],
  ['In what year did the war begin?', 'when', 'date'],
  ['Where did she study?', 'where', 'place'],
  ['The college is located in what city?', 'where', 'place'],
  ['How many people live there?', 'how-many', 'number'],
  ['What is the population of Delft?', 'how-many', 'number'],
  ['What nationality is the director?', 'other', 'nationality'],
  ['Which film came out first, Ran or Ikiru?', 'comparison', 'name'],
  ['Are Ran and Ikiru both films?', 'yes-no', 'anything'],
  ['Why did the bridge fall?', 'why', 'anything'],
  ['How does a lock work?', 'how', 'anything'],
  ['What is a monad?', 'definition', 'anything'],
  ['List the rivers of Peru', 'list', 'anything'],
  ['When rich countries trade, whose wages rise?', 'who', 'person'],
  ['Wann wurde die Brücke gebaut?', 'when', 'date'],
  ['Combien de personnes vivent à Lyon ?', 'how-many', 'number'],
  ['谁写了这本书？', 'who', 'person'],
])('%s', (text, kind, sought) => {
  expect(ask(text)).toMatchObject({ kind, sought })
})

test('names are told from the other words, and the word that asks belongs to neither', () => {
  const question = ask('What county borders the Duke of York Hotel in Avery?')

  expect(question.names).toEqual(['Duke of York Hotel', 'Avery'])
  expect([...question.otherStems]).toEqual(['border'])
  expect(question.noun).toBe('county')
})

test.each([
  ['Which film came out first, 3 Dots or Dying God?', ['3 Dots', 'Dying God']],
  ['who is younger Keith Bostic or Jerry Glanville ?', ['Keith Bostic', 'Jerry Glanville']],
  ['Which band, Cleo or Screaming Trees, had more members?', ['Cleo', 'Screaming Trees']],
  [
    'Are both movies, Naked Tango and Algiers (Film), from Peru?',
    ['Naked Tango', 'Algiers (Film)'],
  ],
  ['Between two bands Audioslave and Bodyjar, which is older?', ['Audioslave', 'Bodyjar']],
  ['Who was born first out of Andy Summers and Bo Diddley?', ['Andy Summers', 'Bo Diddley']],
  ['Is tea or coffee grown there?', ['tea', 'coffee grown there']],
  ['Where is Delft?', []],
])('the sides of %s', (text, sides) => {
  expect(ask(text).alternatives).toEqual(sides)
})

test('any text is a question', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(ask(text).text).toBe(text.trim())
    }),
  )
})

function ask(content: string) {
  return analyseQuestion([{ role: 'user', content }])
}
