import { namesIn } from '../../../extraction/names/names-in.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import { languageOf } from '../../../language/languages.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Utterance } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { settings } from '../settings.ts'
import { isElliptic, withoutCorrection } from './follow-up-opening.ts'
import { type ReadMessage, readMessage } from './read-message.ts'

/** The quotes of the last answer. An answer without known quotes counts as its own quote. */
export function lastQuotes(earlier: readonly Utterance[]): readonly string[] {
  const answer = earlier.findLast(({ role }) => role === 'assistant')
  const quotes = answer === undefined ? [] : (answer.quotes ?? [answer.content])
  const { quotesMax } = settings.conversation
  return quotes.slice(0, quotesMax).map((quote) => quote.slice(0, settings.bounds.unit))
}

/**
 * The context of a follow-up: the terms of the last questions, and the names in the last quotes, the latest first.
 * Where the question may begin another topic, the last question alone: the names of a long answer would dominate the
 * search. Without designations in whose place a later message has another one: after the A1, "And the B7?" is not about
 * the A1. The same of names. A message that only names something else takes the place of another such message, and a
 * correction that of the last: "And the pump?", "And the valve?", "I meant the hose" all go on from the question
 * before.
 */
export function contextOf(
  text: string,
  earlier: readonly Utterance[],
  quoted: readonly string[],
): { readonly context: string; readonly replaced: readonly string[] } {
  const said: string[] = []
  const known = new Set<string>()
  const replaced = new Set<string>()
  let later = termsIn(text)
  const isCurrent = (word: string) => {
    const isOld = isReplaced(word, later)
    if (isOld && isDistinct.test(word)) replaced.add(fold(word))
    return !isOld
  }
  const add = (words: string) => {
    const key = fold(words)
    if (
      known.has(key) ||
      said.join(' ').length + words.length > settings.conversation.contextLengthMax
    )
      return
    known.add(key)
    said.push(words)
  }
  const asking = earlier.filter(({ role }) => role === 'user')
  const isInstead =
    isElliptic(text) && (withoutCorrection(text) !== text || isElliptic(asking.at(-1)?.content))
  const questions = (isInstead ? asking.filter(({ content }) => !isElliptic(content)) : asking)
    .slice(quoted.length === 0 || isInstead ? -1 : -settings.conversation.questionsMax)
    .reverse()
  let isRenamed = namesAnother(text)
  const names =
    isRenamed || isInstead ? [] : quoted.flatMap((quote) => namesIn(quote, detectLanguage(quote)))
  for (const { content } of questions) {
    const asked = readMessage(content).text
    const old = isRenamed ? namesIn(asked, detectLanguage(asked)).flatMap(termsIn) : []
    const words = termsIn(asked).filter((word) => isCurrent(word) && !old.includes(word))
    for (const word of words) add(word)
    later = [...later, ...words]
    isRenamed ||= namesAnother(asked)
  }
  const current = names.filter((name) => termsIn(name).every(isCurrent))
  for (const name of current.slice(0, settings.conversation.namesMax)) add(name)
  return { context: said.join(' '), replaced: [...replaced] }
}

/**
 * The last terms of what a message says before its question. A question that leans on the rest of its message has the
 * terms of what follows, where nothing comes before it.
 */
export function situationOf(
  { before, around }: ReadMessage,
  isLeaning: boolean,
): Question['situation'] {
  const said = before === '' && isLeaning ? around : before
  const terms = termsIn(said).slice(-settings.conversation.situationTermsMax).join(' ')
  return terms === '' ? undefined : { terms, isLeaning }
}

/**
 * Whether a question names what it is about, and does not refer to something else: after the Aurelia, "And the
 * Kestrel?" is not about her. A designation replaces only one of its own form. Where all nouns have a capital, a single
 * word tells no name.
 */
function namesAnother(text: string): boolean {
  const code = detectLanguage(text)
  const { pronouns, capitalizesNouns } = languageOf(code)
  if (pronouns.find(text).length > 0) return false
  const names = namesIn(text, code).filter((name) => !/\p{N}/u.test(name))
  return names.some((name) => !capitalizesNouns || termsIn(name).length > 1)
}

/** A year or a designation with letters. A shorter number may be that of any section. */
const isDistinct = /\p{L}|\p{N}{4}/u

/** Whether later words have another designation of the same form, and not this one. */
function isReplaced(word: string, later: readonly string[]): boolean {
  const form = formOf(word)
  if (form === undefined || later.some((one) => fold(one) === fold(word))) return false
  return later.some((one) => formOf(one) === form)
}

/** The form of a word with digits: "A1" and "B7" have the same, "2025" and "2026", not "10" and "2026". */
function formOf(word: string): string | undefined {
  if (!/\p{N}/u.test(word)) return undefined
  const letters = fold(word).replace(/\p{L}+/gu, 'a')
  return letters.includes('a') ? letters.replace(/\p{N}+/gu, '9') : letters.replace(/\p{N}/gu, '9')
}

/** The words of a text that are terms, as written, in order. */
function termsIn(text: string): readonly string[] {
  const found = tokens(text, detectLanguage(text)).filter(({ word }) => word.isTerm)
  return found.map(({ start, end }) => text.slice(start, end))
}
