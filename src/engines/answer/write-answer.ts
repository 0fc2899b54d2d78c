import { type Citation, cite, shown } from './quote.ts'
import { bareTitle } from './read-evidence.ts'
import type { ScoredSentence } from './score-evidence.ts'

export type WrittenAnswer = { readonly text: string; readonly citations: readonly Citation[] }

/**
 * The sentences word for word, each followed by its mark; before one that does not say whom it
 * speaks of stands the title of its document. A short answer leads, where there is one.
 */
export function writeAnswer(
  sentences: readonly ScoredSentence[],
  short: string | undefined,
): WrittenAnswer {
  const ordered = inReadingOrder(sentences)
  const body = ordered.map((sentence, index) => {
    const before = ordered[index - 1]
    const mark = `${subjectOf(sentence, before)}${shown(sentence.text)} [${index + 1}]`
    return `${gap(ordered.length, sentence, before)}${mark}`
  })
  const lead = short === undefined ? '' : `${shown(short).replace(/[.\s]+$/, '')}.\n\n`
  return {
    text: lead + body.join(''),
    citations: ordered.map((sentence, index) => cite(sentence, index + 1)),
  }
}

/** Passage by passage as they were chosen, so that what leads on comes first; each in its order. */
function inReadingOrder(sentences: readonly ScoredSentence[]): ScoredSentence[] {
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

function subjectOf(sentence: ScoredSentence, before: ScoredSentence | undefined): string {
  const { passage, text } = sentence
  const title = bareTitle(passage.title)
  if (title === '' || title.length > titleLengthMax) return ''
  if (before?.passage.docId === passage.docId) return ''
  const lastWord = title.split(/[\s,]+/).at(-1) ?? title
  return text.includes(lastWord) ? '' : `${shown(title)}: `
}
