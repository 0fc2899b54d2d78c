import type { Language } from './language.ts'
import { isWithinAny, overlapsAny } from './words/ranges.ts'
import type { Range } from './words/words.ts'

/**
 * Tells the words of a question that only ask, and that what answers it need not have: "mean", "used for", "please",
 * "I need to", "quanto costa", as lists of prices say no verb. Where words are pairs of characters, also those that share
 * a character with a question word, with what makes a sentence a question, or with a particle: all pairs of
 * "どこですか"; and pairs of hiragana behind other letters, as those of "変えたい": alone they may be a name.
 */
export function onlyAsking(text: string, language: Language): (word: Range) => boolean {
  const { isUnspaced, asks, askingWords, purposeWords, leadIns } = language
  const { wishes, requests, yesNoParticles, particles, aggregation } = language
  const prices = (aggregation?.prices.find(text) ?? []).filter(({ start, end }) =>
    /\s/.test(text.slice(start, end)),
  )
  const only = [askingWords, purposeWords, leadIns].flatMap((words) => words.find(text))
  const isRuling =
    language.yesNoOpenings.opening(text) !== undefined ||
    language.conditionals.find(text).length > 0
  if (isRuling) only.push(...language.rulingWords.find(text))
  const openings = [wishes, requests].flatMap((words) => words.opening(text) ?? [])
  const several = openings.filter(({ start, end }) => /\s/.test(text.slice(start, end)))
  const found: readonly Range[] = [...only, ...prices, ...several]
  if (!isUnspaced) return (word) => isWithinAny(word, found)
  const whole = language.particleWords.find(text)
  const marks: readonly Range[] = [
    ...asks.find(text),
    ...yesNoParticles.find(text),
    ...particles.find(text).filter((particle) => !isWithinAny(particle, whole)),
  ]
  const all = [...found, ...marks]
  const endings = [...text.matchAll(ending)].map(({ 0: run, index }) => {
    return { start: index, end: index + run.length }
  })
  return (word) => isWithinAny(word, endings) || overlapsAny(word, all)
}

/** Japanese writes particles and endings in hiragana, behind words in other letters. */
const ending = /(?<=[\p{L}\p{N}])(?<!\p{Script=Hiragana})\p{Script=Hiragana}+/gu
