import type { Question } from './analyse-question.ts'
import { type Measured, sentenceMeasure } from './measure-sentence.ts'
import type { EvidenceSentence } from './read-evidence.ts'

/** A sentence, measured against a question. */
export type ScoredSentence = EvidenceSentence &
  Measured & {
    /** How well it answers by itself. */
    readonly value: number
  }

export type ScoredEvidence = {
  readonly sentences: readonly ScoredSentence[]
  /** The terms of the question. */
  readonly stems: readonly string[]
  /** How much each term counts, together 1: what is rare in the evidence counts more. */
  readonly weights: Float64Array
}

/** Measures every sentence against every term of the question. */
export function scoreEvidence(
  question: Question,
  evidence: readonly EvidenceSentence[],
): ScoredEvidence {
  const stems = [...question.nameStems, ...question.otherStems]
  const weights = weigh(stems, evidence)
  const asksOnlyWho =
    question.otherStems.size === 0 &&
    /^(?:who|what)(?:['’]s| is| was| are| were) /i.test(question.text)
  const measure = sentenceMeasure(question, stems)
  const sentences = evidence.map((sentence, index) => {
    const isFirst = evidence[index - 1]?.passage !== sentence.passage
    const measured = measure(sentence)
    const value =
      coverage(weights, measured.matches) +
      worth.typed * Number(measured.typed) +
      worth.names * measured.names +
      worth.about * Number(measured.about) -
      worth.namesake * Number(measured.about && sentence.passage.title.includes('(')) +
      worth.introduces * Number(asksOnlyWho && measured.about && isFirst) +
      worth.noun * Number(sentence.stems.has(question.nounStem ?? ''))
    return { ...sentence, ...measured, value }
  })
  return { sentences, stems, weights }
}

/** The weight of what the matches cover, 0 to 1. */
export function coverage(weights: Float64Array, matches: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (matches[i] ?? 0)
  return sum
}

/** For each term how surely any of the sentences speaks of it. */
export function covered(
  { weights }: ScoredEvidence,
  sentences: readonly ScoredSentence[],
): Float64Array {
  return weights.map((_, i) =>
    sentences.reduce((most, { matches }) => Math.max(most, matches[i] ?? 0), 0),
  )
}

const worth = { typed: 0.15, names: 0.2, about: 0.15, namesake: 0.03, noun: 0.1, introduces: 0.3 }

function weigh(stems: readonly string[], evidence: readonly EvidenceSentence[]): Float64Array {
  const weights = Float64Array.from(stems, (stem) => {
    let having = 0
    for (const sentence of evidence) if (sentence.stems.has(stem)) having++
    return Math.log(1 + (evidence.length + 1) / (having + 0.5))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / (sum || 1))
}
