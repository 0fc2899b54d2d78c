import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataOfLanguages, neutralData } from './data-of-languages.ts'
import { languageOf, languages } from './languages.ts'
import { fold } from './words/fold.ts'

test('every folder with a code for its name is a language', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)

  expect([...languages.keys()].sort()).toEqual(folders.sort())
})

test('the data of a language are plain, as the bundle of the server has them as files', () => {
  for (const [code, read] of Object.entries({ ...dataOfLanguages, und: neutralData })) {
    expect(read().code).toBe(code)
    expect(JSON.parse(JSON.stringify(read()))).toStrictEqual(read())
  }
})

test('a language without a folder is neutral', () => {
  const { code, stopWords, stemmer } = languageOf('sw')

  expect([code, stopWords.size, stemmer]).toEqual(['und', 0, ''])
})

test.each([...languages.values()])(
  '$code says each of its sentences in its own words',
  (language) => {
    const sentences = Object.values(language.replies)

    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.length).toBeGreaterThanOrEqual(7)
    for (const sentence of sentences) expect(sentence).toBe(sentence.trim().normalize('NFC'))
    if (language.code !== 'en')
      for (const sentence of sentences)
        expect(Object.values(languageOf('en').replies)).not.toContain(sentence)
  },
)

test.each([...languages.values()])('$code asks, refers back, denies, greets and thanks', (one) => {
  const { asks, pronouns, negations, greetings, thanks, leaningOpenings } = one

  for (const phrases of [asks, pronouns, negations, greetings, thanks, leaningOpenings])
    for (const phrase of phrases.all) expect(phrases.has(phrase)).toBe(true)
  expect(new Set(asks.all.map((phrase) => asks.get(phrase))).size).toBeGreaterThan(7)
  expect(pronouns.all.length).toBeGreaterThan(9)
  expect(negations.all.length).toBeGreaterThan(5)
  expect(greetings.all.length).toBeGreaterThan(4)
})

test.each([...languages.values()])('$code asks for the latest', ({ latestWords }) => {
  expect(latestWords.all.length).toBeGreaterThan(4)
  for (const phrase of latestWords.all) expect(latestWords.has(phrase)).toBe(true)
})

test.each([...languages.values()])('$code points at the reader, and orders assistants', (one) => {
  const { verbs, which, what, readers, openings } = one.orders

  for (const words of [verbs, which, what, readers, openings]) expect(words).not.toHaveLength(0)
  expect(one.deictics.all.length).toBeGreaterThan(9)
})

test('stop words are folded', () => {
  for (const { stopWords } of languages.values())
    for (const word of stopWords) expect(word).toBe(fold(word))
})
