import type { Language } from '../language.ts'
import { languages } from '../languages.ts'
import type { Phrases } from '../phrases.ts'
import { fold } from '../words/fold.ts'
import { eachWord } from '../words/words.ts'
import { unified } from './unified.ts'

/**
 * The small words of several languages, as plain data: the bundle of the server has what these functions return instead
 * of the functions. To make both tables takes 70 ms of CPU, to read them 2 ms, which each process and thread would wait
 * for.
 */
export type SmallWordTable = {
  /** By word as written in lower case, by folded word and by non-ASCII letter: the number of its votes. */
  readonly written: VotesByWord
  readonly folded: VotesByWord
  readonly letters: VotesByWord
  readonly votes: readonly (readonly Vote[])[]
}
type VotesByWord = Readonly<Record<string, number>>

/** One for each language that has the word. */
export type Vote = {
  readonly code: string
  /** `opening`: opens a question, so it is no name although a capital follows ("Sind Haustiere erlaubt?"). */
  readonly kind: 'asking' | 'opening' | 'letter' | 'other'
}

/** The small words of the languages in the Latin script. */
export function smallWordsInLatin(): SmallWordTable {
  return tableOf((script) => script === 'Latn')
}

/** The small words of all other languages: no word is in both, so a text needs one table or the other. */
export function smallWordsInOthers(): SmallWordTable {
  return tableOf((script) => script !== 'Latn')
}

type Votes = Map<string, Vote[]>

function tableOf(isOfScript: (script: string | undefined) => boolean): SmallWordTable {
  const written: Votes = new Map()
  const folded: Votes = new Map()
  const letters: Votes = new Map()
  for (const language of languages.values()) {
    const { code } = language
    if (!isOfScript(new Intl.Locale(code).maximize().script)) continue
    for (const letter of language.letters) cast(letters, letter, { code, kind: 'letter' })
    // Stop words are listed without accents, which languages without letters of their own do not write.
    const stopWords = language.letters.length === 0 ? written : folded
    for (const word of language.stopWords) cast(stopWords, word, { code, kind: 'other' })
    for (const [word, kind] of vocabulary(language)) {
      cast(written, word, { code, kind })
      const plain = fold(word)
      if (plain !== word) cast(folded, plain, { code, kind })
    }
  }
  return asData({ written, folded, letters })
}

/** Adds a vote, of two of the same language the one that asks; those of a language come one after the other. */
function cast(votes: Votes, word: string, vote: Vote): void {
  const cast = votes.get(word)
  const last = cast?.at(-1)
  if (cast === undefined) votes.set(word, [vote])
  else if (last?.code !== vote.code) cast.push(vote)
  else if (vote.kind === 'asking') cast[cast.length - 1] = vote
}

function* vocabulary(language: Language): Generator<[word: string, kind: Vote['kind']]> {
  const openings = new Set(wordsOfAll(language.yesNoOpenings))
  const kindOf = (word: string) => (openings.has(word) ? 'opening' : 'other')
  for (const phrase of language.asks.all) {
    const isWord = !/\s/.test(phrase)
    for (const word of wordsOf(phrase)) yield [word, isWord ? 'asking' : kindOf(word)]
  }
  const others = [
    ...[language.yesNoOpenings, language.yesNoParticles, language.prepositions, language.pronouns],
    ...[language.followUps, language.conjunctions, language.ofWords, language.relatives],
    ...[language.negations, language.articles, language.copulas, language.leaningOpenings],
    ...[language.greetings, language.thanks],
  ]
  for (const phrases of others) for (const word of wordsOfAll(phrases)) yield [word, kindOf(word)]
}

function wordsOfAll({ all }: Phrases): string[] {
  return all.flatMap(wordsOf)
}

function wordsOf(phrase: string): string[] {
  const written = unified(phrase).toLowerCase()
  const found: string[] = []
  eachWord(written, (start, end) => found.push(written.slice(start, end)))
  return found
}

/** Words with the same votes share them. */
function asData(all: Readonly<Record<'written' | 'folded' | 'letters', Votes>>): SmallWordTable {
  const numbers = new Map<string, number>()
  const numberOf = (votes: readonly Vote[]) => {
    const written = JSON.stringify(votes)
    const number = numbers.get(written) ?? numbers.size
    numbers.set(written, number)
    return number
  }
  const byWord = (votes: Votes): VotesByWord =>
    Object.fromEntries(Array.from(votes, ([word, each]) => [word, numberOf(each)]))
  const { written, folded, letters } = all
  return {
    ...{ written: byWord(written), folded: byWord(folded), letters: byWord(letters) },
    votes: Array.from(numbers.keys(), (each) => JSON.parse(each)),
  }
}
