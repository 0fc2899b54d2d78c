import type { Language } from '../language.ts'
import { phrasesOfAll } from '../phrases-of-all.ts'
import { terms } from '../word-forms/terms.ts'
import { wordRanges } from '../words/words.ts'

/**
 * How many characters at the start of a sentence only lead to what it asks: "Hi, could you please tell me" before "when
 * it opens". What is listed as a lead-in always does, other politeness where a mark or a question follows ("tell me: …",
 * "tell me when …"). 0 where no lead-in opens the sentence, or it says nothing else.
 */
export function leadInLength(sentence: string, language: Language): number {
  const { articles, leadIns } = language
  const start = leadIns.opening(sentence) ? 0 : (articles.opening(sentence)?.end ?? 0)
  if (!politeness.open(sentence.slice(start))) return 0
  const length = politeLength(sentence, start, language)
  const rest = sentence.slice(length)
  if (length === 0 || terms(rest, language.code).length === 0) return 0
  const joined = opensQuestion(rest, language) ? undefined : language.conjunctions.opening(rest)
  const end = length + (joined?.end ?? 0)
  return end + (separator.exec(sentence.slice(end))?.[0].length ?? 0)
}

/** Most sentences open with none of them, which is told without their language. */
const politeness = phrasesOfAll(['leadIns', 'courtesies', 'greetings', 'questionLabels'])
/** What ends a lead-in; a dash only between spaces, as `--flag` is no part of it. */
const mark = /^\s{0,9}(?:[,;:.…!،，：；、]|[–—-]\s)/u
const separator = /^(?:[\s,;:.…!،，：；、]|[–—-]\s){0,9}/u

/** The length of the polite opening of a sentence; 0 where nothing tells that it is no more than polite. */
function politeLength(sentence: string, start: number, language: Language): number {
  let [length, politeEnd, weight] = [0, 0, 0]
  for (let at = start; at < Math.min(sentence.length, lengthMax); ) {
    const rest = sentence.slice(at)
    if (weight > 1 && mark.test(rest)) length = politeEnd = at
    const polite = politeOpening(rest, language)
    const asks = polite === undefined && weight > 1 && opensQuestion(rest, language)
    // Where words are not separated, a question word follows any verb: "你能回答什么问题".
    if (asks) return politeEnd === at && !language.isUnspaced ? at : length
    const end = polite?.end ?? smallWordEnd(rest, language)
    if (end === undefined || (polite === undefined && weight === 0)) break
    at += end
    if (polite) politeEnd = at
    weight += polite?.weight ?? 0
    if (polite?.isLeadIn) length = at
  }
  return length
}

/** Who leads in at more length tells what the question is about. Not measured. */
const lengthMax = 200

type Polite = { readonly end: number; readonly weight: number; readonly isLeadIn: boolean }

/** A single word such as "check" or "find" is polite only beside another one, and "question" before a mark. */
function politeOpening(rest: string, language: Language): Polite | undefined {
  const leadIn = language.leadIns.opening(rest)
  if (leadIn) return { end: leadIn.end, weight: 2, isLeadIn: true }
  const greeting = language.greetings.opening(rest)
  if (greeting) return { end: greeting.end, weight: 2, isLeadIn: false }
  const label = language.questionLabels.opening(rest)
  if (label && mark.test(rest.slice(label.end)))
    return { end: label.end, weight: 2, isLeadIn: false }
  const courtesy = language.courtesies.opening(rest)
  if (courtesy === undefined) return undefined
  const isPhrase = /\S\s+\S/.test(rest.slice(courtesy.start, courtesy.end))
  return { end: courtesy.end, weight: isPhrase ? 2 : 1, isLeadIn: false }
}

/** The end of the first word, if it is a stop word: the "me" of "could you maybe tell me". */
function smallWordEnd(rest: string, { code, isUnspaced }: Language): number | undefined {
  const [word] = isUnspaced ? [] : wordRanges(rest.slice(0, wordLengthMax))
  if (word === undefined) return undefined
  return terms(rest.slice(word.start, word.end), code).length > 0 ? undefined : word.end
}

/** Longer words are no stop words. */
const wordLengthMax = 30

function opensQuestion(text: string, language: Language): boolean {
  const { asks, yesNoOpenings, prepositions } = language
  if (asks.opening(text) !== undefined || yesNoOpenings.opening(text) !== undefined) return true
  const preposition = prepositions.opening(text)
  return preposition !== undefined && asks.opening(text.slice(preposition.end)) !== undefined
}
