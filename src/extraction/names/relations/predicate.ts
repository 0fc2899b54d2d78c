import type { ClauseWords } from './clause-words.ts'
import type { GapWord, Text } from './gap.ts'

/** Most words of a predicate without articles and numbers; what is longer is half a sentence. */
const wordsMax = 7
/** Most words of a label. A longer one that says what something is loses the words in its middle. */
const labelWordsMax = 4

/** What is known of the words of a predicate besides. */
export type PredicateOf = {
  /** Whether a single word is likely a verb, as it follows the subject. */
  readonly followsSubject: boolean
  /** The verb that closes the clause, in languages that put it behind the object: "gegründet". */
  readonly closing?: GapWord | undefined
}

/**
 * What the words between two names say, without articles, possessives and numbers, and without a noun that only tells
 * who bears the second name ("brother of the writer"). None if they relate nothing: they are of several clauses, speak
 * of the writer or reader, or lack a verb and a preposition.
 */
export function predicateOf(
  language: ClauseWords,
  between: readonly GapWord[],
  { followsSubject, closing }: PredicateOf,
): readonly GapWord[] {
  const words = saidWords(between, language)
  if (words === undefined || words.length > wordsMax) return []
  const own = closing ? withClosing(words, closing, language) : withoutBearer(words, language)
  if (!relates(own, language, followsSubject)) return []
  return own.length > labelWordsMax ? shortened(own, language) : own
}

/** The words as the text writes them. */
export function phraseOf({ text }: Text, words: readonly GapWord[]): string {
  return words.map(({ start, end }) => text.slice(start, end)).join(' ')
}

/** The words that tell something, without the "s" of "Ada’s"; `undefined` if one is of another clause. */
function saidWords(
  between: readonly GapWord[],
  { foreign, coordinators, relatives, articles, possessives, genitives, prepositions }: ClauseWords,
): readonly GapWord[] | undefined {
  const opening = between[0]?.small ?? ''
  const isJoined = relatives.has(opening) || coordinators.has(opening)
  const words: GapWord[] = []
  for (const [index, word] of between.entries()) {
    const { small } = word
    if (index === 0 && isJoined) continue
    if (isOfDate(between, index)) {
      const [before, after] = [words.at(-1)?.small ?? '', between[index + 1]?.small ?? '']
      if (prepositions.has(before) && prepositions.has(after)) words.pop()
      continue
    }
    if (small === 's' || possessives.has(small) || (articles.has(small) && !genitives.has(small)))
      continue
    if (foreign.has(small)) return undefined
    words.push(word)
  }
  return words
}

/** Whether a word is a number, or a month or weekday beside one. */
function isOfDate(words: readonly GapWord[], at: number): boolean {
  const own = words[at]?.word
  if (own?.isNumber || !own?.isCalendar) return own?.isNumber ?? false
  return own.isCapital || [at - 1, at + 1].some((beside) => words[beside]?.word.isNumber)
}

/** "wurde von" with "gegründet" is "wurde gegründet von". */
function withClosing(
  words: readonly GapWord[],
  closing: GapWord,
  { prepositions }: ClauseWords,
): readonly GapWord[] {
  const last = words.findLastIndex(({ small }) => prepositions.has(small))
  if (last < 0) return [...words, closing]
  return [...words.slice(0, last), closing, ...words.slice(last, last + 1)]
}

/** Most words that tell who bears a name: "the French writer". */
const bearerWordsMax = 3

/** "brother of" for "brother of writer". */
function withoutBearer(
  words: readonly GapWord[],
  { prepositions, relating, coordinators }: ClauseWords,
): readonly GapWord[] {
  const last = words.findLastIndex(({ small }) => prepositions.has(small))
  const behind = words.slice(last + 1).filter(({ small }) => !coordinators.has(small))
  if (last < 1 || behind.length > bearerWordsMax) return words
  return behind.some(({ small }) => relating.has(small)) ? words : words.slice(0, last + 1)
}

function relates(
  words: readonly GapWord[],
  { relating, copulas, auxiliaries, coordinators, articles }: ClauseWords,
  followsSubject: boolean,
): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || coordinators.has(last.small)) return false
  if (words.length === 1 && articles.has(first.small)) return false
  if (words.every(({ small }) => auxiliaries.has(small)))
    return words.length === 1 && copulas.has(first.small)
  if (words.some(({ small }) => relating.has(small))) return true
  if (!followsSubject || last.word.isStopWord) return false
  return words.length === 1 || (words.length === 2 && first.word.isStopWord)
}

/** "is village in" for "is small fishing village in northern"; of what is no definition, the verb cannot be told. */
function shortened(
  words: readonly GapWord[],
  { copulas, prepositions }: ClauseWords,
): readonly GapWord[] {
  if (words.length === labelWordsMax + 1) return words
  const [first, ...others] = words.slice(0, -1)
  const isDefinition = first !== undefined && copulas.has(first.small)
  if (!isDefinition || others.some(({ small }) => prepositions.has(small))) return []
  return [first, ...words.slice(-2)]
}
