import { tokens } from '../../../extraction/terms/tokens.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import { languageOf, languages } from '../../../language/languages.ts'
import { phrasesOfAll } from '../../../language/phrases-of-all.ts'
import { endsQuestion } from '../../../language/sentence-ends.ts'
import {
  type AskingSentence,
  askingSentences,
} from '../../../language/sentences/asking-sentences.ts'
import { leadInLength } from '../../../language/sentences/lead-in.ts'
import { sentences } from '../../../language/sentences/sentences.ts'
import { isAtAny } from '../../../language/words/ranges.ts'
import { trimmedRange } from '../../../language/words/trimmed-range.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings } from '../settings.ts'
import { asWritten } from './as-written.ts'
import { smallTalk } from './small-talk.ts'

/** A message, told apart into what it asks and what it says besides. */
export type ReadMessage = {
  /**
   * The sentences that ask, without what only leads to a question or thanks for its answer; where none asks, the whole
   * message, and of a long one its end.
   */
  readonly text: string
  /** What stands around them, and how much of it comes before the last of them; empty where none asks. */
  readonly around: string
  readonly before: string
  /** How many characters of a long message are neither in its text nor around it. */
  readonly leftOut: number
}

const { questionLengthMax, endLengthMax } = settings.conversation

/** Finds the sentences of a message that ask, in a long message at both of its ends. */
export function readMessage(content: string): ReadMessage {
  const message = asWritten(content.trim())
  const ends = endsOf(message).map((text) => ({ text, ...askingIn(text) }))
  const found = ends.flatMap(({ text, asking }) => joined(text, asking))
  if (found.length === 0) {
    const plain = smallTalk(message) === undefined ? withoutPoliteness(message) : message
    const text = endOf(plain, questionLengthMax)
    return { text, around: '', before: '', leftOut: plain.length - text.length }
  }
  const asked = found.join(' ')
  const text = endOf(asked, questionLengthMax)
  const parts = ends.flatMap(({ text, asking, polite }) => partsAround(text, asking, polite))
  const last = parts.findLastIndex(({ isBefore }) => isBefore)
  const before = endOf(joinedParts(parts.slice(0, last + 1)), questionLengthMax)
  const after = startOf(joinedParts(parts.slice(last + 1)), questionLengthMax - before.length)
  const around = [before, after].filter((part) => part !== '').join('\n')
  const shown = parts.reduce((sum, part) => sum + part.text.length, 0)
  const kept = Math.min(shown, before.length + after.length)
  const unread = message.length - ends.reduce((sum, end) => sum + end.text.length, 0)
  return { text, around, before, leftOut: unread + asked.length - text.length + shown - kept }
}

/** A message, or the two ends of a long one. */
function endsOf(message: string): readonly string[] {
  if (message.length <= 2 * endLengthMax) return [message]
  const start = message.slice(0, endLengthMax).replace(/\s\S*$/, '')
  return [start.toWellFormed(), endOf(message, endLengthMax)]
}

/**
 * The sentences that ask, and those that do no more than ask politely for an answer: "Could you look that up, please?"
 */
type Asking = {
  readonly asking: readonly AskingSentence[]
  readonly polite: readonly AskingSentence[]
}

/** Sentences of courtesy ask only where nothing else does: "Can you help me?" */
function askingIn(text: string): Asking {
  const language = detectLanguage(text)
  const all = askingSentences(text, language)
  const asking = all.filter(({ opening, end }) => !isCourtesy(text.slice(opening, end)))
  if (asking.length === 0)
    return { asking: all.map((one) => ({ ...one, start: one.opening })), polite: [] }
  const polite = all.filter((range) => !asking.includes(range))
  return {
    asking: asking.map((one) => ({ ...one, end: endBeforeThanks(text, one, language) })),
    polite,
  }
}

/** Whether a sentence has no terms but those of courtesy. So few words do not tell their language. */
function isCourtesy(sentence: string): boolean {
  if (sentence.length > settings.conversation.politeLengthMax) return false
  if (!courtesiesOfAll.areIn(sentence)) return false
  return [...languages.values()].some(({ code, thankedFor, greetings, courtesies }) => {
    const polite = [thankedFor, greetings, courtesies].flatMap((words) => words.find(sentence))
    if (polite.length === 0) return false
    const isPolite = (at: number) => isAtAny(at, polite)
    return tokens(sentence, code).every(({ word, start, end }) => {
      return !word.isTerm || (isPolite(start) && isPolite(end - 1))
    })
  })
}

/**
 * The end of a sentence without thanks and courtesies behind it, which stand after a mark or are some words: "…, thanks",
 * "… thank you very much".
 */
function endBeforeThanks(text: string, { start, end }: Range, language: string): number {
  const tail = Math.max(start, end - settings.conversation.politeLengthMax)
  const said = text.slice(tail, end)
  if (!closingsOfAll.areIn(said)) return end
  const marks = [...said.matchAll(/[,;.!?…،，；。！？؟]\s*|\s[–—-]\s|\n/gu)]
  const ends = marks.map(({ 0: mark, index }) => ({ before: index, after: index + mark.length }))
  const phrases = languageOf(language).thanks.find(said)
  const wordy = phrases.filter((one) => /\s/.test(said.slice(one.start, one.end)))
  const places = [...ends, ...wordy.map(({ start: at }) => ({ before: at, after: at }))]
  const cut = places
    .filter(({ before, after }) => tail + before > start && isClosing(said.slice(after)))
    .map(({ before, after }) => (endsQuestion(said.slice(0, after)) ? after : before))
  return Math.min(end, ...cut.map((place) => trimmedRange(text, { start, end: tail + place }).end))
}

/** A message in which no sentence asks, without what is only polite at its two ends. */
function withoutPoliteness(message: string): string {
  const language = detectLanguage(message)
  const start = leadInLength(message, languageOf(language))
  return message.slice(start, endBeforeThanks(message, { start, end: message.length }, language))
}

/** Whether words behind a question only thank, greet or are polite otherwise. */
function isClosing(words: string): boolean {
  const kind = smallTalk(words)?.kind
  return kind === 'thanks' || kind === 'greeting' || isCourtesy(words)
}

const closingsOfAll = phrasesOfAll(['thanks', 'thankedFor', 'greetings', 'courtesies'])

/** Most sentences have none of them, which is told without their language. */
const courtesiesOfAll = phrasesOfAll(['thankedFor', 'greetings', 'courtesies'])

/** The texts of ranges; those with only space between them are one. */
function joined(text: string, ranges: readonly Range[]): readonly string[] {
  const runs: Range[] = []
  for (const { start, end } of ranges) {
    const last = runs.at(-1)
    const isNext = last !== undefined && text.slice(last.end, start).trim() === ''
    if (isNext) runs[runs.length - 1] = { start: last.start, end }
    else runs.push({ start, end })
  }
  return runs.map(({ start, end }) => text.slice(start, end))
}

type PartAround = { readonly text: string; readonly isBefore: boolean }

/** What stands between these sentences, and whether one that asks follows it. */
function partsAround(
  text: string,
  asking: readonly AskingSentence[],
  polite: readonly AskingSentence[],
): readonly PartAround[] {
  const all = [...asking, ...polite].sort((a, b) => a.start - b.start)
  const last = asking.at(-1)?.opening ?? -1
  const starts = [0, ...all.map(({ end }) => end)]
  const parts = starts.map((start, at) => {
    const said = text.slice(start, all[at]?.opening)
    return { text: withoutClosings(said), isBefore: start <= last }
  })
  return parts.filter((part) => part.text !== '')
}

/** What is said around a question, without the sentences that only greet or thank: they say nothing of it. */
function withoutClosings(said: string): string {
  if (!closingsOfAll.areIn(said)) return said.trim()
  const polite = sentences(said, detectLanguage(said)).filter(({ start, end }) => {
    return isClosing(said.slice(start, end))
  })
  return polite
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), said)
    .trim()
}

function joinedParts(parts: readonly PartAround[]): string {
  return parts.map(({ text }) => text).join('\n')
}

function startOf(text: string, lengthMax: number): string {
  return text.length <= lengthMax ? text : text.slice(0, lengthMax).toWellFormed()
}

function endOf(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  return text
    .slice(-lengthMax)
    .replace(/^\S*\s/, '')
    .toWellFormed()
}
