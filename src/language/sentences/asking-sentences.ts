import type { Language } from '../language.ts'
import { languageOf } from '../languages.ts'
import { endsQuestion } from '../sentence-ends.ts'
import { trimmedRange } from '../words/trimmed-range.ts'
import type { Range } from '../words/words.ts'
import { sentences } from './sentences.ts'

/**
 * The ranges of the sentences of a text that ask, in order, without labels such as "Question:". Those after a label are
 * taken first; where there is none, those with a question mark; where there are none either, those that open as
 * questions and requests do. What is pasted as code or as a quotation asks nothing.
 */
export function askingSentences(text: string, language: string): readonly Range[] {
  const words = languageOf(language)
  const shown = withoutPasted(text)
  const own = language === 'el' ? shown.replace(/[;\u037e]/g, '?') : shown
  const all = sentences(own, language).map((range) => askingPart(own, range, words))
  const labelled = all.findIndex(({ isLabelled }) => isLabelled)
  const left = all.slice(Math.max(0, labelled)).filter(({ start, end }) => start < end)
  const marked = left.filter((one) => one.isLabelled || isMarked(own.slice(one.start, one.end)))
  if (marked.length > 0) return marked
  return left.filter((one) => opensAsking(own.slice(one.start, one.end), words))
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

type Part = Range & { readonly isLabelled: boolean }

/**
 * A sentence from the last place on at which a line or a small letter after a full stop opens with a label or as a
 * question does: what is pasted above a question mostly has no full stop at its end.
 */
function askingPart(text: string, { start, end }: Range, words: Language): Part {
  const breaks = text.slice(start, end).matchAll(/\n|\.\s+/g)
  const places = [0, ...Array.from(breaks, ({ 0: gap, index }) => index + gap.length)]
  for (const place of places.reverse()) {
    const from = start + place
    const written = text.slice(from, end)
    const label = words.questionLabels.opening(written)
    const colon = label && /^\W{0,3}[:：]/u.exec(written.slice(label.end))?.[0]
    if (label !== undefined && colon !== undefined) {
      const after = from + label.end + colon.length
      return { ...trimmedRange(text, { start: after, end }), isLabelled: true }
    }
    if (place > 0 && opensAsking(written, words)) return { start: from, end, isLabelled: false }
  }
  return { start, end, isLabelled: false }
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
  return !/[.!]$/.test(sentence) && words.yesNoOpenings.opening(sentence) !== undefined
}
