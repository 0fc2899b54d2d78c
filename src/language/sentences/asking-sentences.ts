import type { Language } from '../language.ts'
import { languageOf } from '../languages.ts'
import { endsQuestion } from '../sentence-ends.ts'
import { trimmedRange } from '../words/trimmed-range.ts'
import type { Range } from '../words/words.ts'
import { leadInLength } from './lead-in.ts'
import { sentences } from './sentences.ts'

/** A sentence that asks, without its label or lead-in, and where these begin. */
export type AskingSentence = Range & { readonly opening: number }

/**
 * The sentences of a text that ask, in order, without labels such as "Question:" and lead-ins such as "I was wondering".
 * Those after a label are taken first; where there is none, those with a question mark; where there are none either,
 * those that open as questions and requests do; and at last those with a lead-in, a wish ("I need to"), or a full stop
 * behind what opens as a yes/no question. What is pasted as code or as a quotation asks nothing.
 */
export function askingSentences(text: string, language: string): readonly AskingSentence[] {
  const words = languageOf(language)
  const shown = withLargeOpenings(withoutPasted(text))
  const own = language === 'el' ? shown.replace(/[;\u037e]/g, '?') : shown
  const all = sentences(own, language).map((range) => askingPart(own, range, words))
  const labelled = all.findIndex(({ isLabelled }) => isLabelled)
  const left = all.slice(Math.max(0, labelled)).filter(({ start, end }) => start < end)
  const written = ({ start, end }: Range) => own.slice(start, end)
  const ways: readonly ((one: Part) => boolean)[] = [
    (one) => one.isLabelled || isMarked(written(one)),
    (one) => opensAsking(written(one), words),
    (one) =>
      one.opening < one.start ||
      opensYesNo(written(one), words) ||
      words.wishes.opening(written(one)) !== undefined,
  ]
  for (const asks of ways) {
    const asking = left.filter(asks)
    if (asking.length > 0) return asking
  }
  return []
}

/**
 * A text in which no sentence begins with a capital, with one after each full stop: where sentences end is told by them.
 */
function withLargeOpenings(text: string): string {
  if (!/^\P{L}{0,20}\p{Ll}/u.test(text) || /[.!?…]\s\p{Lu}/u.test(text)) return text
  return text.replace(/(?<=[.!?…]\s)\p{Ll}/gu, (letter) => {
    const large = letter.toUpperCase()
    return large.length === letter.length ? large : letter
  })
}

/** The text with blanks in place of blocks of code and of quoted lines; all else stays where it is. */
function withoutPasted(text: string): string {
  let isCode = false
  return text
    .split('\n')
    .map((line) => {
      const isFence = /^\s*(?:```|~~~)/.test(line)
      if (isFence) isCode = !isCode
      return isFence || isCode || /^\s*>/.test(line) ? ' '.repeat(line.length) : line
    })
    .join('\n')
}

type Part = AskingSentence & { readonly isLabelled: boolean }

/**
 * A sentence from the last place on at which a line or a small letter after a full stop opens with a label or as a
 * question does: what is pasted above a question mostly has no full stop at its end.
 */
function askingPart(text: string, { start, end }: Range, words: Language): Part {
  const breaks = text.slice(start, end).matchAll(/\n|\.\s+/g)
  const places = [0, ...Array.from(breaks, ({ 0: gap, index }) => index + gap.length)]
  for (const place of places.reverse()) {
    const opening = start + place
    const written = text.slice(opening, end)
    const label = words.questionLabels.opening(written)
    const colon = label && /^\W{0,3}[:：]/u.exec(written.slice(label.end))?.[0]
    if (label !== undefined && colon !== undefined) {
      const after = opening + label.end + colon.length
      return { opening, ...trimmedRange(text, { start: after, end }), isLabelled: true }
    }
    const led = leadInLength(written, words)
    if (place === 0 || led > 0 || opensAsking(written, words))
      return { opening, start: opening + led, end, isLabelled: false }
  }
  return { opening: start, start, end, isLabelled: false }
}

function isMarked(sentence: string): boolean {
  return endsQuestion(sentence) || sentence.includes('՞')
}

/**
 * Whether a sentence without a mark asks. A full stop at the end makes an order of what could open a yes/no question:
 * "Do not make anything up."
 */
function opensAsking(sentence: string, words: Language): boolean {
  const { isUnspaced, asks, prepositions, requests, overviews } = words
  if (isUnspaced && asks.find(sentence).length > 0) return true
  if ([asks, requests, overviews].some((one) => one.opening(sentence) !== undefined)) return true
  const preposition = prepositions.opening(sentence)
  if (preposition && asks.opening(sentence.slice(preposition.end)) !== undefined) return true
  if (words.yesNoParticles.find(sentence).length > 0) return true
  return !/[.!]$/.test(sentence) && opensYesNo(sentence, words)
}

/** "Is it open", but no order ("Do not ask") and no wish: "Have a nice day". */
function opensYesNo(sentence: string, words: Language): boolean {
  const { yesNoOpenings, negations, acknowledgements } = words
  const opening = yesNoOpenings.opening(sentence)
  if (opening === undefined || acknowledgements.opening(sentence) !== undefined) return false
  return negations.opening(sentence.slice(opening.end)) === undefined
}
