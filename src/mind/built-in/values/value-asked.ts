import { Memo } from '../../../base/cache/memo.ts'
import { entryOf, type LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Phrases } from '../../../language/phrases.ts'
import { isTimeUnit, measureOpening } from '../../../language/quantities/measures.ts'
import { kindsOf, type ValueKind } from '../../../language/value-words.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import type { Measure } from '../features/measure.ts'
import { type AskedTerm, isOwn, lastSentenceStart } from '../question/asked-terms.ts'

/** What a question for a value asks for. */
export type ValueAsked = {
  /** The kinds of value that answer it, the likelier first. */
  readonly kinds: readonly ValueKind[]
  /** Whether its words leave no other kind: "how heavy", unlike "how much". */
  readonly isPrecise: boolean
  /** Those of them that a word of a sentence may name: of all that "how much" may ask for only money. */
  readonly naming: readonly ValueKind[]
  /** For each question term, whether it is about the subject, and not about what is asked of it. */
  readonly isOfSubject: readonly boolean[]
  /** The question terms that name its kind, also within question words: "wide" of "how wide". */
  readonly ofKind: ReadonlySet<number>
  /** The terms of the subject that are units of time: "per year". */
  readonly times: readonly number[]
  /** For a question for a number of things, the term that names them. */
  readonly counted: number | undefined
  /** Whether it denies something: "without the battery". */
  readonly isDenied: boolean
}

/** Reads a question for the kind of value that it asks for; undefined if it asks for none. */
export function valueAsked({
  question,
  measure,
}: {
  readonly question: Question
  readonly measure: Measure
}): ValueAsked | undefined {
  const { text, language } = question
  const { values } = languageOf(language)
  const from = lastSentenceStart(text)
  const [phrase] = values.asks.find(text.slice(from))
  const asking = phrase && { start: phrase.start + from, end: phrase.end + from }
  const words = tokensOfShort(text, language)
  const named = wordsNaming(text, words, language)
  const things = thingsNaming(text, words, language)
  const told = named.map((own, at) => own ?? things[at])
  const found =
    asking === undefined
      ? kindsNamed(measure.terms, words, told, question)
      : kindsOfPhrase(phrase?.value ?? [], asking, words, told, question)
  if (found === undefined) return undefined
  const { kinds, isPrecise } = found
  const isKind = (position: number) =>
    named[position]?.some((kind) => kinds.includes(kind)) === true
  const isWithin = ({ start, end }: Range) =>
    asking !== undefined && asking.start <= start && end <= asking.end
  const termsWhere = (is: (term: AskedTerm) => boolean) =>
    measure.terms.flatMap((term, at) => (is(term) ? [at] : []))
  const { plain } = wordsOfValues(language)
  const isOfSubject = measure.terms.map((term) => {
    const token = words[term.position]
    if (!isOwn(term) || token === undefined) return false
    if (isWithin(token) || term.position === found.unit || isKind(term.position)) return false
    return !plain.has(keyOf(token.word))
  })
  const counted = kinds.includes('count')
    ? countedTerm(measure.terms, asking?.end ?? 0, words)
    : undefined
  const naming = kinds.length > kindsNamedMax ? kinds.slice(0, 1) : kinds
  const { negations } = wordSetsOf(language)
  const isDenied = words.some(({ word }) => negations.has(word.folded))
  const ofKind = termsWhere(({ position }) => {
    const token = words[position]
    return token !== undefined && (isWithin(token) || isKind(position))
  })
  const times = termsWhere(({ position }) => {
    const token = words[position]
    return token !== undefined && isTimeUnit(text.slice(token.start, token.end), language)
  }).filter((term) => isOfSubject[term])
  return {
    kinds,
    naming,
    isPrecise,
    isOfSubject,
    ofKind: new Set(ofKind),
    times,
    counted,
    isDenied,
  }
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
  kinds: readonly ValueKind[],
  asking: Range,
  words: readonly Token[],
  named: Naming,
  { text, language }: Question,
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
  { asks }: Question,
): Kinds | undefined {
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

/** The same of things that are values: "rent". */
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
  for (const { start, end, value } of phrases.find(text))
    words.forEach((word, at) => {
      if (word.start < end && start < word.end) named[at] = value
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
  readonly plain: ReadonlySet<number | string>
}

const stemmed = new Memo(64, (code: string): StemmedWords => {
  const { words, things, plain } = languageOf(code).values
  return {
    kinds: byStem(words, code),
    things: byStem(things, code),
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
