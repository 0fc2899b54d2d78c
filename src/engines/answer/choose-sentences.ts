import { bestOf } from './best-of.ts'
import { coverage, type ScoredEvidence, type ScoredSentence } from './score-evidence.ts'

/**
 * The sentences of an answer: those of the chain, then, one by one, whichever adds most to what
 * is there, as long as it adds enough: the more is covered already, the more it must add.
 */
export function chooseSentences(
  { sentences, weights }: ScoredEvidence,
  chain: readonly ScoredSentence[],
  sentencesMax: number,
): ScoredSentence[] {
  const chosen = [...chain]
  const covered = new Float64Array(weights.length)
  for (const { matches } of chosen) cover(covered, matches)
  while (chosen.length < sentencesMax) {
    const needed = addedMin + moreNeeded * Math.max(0, coverage(weights, covered) - 0.5)
    const next = bestOf(sentences, (sentence) =>
      chosen.includes(sentence) ? 0 : added(weights, chosen, covered, sentence) - needed,
    )
    if (next === undefined) break
    chosen.push(next)
    cover(covered, next.matches)
  }
  return chosen
}

/** The best sentence alone, or the best two of which one leads to the passage of the other. */
export function bestChain({ sentences, weights }: ScoredEvidence): ScoredSentence[] {
  const scoreMax = sentences.reduce((most, { passage }) => Math.max(most, passage.score), 1e-9)
  let most = 0
  let best: ScoredSentence[] = []
  for (const last of sentences) {
    const alone = last.value + (worth.rank * Math.max(0, last.passage.score)) / scoreMax
    if (alone > most) {
      most = alone
      best = [last]
    }
    for (const first of sentences) {
      const link = linkValue(first, last)
      if (link === undefined) continue
      const more = beyond(weights, last, first)
      if (more === 0 && coverage(weights, last.matches) > wholeMin) continue
      const together = alone + link + more
      if (together > most) {
        most = together
        best = [first, last]
      }
    }
  }
  return best
}

/** Found on half of the HotpotQA and SQuAD questions; small changes of any matter little. */
const worth = {
  leads: 0.02,
  isLedTo: -0.04,
  rank: 0.05,
  own: 0.2,
  typed: 0.05,
  linked: 0.1,
  same: 0.05,
  apart: 0.05,
}
/** What covers this much of a question needs nothing that leads to it. */
const wholeMin = 0.7
/** What a further sentence must add, and how much more of it once half of the question is covered. */
const addedMin = 0.15
const moreNeeded = 0.3
/** What says nothing new must say at least this much of the question. */
const ownMin = 0.4

function linkValue(first: ScoredSentence, last: ScoredSentence): number | undefined {
  if (first.leadsTo.has(last.passage)) return worth.leads
  return last.leadsTo.has(first.passage) ? worth.isLedTo : undefined
}

/** What the first sentence of a pair says of the question beyond the last. */
function beyond(weights: Float64Array, last: ScoredSentence, first: ScoredSentence): number {
  return (
    gain(weights, last.matches, first.matches) +
    0.2 * Math.max(0, first.names - last.names) +
    0.1 * Number(first.about && !last.about)
  )
}

function added(
  weights: Float64Array,
  chosen: readonly ScoredSentence[],
  covered: Float64Array,
  sentence: ScoredSentence,
): number {
  const isSame = chosen.some(({ passage }) => passage === sentence.passage)
  const isLinked = chosen.some((one) => linkValue(one, sentence) !== undefined)
  const more = gain(weights, covered, sentence.matches)
  const own = coverage(weights, sentence.matches)
  if (more === 0 && own < ownMin) return 0
  return (
    more +
    worth.own * own +
    worth.typed * Number(sentence.typed) +
    worth.linked * Number(isLinked) +
    worth.same * Number(isSame) -
    worth.apart * Number(!isSame && !isLinked)
  )
}

/** A related word or a title says about as much as the word itself. */
const nearlySame = 0.3

/** The weight of what `matches` covers beyond `covered`. */
function gain(weights: Float64Array, covered: Float64Array, matches: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    const more = (matches[i] ?? 0) - (covered[i] ?? 0)
    if (more > nearlySame) sum += (weights[i] ?? 0) * more
  }
  return sum
}

function cover(covered: Float64Array, matches: Float64Array): void {
  for (let i = 0; i < covered.length; i++) covered[i] = Math.max(covered[i] ?? 0, matches[i] ?? 0)
}
