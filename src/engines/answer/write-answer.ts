import { type Citation, cite, shown } from './quote.ts'
import { bareTitle } from './read-evidence.ts'
import type { ScoredSentence } from './score-evidence.ts'

export type WrittenAnswer = { readonly text: string; readonly citations: readonly Citation[] }

/**
 * The sentences word for word, each followed by its mark; before one that does not say whom it
 * speaks of stands the title of its document. A short answer leads, where there is one. `stems` are
 * the words of the question: what an overlong sentence says after the last of them is left out.
 */
export function writeAnswer(
  sentences: readonly ScoredSentence[],
  stems: readonly string[],
  short: string | undefined,
): WrittenAnswer {
  const asked = new Set(stems)
  let text = short === undefined ? '' : `${shown(short).replace(/[.\s]+$/, '')}.\n\n`
  const citations = sentences.map((sentence, index) => {
    const before = sentences[index - 1]
    const part = excerpt(sentence, asked)
    const citation = cite(sentence.passage, part, index + 1)
    const rest = part.isCut ? ' …' : ''
    text += `${gap(sentences.length, sentence, before)}${subjectOf(sentence, before)}`
    text += `${shown(citation.quote)}${rest} [${citation.index}]`
    return citation
  })
  return { text, citations }
}

/** Passage by passage as they were chosen, so that what leads on comes first; each in its order. */
export function inReadingOrder(sentences: readonly ScoredSentence[]): ScoredSentence[] {
  const passages = [...new Set(sentences.map(({ passage }) => passage))]
  return passages.flatMap((passage) =>
    sentences
      .filter((sentence) => sentence.passage === passage)
      .sort((left, right) => left.position - right.position),
  )
}

/** A long answer has a paragraph for each document. */
function gap(count: number, sentence: ScoredSentence, before: ScoredSentence | undefined): string {
  if (before === undefined) return ''
  return count > 4 && before.passage.docId !== sentence.passage.docId ? '\n\n' : ' '
}

const titleLengthMax = 60

const pronoun = /^(?:he|she|it|they|his|her|its|their)\b/i

function subjectOf(sentence: ScoredSentence, before: ScoredSentence | undefined): string {
  const { passage, text } = sentence
  const title = bareTitle(passage.title)
  if (title === '' || title.length > titleLengthMax) return ''
  if (before?.passage.docId === passage.docId) return ''
  const lastWord = title.split(/[\s,]+/).at(-1) ?? title
  return text.includes(lastWord) && !pronoun.test(text) ? '' : `${shown(title)}: `
}

/** Part of a passage's text, and whether more of its sentence follows. */
type Excerpt = { readonly start: number; readonly end: number; readonly isCut: boolean }

/** A sentence, or of an overlong one the clauses up to the last word that the question shares. */
function excerpt({ text, terms, start, end }: ScoredSentence, stems: ReadonlySet<string>): Excerpt {
  if (text.length <= lengthMax) return { start, end, isCut: false }
  const lastShared = terms.findLast(({ stem }) => stems.has(stem))?.end ?? start
  const from = Math.max(lastShared - start, lengthMin)
  const boundary = text.slice(from).search(/[,;:](?=\s)|\s[–—]\s/)
  const length = from + boundary
  if (boundary < 0 || text.length - length < worthCutting) return { start, end, isCut: false }
  return { start, end: start + length, isCut: true }
}

const lengthMax = 320
const lengthMin = 220
const worthCutting = 60
