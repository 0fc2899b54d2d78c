import { Memo } from '../../../base/cache/memo.ts'
import { entryOf, type LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import type { FoundPhrase, Phrases } from '../../../language/phrases.ts'
import { isTimeUnit, measureOpening } from '../../../language/quantities/measures.ts'
import { type Dimension, kindsOf, type ValueKind } from '../../../language/value-words.ts'
import { isWithin, overlap } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import type { Measure } from '../features/measure.ts'
import { isTelling } from '../grounding/alignment.ts'
import { type AskedTerm, isOwn, lastSentenceStart, questionWords } from '../question/asked-terms.ts'
import { surePronouns } from '../question/pronouns.ts'

/** What a question for a value asks for. */
export type ValueAsked = {
  /** The kinds of value that answer it, the likelier first. */
  readonly kinds: readonly ValueKind[]
  /** Whether its words leave no other kind open: "how heavy", unlike "how much". */
  readonly isPrecise: boolean
  /** The kinds that a word of a sentence may name: of all that "how much" may ask for only money. */
  readonly naming: readonly ValueKind[]
  /** For each question term, whether it is about the subject, and not about what is asked of it. */
  readonly isOfSubject: readonly boolean[]
  /** The question terms that name its kind, also within question words: "wide" of "how wide". */
  readonly ofKind: ReadonlySet<number>
  /** What a length is to measure: "tall" asks for the height. */
  readonly dimensions: ReadonlySet<Dimension>
  /** The terms of the subject that are units of time: "per year". */
  readonly times: readonly number[]
  /** For a question for a number of things, the term that names them. */
  readonly counted: number | undefined
  /** Whether it denies something: "without the battery". */
  readonly isDenied: boolean
  /** Whether only the question before tells the kinds. */
  readonly isAsBefore: boolean
  /** The words of the question, none of which is what it asks for: "in which month of 1349". */
  readonly said: ReadonlySet<string>
}

/** Reads a question for the kind of value that it asks for; undefined if it asks for none, or for two things. */
export function valueAsked({
  question,
  measure,
}: {
  readonly question: Question
  readonly measure: Measure
}): ValueAsked | undefined {
  const { text, language } = question
  const asking = askingPhrase(question)
  const words = tokensOfShort(text, language)
  const writtenAt = (at: number) => text.slice(words[at]?.start, words[at]?.end)
  const named = wordsNaming(text, words, language)
  const things = thingsNaming(text, words, language)
  const told = named.map((own, at) => own ?? things[at])
  // "How much is a day pass?" asks for no day, where another word or the question words say what it asks for.
  const surely = told.map((kinds, at) => (isTimeUnit(writtenAt(at), language) ? undefined : kinds))
  const before = asking === undefined ? kindsBefore(question) : undefined
  const found =
    asking === undefined
      ? (kindsNamed(measure.terms, words, surely, question) ??
        kindsNamed(measure.terms, words, told, question) ??
        before)
      : kindsOfPhrase(asking, words, surely, question)
  if (found === undefined || asksTwice(question, words)) return undefined
  const { kinds, isPrecise } = found
  const roles = measure.terms.map((term) =>
    roleOf(term, words[term.position], found, { asking, named: named[term.position], language }),
  )
  const isTime = (term: number) => {
    const position = measure.terms[term]?.position
    const isSubject = roles[term] === 'subject' && position !== undefined
    return isSubject && isTimeUnit(writtenAt(position), language)
  }
  // What it is about was said before: "I am asked onto a board. How much time may it take?", "When was she born?"
  if (lastSentenceStart(text) > 0 && !roles.includes('subject')) return undefined
  if (question.context !== '' && refersBack(measure.terms, roles, question)) return undefined
  const { negations } = wordSetsOf(language)
  return {
    kinds,
    naming: kinds.length > kindsNamedMax ? kinds.slice(0, 1) : kinds,
    isPrecise,
    isOfSubject: roles.map((role) => role === 'subject'),
    ofKind: new Set(roles.flatMap((role, term) => (role === 'kind' ? [term] : []))),
    dimensions: dimensionsAsked(text, words, asking, language),
    times: [...roles.keys()].filter(isTime),
    counted: kinds.includes('count')
      ? countedTerm(measure.terms, asking?.end ?? 0, words)
      : undefined,
    isAsBefore: found === before,
    isDenied: words.some(({ word }) => negations.has(word.folded)),
    said: new Set(words.map(({ start, end }) => text.slice(start, end))),
  }
}

/** Whether a follow-up question says nothing of the thing whose value it asks for, or calls it by a pronoun. */
function refersBack(
  terms: readonly AskedTerm[],
  roles: readonly ('kind' | 'subject' | undefined)[],
  { text, language }: Question,
): boolean {
  const subjects = terms.filter((_, at) => roles[at] === 'subject')
  if (subjects.some(isTelling)) return false
  return subjects.length === 0 || surePronouns(text, languageOf(language)).length > 0
}

/** The kinds that the question before asks for: "And the deposit?" after "How much is the rent?" */
function kindsBefore({ before, language }: Question): Kinds | undefined {
  if (before === undefined) return undefined
  const words = tokensOfShort(before, language)
  const asked = { text: before, language }
  const named = wordsNaming(before, words, language)
  const asking = askingPhrase(asked)
  if (asking !== undefined) return kindsOfPhrase(asking, words, named, asked)
  const kinds = named.find((own) => own !== undefined)
  return kinds && { kinds, isPrecise: false }
}

/** What a term of the question is for: it names the kind of value, or what the value is of, or neither. */
function roleOf(
  term: AskedTerm,
  token: Token | undefined,
  { kinds, unit }: Kinds,
  { asking, named, language }: TermAsked,
): 'kind' | 'subject' | undefined {
  if (token === undefined) return undefined
  const isAsking = asking !== undefined && isWithin(token, asking)
  if (isAsking || named?.some((kind) => kinds.includes(kind))) return 'kind'
  const saysLittle = wordsOfValues(language).plain.has(keyOf(token.word))
  return isOwn(term) && term.position !== unit && !saysLittle ? 'subject' : undefined
}

type TermAsked = {
  /** The question words. */
  readonly asking: Range | undefined
  /** The kinds that the word names. */
  readonly named: readonly ValueKind[] | undefined
  readonly language: string
}

/** A question as written. */
type Written = Pick<Question, 'text' | 'language'>

/** Whether a question goes on with another: "How long does it last, and what does it cost?" */
function asksTwice({ text, language }: Question, words: readonly Token[]): boolean {
  return words.some(
    ({ word, end }) =>
      word.isCoordinator &&
      questionWords(text.slice(end).trimStart(), languageOf(language)) !== undefined,
  )
}

/** The question words of its last sentence that ask for a value: "how heavy". */
function askingPhrase({ text, language }: Written): FoundPhrase<readonly ValueKind[]> | undefined {
  const { values } = languageOf(language)
  const from = lastSentenceStart(text)
  const last = text.slice(from)
  const things = values.things.find(last)
  // "開館時間は" asks for no "時間は".
  const isInThing = ({ start }: Range) =>
    things.some((thing) => thing.start < start && start < thing.end)
  const phrase = values.asks.find(last).find((one) => !isInThing(one))
  return phrase && { ...phrase, start: phrase.start + from, end: phrase.end + from }
}

/** What the question words say that a length measures, or the others if they say nothing: "how tall", "what width". */
function dimensionsAsked(
  text: string,
  words: readonly Token[],
  asking: Range | undefined,
  language: string,
): ReadonlySet<Dimension> {
  const { dimensions } = wordsOfValues(language)
  const saidBy = (some: readonly Token[]) => {
    return new Set(some.flatMap(({ word }) => dimensions.get(keyOf(word)) ?? []))
  }
  const phrase = text.slice(asking?.start, asking?.end)
  const own = saidBy(asking === undefined ? [] : tokensOfShort(phrase, language))
  return own.size > 0 ? own : saidBy(words)
}

/** A question for more kinds than this names none of them. */
const kindsNamedMax = 2

type Kinds = {
  readonly kinds: readonly ValueKind[]
  readonly isPrecise: boolean
  /** The word of the question that is a unit: "how many litres". */
  readonly unit?: number
}

/** The kinds of question words, narrowed by another word for one of them: "how long does it last". */
function kindsOfPhrase(
  { value: kinds, ...asking }: FoundPhrase<readonly ValueKind[]>,
  words: readonly Token[],
  named: Naming,
  { text, language }: Written,
): Kinds {
  const next = words.findIndex(({ start }) => start >= asking.end)
  const unit = kinds.includes('count')
    ? measureOpening(` ${text.slice(words[next]?.start)}`, language)
    : undefined
  if (unit !== undefined) return { kinds: [unit.kind], isPrecise: true, unit: next }
  const others = words.flatMap(({ start }, position) =>
    start < asking.end && start >= asking.start ? [] : (named[position] ?? []),
  )
  const narrowed = others.filter((kind) => kinds.includes(kind))
  if (narrowed.length > 0) return { kinds: [...new Set(narrowed)], isPrecise: true }
  // "How high is the rent?"
  if (others.length > 0 && kinds.length > 1)
    return { kinds: [...new Set(others)], isPrecise: false }
  return { kinds, isPrecise: kinds.length === 1 && kinds[0] !== 'count' }
}

/**
 * The kinds of the word that a question without such question words asks for: the first of its terms, or its last
 * word: "What is the weight of …?", "What does … cost?"
 */
function kindsNamed(
  terms: readonly AskedTerm[],
  words: readonly Token[],
  named: Naming,
  question: Question,
): Kinds | undefined {
  // "And the power?" names the kind itself.
  const asks = question.asksAsBefore ? undefined : question.asks
  if (asks === 'time') return { kinds: kindsOf('moment'), isPrecise: false }
  if (!mayName.has(asks)) return undefined
  const own = terms.filter(({ isAsking, weight }) => !isAsking && weight === 1)
  const places = [own[0]?.position ?? -1, words.length - 1]
  for (const place of places) {
    const kinds = named[place]
    if (kinds !== undefined && kinds.length > 0) return { kinds, isPrecise: false }
  }
  return undefined
}

/** Questions whose words may name a value. */
const mayName: ReadonlySet<Question['asks']> = new Set(['thing', 'choice', 'definition', undefined])

/** The first term behind the question words: what is counted. */
function countedTerm(terms: readonly AskedTerm[], from: number, words: readonly Token[]) {
  const found = terms.findIndex(
    (term) => !term.isAsking && (words[term.position]?.start ?? -1) >= from,
  )
  return found < 0 ? undefined : found
}

/** For each word, the kinds of value that it names, alone or together with those beside it. */
export function wordsNaming(text: string, words: readonly Token[], language: string): Naming {
  return naming(text, words, wordsOfValues(language).kinds, languageOf(language).values.words)
}

/** For each word, the kinds of value that the thing is which it names: "rent". */
function thingsNaming(text: string, words: readonly Token[], language: string): Naming {
  return naming(text, words, wordsOfValues(language).things, languageOf(language).values.things)
}

type Naming = readonly (readonly ValueKind[] | undefined)[]

function naming(
  text: string,
  words: readonly Token[],
  byStem: ReadonlyMap<number | string, readonly ValueKind[]>,
  phrases: Phrases<readonly ValueKind[]>,
): Naming {
  const named = words.map(({ word }) => byStem.get(keyOf(word)))
  for (const phrase of phrases.find(text))
    words.forEach((word, at) => {
      if (overlap(word, phrase)) named[at] = phrase.value
    })
  return named
}

/** A word as words about values are compared: by its stem, or as it is. */
export function keyOf({ isTerm, hash, folded }: LexiconEntry): number | string {
  return isTerm ? hash : folded
}

/** The words about values of a language, by stem, cached. */
export function wordsOfValues(language: string): StemmedWords {
  return stemmed.get(languageOf(language).code)
}

type StemmedWords = {
  readonly kinds: ReadonlyMap<number | string, readonly ValueKind[]>
  readonly things: ReadonlyMap<number | string, readonly ValueKind[]>
  readonly dimensions: ReadonlyMap<number | string, Dimension>
  readonly plain: ReadonlySet<number | string>
}

const stemmed = new Memo(64, (code: string): StemmedWords => {
  const { words, things, dimensions, plain } = languageOf(code).values
  return {
    kinds: byStem(words, code),
    things: byStem(things, code),
    dimensions: new Map(dimensions.map(([word, one]) => [keyOf(entryOf(word, code)), one])),
    plain: new Set(plain.map((word) => keyOf(entryOf(word, code)))),
  }
})

function byStem(phrases: Phrases<readonly ValueKind[]>, code: string) {
  const kinds = new Map<number | string, readonly ValueKind[]>()
  for (const [word, own] of phrases.entries) {
    if (/\s/.test(word)) continue
    const key = keyOf(entryOf(word, code))
    kinds.set(key, [...new Set([...(kinds.get(key) ?? []), ...own])])
  }
  return kinds
}
