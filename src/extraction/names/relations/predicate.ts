import type { Token } from '../../terms/tokens.ts'
import type { Text } from './gap.ts'

/** Most words of a predicate without articles and numbers; what is longer is half a sentence. */
const wordsMax = 7
/** Most words of a label. A longer one that says what something is loses the words in its middle. */
const labelWordsMax = 4

/** What is known of the words of a predicate besides. */
export type PredicateOf = {
  /** Whether a single word is likely a verb, as it follows the subject. */
  readonly followsSubject: boolean
  /** The verb that closes the clause, in languages that put it behind the object: "gegründet". */
  readonly closing?: Token | undefined
}

/**
 * What the words between two names say, without articles, possessives and numbers, and without a noun that only tells
 * who bears the second name ("brother of the writer"). None if they relate nothing: they are of several clauses, speak
 * of the writer or reader, or lack a verb and a preposition.
 */
export function predicateOf(
  between: readonly Token[],
  { followsSubject, closing }: PredicateOf,
): readonly Token[] {
  const words = saidWords(between)
  if (words === undefined || words.length > wordsMax) return []
  const own = closing ? withClosing(words, closing) : withoutBearer(words)
  if (!relates(own, followsSubject)) return []
  return own.length > labelWordsMax ? shortened(own) : own
}

/** The words as the text writes them. */
export function phraseOf({ text }: Text, words: readonly Token[]): string {
  return words.map(({ start, end }) => text.slice(start, end)).join(' ')
}

/** The words that tell something, without the "s" of "Ada’s"; `undefined` if one is of another clause. */
function saidWords(between: readonly Token[]): readonly Token[] | undefined {
  const opening = between[0]?.word.role
  const isJoined = opening?.isRelative || opening?.isCoordinator
  const words: Token[] = []
  for (const [index, token] of between.entries()) {
    if (index === 0 && isJoined) continue
    if (isOfDate(between, index)) {
      const [before, after] = [words.at(-1)?.word.role, between[index + 1]?.word.role]
      if (before?.isPreposition && after?.isPreposition) words.pop()
      continue
    }
    const { lower, role } = token.word
    if (lower === 's' || role.isPossessive || (role.isArticle && !role.isGenitive)) continue
    if (role.isForeign) return undefined
    words.push(token)
  }
  return words
}

/** Whether a word is a number, or a month or weekday beside one. */
function isOfDate(words: readonly Token[], at: number): boolean {
  const own = words[at]?.word
  if (own?.isNumber || !own?.isCalendar) return own?.isNumber ?? false
  return own.isCapital || [at - 1, at + 1].some((beside) => words[beside]?.word.isNumber)
}

/** "wurde von" with "gegründet" is "wurde gegründet von". */
function withClosing(words: readonly Token[], closing: Token): readonly Token[] {
  const last = words.findLastIndex(isPreposition)
  if (last < 0) return [...words, closing]
  return [...words.slice(0, last), closing, ...words.slice(last, last + 1)]
}

/** Most words that tell who bears a name: "the French writer". */
const bearerWordsMax = 3

/** "brother of" for "brother of writer". */
function withoutBearer(words: readonly Token[]): readonly Token[] {
  const last = words.findLastIndex(isPreposition)
  const behind = words.slice(last + 1).filter(({ word }) => !word.role.isCoordinator)
  if (last < 1 || behind.length > bearerWordsMax) return words
  return behind.some(isRelating) ? words : words.slice(0, last + 1)
}

function relates(words: readonly Token[], followsSubject: boolean): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || last.word.role.isCoordinator) return false
  if (words.length === 1 && first.word.role.isArticle) return false
  if (words.every(({ word }) => word.role.isAuxiliary))
    return words.length === 1 && first.word.role.isCopula
  if (words.some(isRelating)) return true
  if (!followsSubject || last.word.isStopWord) return false
  return words.length === 1 || (words.length === 2 && first.word.isStopWord)
}

/** "is village in" for "is small fishing village in northern"; of what is no definition, the verb cannot be told. */
function shortened(words: readonly Token[]): readonly Token[] {
  if (words.length === labelWordsMax + 1) return words
  const [first, ...others] = words.slice(0, -1)
  if (!first?.word.role.isCopula || others.some(isPreposition)) return []
  return [first, ...words.slice(-2)]
}

function isPreposition({ word }: Token): boolean {
  return word.role.isPreposition
}

function isRelating({ word }: Token): boolean {
  return word.role.isRelating
}
