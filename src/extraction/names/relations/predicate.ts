import { languageOf } from '../../../language/languages.ts'
import { nameWords } from '../../../language/name-words.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Token } from '../../terms/tokens.ts'

/** Most words of a predicate without articles and numbers; what is longer is half a sentence. */
const wordsMax = 7

/**
 * What the words between two names say, without articles and numbers. Empty if they relate nothing: they are of several
 * clauses, speak of the writer or reader, or lack a verb and a preposition. `followsSubject` tells that a single word
 * is likely a verb.
 */
export function predicateOf(
  text: string,
  between: readonly Token[],
  language: string,
  followsSubject: boolean,
): string {
  const { relatives, foreign, relating } = clauseWords(language)
  const opening = between[0]?.word.folded ?? ''
  const isJoined = relatives.has(opening) || nameWords.coordinators.has(opening)
  const words: Token[] = []
  for (const token of isJoined ? between.slice(1) : between) {
    const { folded, isNumber } = token.word
    if (isNumber || nameWords.droppedByRelations.has(folded)) continue
    if (foreign.has(folded) || words.length === wordsMax) return ''
    words.push(token)
  }
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || last.word.isCoordinator) return ''
  const relates =
    words.some(({ word }) => relating.has(word.folded)) ||
    (words.length === 1 && followsSubject && !first.word.isStopWord) ||
    (words.length === 2 && first.word.isStopWord && !last.word.isStopWord)
  return relates ? words.map(({ start, end }) => text.slice(start, end)).join(' ') : ''
}

/**
 * Whether a preposition, a copula or an auxiliary is among the words: a name after them is not what the clause is
 * about.
 */
export function haveRelatingWord(words: readonly Token[], language: string): boolean {
  const { relating } = clauseWords(language)
  return words.some(({ word }) => relating.has(word.folded))
}

/** Words of a language that tell whether others between two names relate them. */
function clauseWords(code: string): ClauseWords {
  const language = languageOf(code)
  const known = clauseWordsOf.get(language.code)
  if (known !== undefined) return known
  const relatives = new Set(language.relatives.all.map(fold))
  const { deictics, conjunctions, pronouns } = language
  const { prepositions, copulas, ofWords, yesNoOpenings } = language
  const others = [deictics, conjunctions, pronouns].flatMap(({ all }) => all.map(fold))
  const links = [prepositions, copulas, ofWords, yesNoOpenings].flatMap(({ all }) => all.map(fold))
  const foreign = new Set([...others, ...relatives].filter((word) => !links.includes(word)))
  for (const word of nameWords.coordinators) foreign.delete(word)
  const words = { relatives, foreign, relating: new Set(links) }
  clauseWordsOf.set(language.code, words)
  return words
}

type ClauseWords = {
  /** What may join a clause to the name before it: "which". */
  readonly relatives: ReadonlySet<string>
  /** Words of another clause, or of the writer and reader: "because", "they", "our". */
  readonly foreign: ReadonlySet<string>
  /** Prepositions, copulas and auxiliaries. */
  readonly relating: ReadonlySet<string>
}

const clauseWordsOf = new Map<string, ClauseWords>()
