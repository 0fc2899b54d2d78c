import { withoutEnd } from '../../../base/text/without-end.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { withoutQuestionMark } from '../../../language/sentence-ends.ts'
import { trimmedRange } from '../../../language/words/trimmed-range.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import { settings } from '../settings.ts'
import { kindAsked, understand } from './understand.ts'

/** Splits a compound question into its parts; empty if there is only one, or more than `plan.partsMax`. */
export function partsOf(question: Question): readonly string[] {
  const words = languageOf(question.language)
  return severalOf(
    markedIn(question).flatMap((sentence) => clausesOf(sentence, words)),
    question,
  )
}

function markedIn({ text }: Question): readonly string[] {
  return text.split(/(?<=[?？؟])\s*/u).flatMap((sentence) => sentence.trim() || [])
}

function severalOf(parts: readonly string[], { language }: Question): readonly string[] {
  const telling = parts.filter((part) => tokens(part, language).some(({ word }) => word.isTerm))
  const distinct = [...new Set(telling)]
  return distinct.length > 1 && distinct.length <= settings.plan.partsMax ? distinct : []
}

/** Splits a sentence where a conjunction is followed by a question word: "When was it built, and by whom?" */
function clausesOf(sentence: string, language: Language): readonly string[] {
  const asksYesNo = language.yesNoOpenings.opening(sentence) !== undefined
  for (const { start, end } of language.conjunctions.find(sentence)) {
    const before = sentence.slice(0, start).trimEnd()
    const rest = sentence.slice(end).trim()
    const isInverted = language.yesNoOpenings.opening(rest) !== undefined
    // "… the song that was loved and was sold" is one question; in "… when does it open" the conjunction is itself the
    // question word.
    const isQuestionWord = isInverted && language.asks.opening(sentence.slice(start)) !== undefined
    const asksAgain =
      language.asks.opening(rest) !== undefined ||
      isQuestionWord ||
      (isInverted && (asksYesNo || pause.test(before)))
    if (!asksAgain || start === 0) continue
    const cut = isQuestionWord ? clauseCut(sentence, start, language) : { start, end }
    if (cut === undefined) continue
    const first = withoutEnd(sentence.slice(0, cut.start).trimEnd(), /[\s,;]/)
    return [first, ...clausesOf(sentence.slice(cut.end).trim(), language)]
  }
  return [sentence]
}

/**
 * The range of the conjunction that joins the clause with this question word to the one before: "…, and if it rains
 * when does it open" is cut at the "and", after the pause. Undefined where the question word is in the first clause:
 * "If it rains when does it open".
 */
function clauseCut(sentence: string, asked: number, language: Language): Range | undefined {
  const joined = language.conjunctions
    .find(sentence.slice(0, asked))
    .filter(({ start }) => start > 0 && pause.test(sentence.slice(0, start).trimEnd()))
  const isFirst = language.conjunctions.opening(sentence) !== undefined
  return joined.at(-1) ?? (isFirst ? undefined : { start: asked, end: asked })
}

const pause = /[,;，、；،]$/

/**
 * A part as a question of its own. A part that refers to the others gets their terms, and the names in the `quotes`
 * that answer the parts before it, as context: "… and who built it?"
 */
export function partAsked(
  part: string,
  question: Question,
  parts: readonly string[],
  quotes: readonly string[],
): Question {
  const others = parts.filter((other) => other !== part).join(' ')
  const { context } = understand([
    { role: 'user', content: others },
    { role: 'assistant', content: '', quotes },
    { role: 'user', content: part },
  ])
  return {
    ...question,
    text: part,
    asks: kindAsked(part, languageOf(question.language)),
    context: `${question.context} ${context}`.trim(),
  }
}

/** One side of a comparison, and the question about it alone. */
export type Side = {
  readonly name: string
  readonly text: string
  readonly asks: Question['asks']
  readonly language: string
}

/**
 * Splits a comparison into the same question about each side: "Which is longer, the Rose?" and "Which is longer, the
 * Star?"; empty if the question compares nothing. Each side has an answer of its own, mostly in another document. If
 * the question says nothing of what is compared ("difference between a pier and a quay"), it is asked what each is.
 */
export function sidesOf({ text, language, asks }: Question): readonly Side[] {
  const words = languageOf(language)
  const body = withoutQuestionMark(text)
  const compared = asks === 'reason' ? undefined : comparedIn(body, words)
  const pair = compared?.pair ?? (asksOfTwo.has(asks) ? alternativesIn(body, words) : undefined)
  if (pair === undefined) return []
  const [one, other] = pair
  const about = ({ start, end }: Range): Side => {
    const name = body.slice(start, end)
    const rest = body.slice(other.end)
    if (compared?.isOfAll) return { name, language, text: `${name}${rest}`, asks: 'definition' }
    return { name, language, asks, text: `${body.slice(0, one.start)}${name}${rest}` }
  }
  return [about(one), about(other)]
}

/** The words of the names of all sides, as they are folded. */
export function wordsOfAll(sides: readonly Side[]): readonly string[] {
  return sides.flatMap(({ name, language }) =>
    tokens(name, language).flatMap(({ word }) => (word.isTerm ? [word.folded] : [])),
  )
}

/** "Which is longer, …", "Who was older, …", "Where is it dearer, …" */
const asksOfTwo: ReadonlySet<Question['asks']> = new Set(['choice', 'person', 'place'])

type Pair = readonly [Range, Range]

/** The sides of a comparison, and whether the question says nothing else of them. */
type Compared = { readonly pair: Pair; readonly isOfAll: boolean }

/**
 * The two sides of "compare the price of A and B", "difference between A and B", "A vs B" or "how does A differ from
 * B": the terms next to the word that joins them. A place may follow: "in Python".
 */
function comparedIn(body: string, language: Language): Compared | undefined {
  const compared = language.comparisons.find(body)[0]
  if (compared === undefined) return undefined
  const joined = language.conjunctions.find(body).findLast(({ start }) => start > compared.end)
  const join = joined ?? compared
  const all = tokens(body, language.code)
  const found = joined === undefined ? all : all.filter(({ start }) => start >= compared.end)
  const before = found.findLastIndex(({ end }) => end <= join.start)
  const after = found.findIndex(({ start, word }) => start >= join.end && word.isTerm)
  const one = runFrom(body, found, before, -1)
  const other = runFrom(body, found, after, 1)
  if (one === undefined || other === undefined) return undefined
  if (language.negations.find(body.slice(join.end, other.end)).length > 0) return undefined
  const hasTerms = (from: number, to: number) =>
    found.some(({ start, end, word }) => word.isTerm && start >= from && end <= to)
  const rest = body.slice(other.end).trimStart()
  const isPlace = language.prepositions.opening(rest) !== undefined
  const goesOn = !isPlace && hasTerms(other.end, body.length)
  if (joined === undefined) {
    return hasTerms(0, one.start) ? undefined : { pair: [one, other], isOfAll: !goesOn }
  }
  return goesOn ? undefined : { pair: [one, other], isOfAll: !hasTerms(compared.end, one.start) }
}

/** The run of adjacent terms that begins at word `from` and goes in the direction of `step`. */
function runFrom(
  body: string,
  words: readonly Token[],
  from: number,
  step: 1 | -1,
): Range | undefined {
  const first = words[from]
  if (first?.word.isTerm !== true) return undefined
  let last = first
  for (let at = from + step; ; at += step) {
    const next = words[at]
    if (next?.word.isTerm !== true || !areBeside(body, last, next)) break
    last = next
  }
  return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) }
}

function areBeside(body: string, one: Range, other: Range): boolean {
  const gap = body.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
  return /^[\s_<-]$/.test(gap)
}

/** The two alternatives of "…, A or B" at the end of a question. */
function alternativesIn(body: string, language: Language): Pair | undefined {
  const join = language.conjunctions.find(body).at(-1)
  const comma = join === undefined ? -1 : body.search(/[,，、،][^,，、،]*$/)
  if (join === undefined || comma < 0 || comma > join.start) return undefined
  const one = trimmedRange(body, { start: comma + 1, end: join.start })
  const other = trimmedRange(body, { start: join.end, end: body.length })
  const isThing = ({ start, end }: Range) => {
    const written = body.slice(start, end)
    const own = tokens(written, language.code)
    return (
      own.length <= settings.sides.wordsMax &&
      own.some(({ word }) => word.isTerm) &&
      language.asks.find(written).length === 0
    )
  }
  const listed = body
    .slice(0, comma)
    .split(/[,，、،]/)
    .slice(1)
    .at(-1)
  const isList =
    listed !== undefined && tokens(listed, language.code).length <= settings.sides.wordsMax
  return isThing(one) && isThing(other) && !isList ? [one, other] : undefined
}
