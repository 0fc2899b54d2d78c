import type { Language } from './language.ts'
import type { Range } from './words/words.ts'

/**
 * Tells the words of a question that only ask, and that what answers it need not have: "mean", "used for", "please",
 * "I need to", "quanto costa", as lists of prices say no verb. Where words are pairs of characters, also those that share
 * a character with a question word, with what makes a sentence a question, or with a particle: all pairs of
 * "どこですか"; and pairs of hiragana.
 */
export function onlyAsking(text: string, language: Language): (word: Range) => boolean {
  const { isUnspaced, asks, askingWords, purposeWords, leadIns } = language
  const { wishes, requests, yesNoParticles, particles, aggregation } = language
  const prices = (aggregation?.prices.find(text) ?? []).filter(({ start, end }) =>
    /\s/.test(text.slice(start, end)),
  )
  const only = [askingWords, purposeWords, leadIns].flatMap((words) => words.find(text))
  const openings = [wishes, requests].flatMap((words) => words.opening(text) ?? [])
  const several = openings.filter(({ start, end }) => /\s/.test(text.slice(start, end)))
  const found: readonly Range[] = [...only, ...prices, ...several]
  if (!isUnspaced)
    return (word) => found.some(({ start, end }) => start <= word.start && word.end <= end)
  const marks = [asks, yesNoParticles, particles].flatMap((words): readonly Range[] =>
    words.find(text),
  )
  const all = [...found, ...marks]
  return (word) =>
    grammatical.test(text.slice(word.start, word.end)) ||
    all.some(({ start, end }) => word.start < end && start < word.end)
}

/** Japanese writes particles and endings in hiragana, and few other words. */
const grammatical = /^\p{Script=Hiragana}+$/u
