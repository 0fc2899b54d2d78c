import { tokens } from '../../../extraction/terms/tokens.ts'
import { askingSentences } from '../../../language/asking-sentences.ts'
import { detectLanguage } from '../../../language/detect-language.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Range } from '../../../language/words.ts'
import { settings } from '../settings.ts'

/** A message, told apart into what it asks and what it says besides. */
export type ReadMessage = {
  /** The sentences that ask; where none does, the whole message, and of a long one its end. */
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
  const message = content.trim()
  const ends = endsOf(message).map((text) => ({ text, asking: askingIn(text) }))
  const found = ends.flatMap(({ text, asking }) => joined(text, asking))
  if (found.length === 0) {
    const text = endOf(message, questionLengthMax)
    return { text, around: '', before: '', leftOut: message.length - text.length }
  }
  const asked = found.join(' ')
  const text = endOf(asked, questionLengthMax)
  const parts = ends.flatMap(({ text, asking }) => partsAround(text, asking))
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

/** The sentences that ask for more than help: "Can you help me?" only does so politely. */
function askingIn(text: string): readonly Range[] {
  const language = detectLanguage(text)
  const { thankedFor, greetings } = languageOf(language)
  const asking = askingSentences(text, language)
  const telling = asking.filter(({ start, end }) => {
    const sentence = text.slice(start, end)
    const polite = [...thankedFor.find(sentence), ...greetings.find(sentence)]
    const isPolite = (token: Range) =>
      polite.some((one) => one.start <= token.start && token.end <= one.end)
    const terms = tokens(sentence, language).filter(({ word }) => word.isTerm)
    return polite.length === 0 || terms.some((term) => !isPolite(term))
  })
  return telling.length > 0 ? telling : asking
}

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

/** What stands between the sentences that ask, and whether one of them follows it. */
function partsAround(text: string, asking: readonly Range[]): readonly PartAround[] {
  const starts = [0, ...asking.map(({ end }) => end)]
  const parts = starts.map((start, at) => {
    const next = asking[at]
    return { text: text.slice(start, next?.start).trim(), isBefore: next !== undefined }
  })
  return parts.filter((part) => part.text !== '')
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
