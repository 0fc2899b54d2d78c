import type { ReadSentence } from '../reading/sentence-pool.ts'

/** Weights of names and terms for a community, by which its summary sentences are chosen. */
export type CommunityWeights = {
  /** Weight of each name, by its number; they sum to 1. */
  readonly names: ReadonlyMap<number, number>
  /** Weight of each term, by its hash; they sum to 1. */
  readonly terms: ReadonlyMap<number, number>
}

/** Factors that lower the score of a sentence if … */
const factors = {
  /** … it cannot be understood without the title ("She was born in Lucca."), */
  leaning: 0.5,
  /** … a sentence of the same document is chosen already, */
  sameDocument: 0.5,
  /** … its document is about something else, */
  foreign: 0.4,
  /** … it is none of the first sentences of its document, which mostly say what that is about. */
  later: 0.5,
  /** … it has hardly any words besides names. */
  few: 0.15,
}
/** Terms for each name, at least: a sentence of names alone says nothing of them. */
const termsOfNameMin = 2.5
/** Least length, in terms, for the length penalty of a sentence. */
const termsMin = 6
/** A sentence is not added if it gains less than this share of what the first one gained. */
const gainMin = 0.01

/** Where a sentence stands. */
export type Placed = {
  readonly docOf: (sentence: ReadSentence) => string
  /** Whether it is one of the first of its document. */
  readonly opens: (sentence: ReadSentence) => boolean
  /** The share of its document that is about the community, 0 to 1. */
  readonly shareOf: (sentence: ReadSentence) => number
}

/**
 * Chooses up to `max` whole sentences that summarize a community. Each step takes the sentence with the largest weight
 * of names and terms that no chosen sentence has, relative to its length (greedy coverage, after Lin and Bilmes, "A
 * Class of Submodular Functions for Document Summarization", 2011).
 */
export function chooseSummary(
  sentences: readonly ReadSentence[],
  weights: CommunityWeights,
  max: number,
  placed: Placed,
): readonly ReadSentence[] {
  const left = { names: new Map(weights.names), terms: new Map(weights.terms) }
  const remaining = new Set(sentences.filter(({ isWhole }) => isWhole).map(contentOf))
  const documents = new Set<string>()
  const chosen: ReadSentence[] = []
  let least = 0
  while (chosen.length < max) {
    let best: { readonly content: SentenceContent; readonly gain: number } | undefined
    for (const content of remaining) {
      const again = documents.has(placed.docOf(content.sentence)) ? factors.sameDocument : 1
      const gain = gainOf(content, left) * worthOf(content, placed) * again
      if (gain > (best?.gain ?? least)) best = { content, gain }
    }
    if (best === undefined) return chosen
    const { content, gain } = best
    least = Math.max(least, gain * gainMin)
    remaining.delete(content)
    chosen.push(content.sentence)
    documents.add(placed.docOf(content.sentence))
    for (const name of content.names) left.names.delete(name)
    for (const term of content.terms) left.terms.delete(term)
  }
  return chosen
}

type SentenceContent = {
  readonly sentence: ReadSentence
  readonly names: readonly number[]
  readonly terms: readonly number[]
}

function contentOf(sentence: ReadSentence): SentenceContent {
  return { sentence, names: [...sentence.names], terms: [...sentence.terms] }
}

function gainOf({ sentence, names, terms }: SentenceContent, left: CommunityWeights): number {
  const newWeight = sumOf(names, left.names) + sumOf(terms, left.terms)
  const alone = sentence.own > 1 ? 1 : factors.leaning
  return (newWeight * alone) / Math.sqrt(Math.max(termsMin, terms.length))
}

/** How much a sentence is worth by where it stands, and as a sentence: between 0 and 1. */
function worthOf({ sentence, terms }: SentenceContent, { opens, shareOf }: Placed): number {
  const own = factors.foreign + (1 - factors.foreign) * shareOf(sentence)
  const termsWanted = Math.max(termsMin, termsOfNameMin * sentence.own)
  const says = terms.length < termsWanted ? factors.few : 1
  return own * says * (opens(sentence) ? 1 : factors.later)
}

function sumOf(values: readonly number[], weights: ReadonlyMap<number, number>): number {
  return values.reduce((sum, value) => sum + (weights.get(value) ?? 0), 0)
}
