import { fold } from '../../language/fold.ts'
import { terms } from '../../language/terms.ts'
import type { Question } from './analyse-question.ts'
import { findSought } from './find-sought.ts'
import { lifeDates } from './life-dates.ts'
import { bareTitle, type EvidenceSentence, holdsName } from './read-evidence.ts'
import { relatedStems } from './related-words.ts'
import type { Span } from './span.ts'

/** A sentence, measured against a question. */
export type ScoredSentence = EvidenceSentence & {
  /** For each term of the question how surely the sentence or its title speaks of it, 0 to 1. */
  readonly matches: Float64Array
  /** The share of the question's names that stand, whole, in it or its title, 0 to 1. */
  readonly names: number
  /** Whether its document is titled with something the question names. */
  readonly about: boolean
  /** What in it has the form of an answer, and does not stand in the question. */
  readonly candidates: readonly Span[]
  /** Whether it can hold the answer, as far as form tells. */
  readonly typed: boolean
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
  const measure = measurer(question, stems)
  const sentences = evidence.map((sentence) => {
    const measured = measure(sentence)
    const value =
      coverage(weights, measured.matches) +
      worth.typed * Number(measured.typed) +
      worth.names * measured.names +
      worth.about * Number(measured.about)
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

const worth = { typed: 0.15, names: 0.2, about: 0.15, title: 0.8, related: 0.75 }

function measurer(question: Question, stems: readonly string[]) {
  const asked = fold(question.text)
  const names = question.names.map(fold)
  const related = stems.map(relatedStems)
  const titles = new Map<string, { stems: ReadonlySet<string>; folded: string; about: boolean }>()

  const readTitle = (title: string) => {
    const folded = fold(title)
    const own = new Set(terms(title, question.language).map(({ stem }) => stem))
    const read = { stems: own, folded, about: holdsName(asked, bareTitle(folded)) }
    titles.set(title, read)
    return read
  }

  return (sentence: EvidenceSentence) => {
    const title = titles.get(sentence.passage.title) ?? readTitle(sentence.passage.title)
    const matches = new Float64Array(stems.length)
    stems.forEach((stem, index) => {
      if (sentence.stems.has(stem)) matches[index] = 1
      else if (title.stems.has(stem)) matches[index] = worth.title
      else if (related[index]?.some((one) => sentence.stems.has(one)))
        matches[index] = worth.related
    })
    if (question.sought === 'date') matchLifeDates(stems, sentence.text, matches)
    const candidates = findSought(question, sentence.text)
    return {
      matches,
      names: shareNamed(names, title.folded, sentence.text),
      about: title.about,
      candidates,
      typed: candidates.length > 0 || !canTell(question, sentence.text),
    }
  }
}

/** Names cannot be told from other words in a script without capitals. */
function canTell({ sought }: Question, text: string): boolean {
  if (sought === 'anything') return false
  return sought === 'date' || sought === 'number' || /\p{Lu}/u.test(text)
}

function shareNamed(names: readonly string[], title: string, text: string): number {
  if (names.length === 0) return 1
  const folded = fold(text)
  return names.filter((name) => folded.includes(name) || title.includes(name)).length / names.length
}

/** "(8 June 1806 – 6 May 1878)" says born and died without the words. */
function matchLifeDates(stems: readonly string[], text: string, matches: Float64Array): void {
  if (!text.includes('(')) return
  const { birth, death } = lifeDates(text)
  stems.forEach((stem, index) => {
    if ((birth && birthStems.has(stem)) || (death && deathStems.has(stem))) matches[index] = 1
  })
}

const birthStems = new Set(['born', 'birth'])
const deathStems = new Set(['die', 'death'])

function weigh(stems: readonly string[], evidence: readonly EvidenceSentence[]): Float64Array {
  const weights = Float64Array.from(stems, (stem) => {
    let having = 0
    for (const sentence of evidence) if (sentence.stems.has(stem)) having++
    return Math.log(1 + (evidence.length + 1) / (having + 0.5))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / (sum || 1))
}
