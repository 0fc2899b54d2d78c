import type { Measures } from '../answers/measures.ts'
import { countWords } from '../answers/reply-text.ts'

/** What a naive report says again counts this much. */
const coveredWeight = 0.4

type Sentence = {
  readonly sentence: string
  readonly words: ReadonlySet<string>
  /** The factor of its page, 0 to 1. */
  readonly worth: number
}
type NaivePage = { readonly text: string; readonly score: number }

/**
 * The naive report: of some pages the sentences that share most with the question, rare words first, what is covered
 * counting less, until so many words are reached. It is the naive answer of `measures.mjs` with more pages and words.
 */
export function naiveReport(
  question: string,
  pages: readonly NaivePage[],
  wordsMax: number,
  { contentWords }: Measures,
): string {
  const asked = [...contentWords(question)]
  const sentences = pages.flatMap(({ text, score }) =>
    text
      .split(/\n{2,}/)
      .flatMap((block) => block.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({
        sentence,
        words: contentWords(sentence),
        worth: Math.sqrt(score / (pages[0]?.score || 1)),
      })),
  )
  const weight = new Map(
    asked.map((word) => {
      const having = sentences.filter(({ words }) => words.has(word)).length
      return [word, Math.log(1 + sentences.length / (having + 0.5))] as const
    }),
  )
  const chosen: string[] = []
  const covered = new Set<string>()
  const left = new Set(sentences)
  const worthOf = ({ words, worth }: Sentence) => {
    let value = 0
    for (const word of asked.filter((one) => words.has(one)))
      value += (weight.get(word) ?? 0) * (covered.has(word) ? coveredWeight : 1)
    return (value * worth) / (1 + 0.15 * Math.log(1 + Math.max(0, words.size - 25) / 10))
  }
  for (let length = 0; ; ) {
    const best = bestOf(left, worthOf)
    if (best === undefined) break
    left.delete(best)
    length += countWords(best.sentence)
    if (length > wordsMax) break
    chosen.push(best.sentence)
    for (const word of asked) if (best.words.has(word)) covered.add(word)
  }
  return chosen.join(' ')
}

/** The sentence of the highest value above 0, the first of equals. */
function bestOf(sentences: Iterable<Sentence>, worthOf: (sentence: Sentence) => number) {
  let best: Sentence | undefined
  let most = 0
  for (const sentence of sentences) {
    const value = worthOf(sentence)
    if (value <= most) continue
    best = sentence
    most = value
  }
  return best
}
