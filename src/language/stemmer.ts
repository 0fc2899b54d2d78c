import { createRequire } from 'node:module'
import { stem as stemEnglish } from 'porter2'
import { fold } from './fold.ts'
import { languages } from './languages.ts'

/** The stem of a folded word, or '' for a stop word. */
export type Stemmer = (word: string) => string

/** The stemmer of a language; one that is not known leaves words as they are. */
export function stemmerOf(language: string): Stemmer {
  const known = languages.get(language)
  if (known === undefined) return (word) => word
  const { stopWords, stemmer } = known
  const stem = newStemmer(stemmer)
  return (word) => (stopWords.has(word) ? '' : stem(word))
}

function newStemmer(name: string): Stemmer {
  if (name === '') return (word) => word
  if (name === 'english') return stemEnglish
  const { newStemmer }: typeof import('snowball-stemmers') = require('snowball-stemmers')
  const stemmer = newStemmer(name)
  return (word) => fold(stemmer.stem(word))
}

/** Snowball knows English too, but is slower, and large: it is loaded only for a text that needs it. */
const require = createRequire(import.meta.url)
