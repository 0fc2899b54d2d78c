import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

test.each([
  ['Who wrote Faust', true],
  ['In which year was Faust written', true],
  ['Faust was written by whom?', true],
  ['红楼梦的作者是谁？', true],
  ['Wer schrieb Faust', true],
  ['Faust was written by Goethe.', false],
  ['Cells which divide are known', false],
  ['faust goethe', false],
])('asking or claiming: %s', (text, isAsking) => {
  expect(readQuestion(text).isAsking).toBe(isAsking)
})

test('a word is looked up under its stem in the question’s language and in English', () => {
  const { terms } = readQuestion('Wer waren die Söhne, und wo sind Häusern?')

  expect(terms.map(({ stems }) => stems)).toEqual([
    ['sohn', 'soehn'],
    ['haus', 'hausern', 'haeus', 'haeusern'],
  ])
})

test('and in all languages that documents are in, whatever the question was told to be', () => {
  const { terms } = readQuestion('prezzo: abbonamento', '', ['it', 'en'])

  expect(terms.map(({ stems }) => stems)).toEqual([
    ['prezzo', 'prezz'],
    ['abbonamento', 'abbon'],
  ])
})

test('words that are one word elsewhere, and acronyms of which there are several, are found too', () => {
  const stemsOf = (text: string) => readQuestion(text, '', ['en']).terms.map(({ stems }) => stems)

  expect(stemsOf('Which relay host, and which PDFs?')).toEqual([
    ['relay', 'relayhost'],
    ['host', 'relayhost'],
    ['pdfs', 'pdf'],
  ])
  expect(stemsOf('How long is the Relay Host, the relay or host')).not.toContainEqual(
    expect.arrayContaining(['relayhost']),
  )
})

test('a word that only asks counts less than what it asks for', () => {
  const weights = (text: string) => readQuestion(text).terms.map(({ weight }) => weight)
  const [thing = 0, asking = 0] = weights('lighthouse meaning')

  expect(thing).toBe(1)
  expect(asking).toBeLessThan(thing)
  expect(weights('lighthouse keeper')).toEqual([1, 1])
})

test('a word that comes twice is one term with two places', () => {
  const text = 'Is a harbour near the Harbours?'
  const harbour = readQuestion(text).terms.find(({ stems }) => stems.includes('harbour'))

  expect(harbour?.ranges.map(({ start, end }) => text.slice(start, end))).toEqual([
    'harbour',
    'Harbours',
  ])
})

test('a small word of another language is a term where all documents are in one', () => {
  const { terms } = readQuestion('fire drill', undefined, ['en'])
  expect(terms.map(({ stems }) => stems[0])).toEqual(['fire', 'drill'])
})
