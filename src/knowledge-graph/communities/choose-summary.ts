import type { ReadSentence } from './sentence-pool.ts'

/** What a sentence may tell of a topic: how much each of its names and terms is worth there. */
export type Worth = {
  /** By the number of the name; 1 for all together. */
  readonly names: ReadonlyMap<number, number>
  /** By the hash of the term; 1 for all together. */
  readonly terms: ReadonlyMap<number, number>
}

/** What a sentence is worth less if … */
const factors = {
  /** … it needs the title to say what it is about ("She was born in Lucca."); */
  leaning: 0.5,
  /** … one of its document is chosen already. */
  sameDocument: 0.5,
}
/** Very short sentences are as dear as those of so many terms. */
const termsMin = 6
/** Part of what the first one tells; less is not worth reading. */
const gainMin = 0.01

/**
 * Up to `max` whole sentences that tell the most together, the most telling first: each time the one that adds the most
 * names and terms that none has named yet, for its length (greedy coverage, after Lin and Bilmes, "A Class of
 * Submodular Functions for Document Summarization", 2011). `docOf` tells a sentence's document.
 */
export function chooseSummary(
  sentences: readonly ReadSentence[],
  worth: Worth,
  max: number,
  docOf: (sentence: ReadSentence) => string,
): readonly ReadSentence[] {
  const left = { names: new Map(worth.names), terms: new Map(worth.terms) }
  const remaining = new Set(sentences.filter(({ isWhole }) => isWhole).map(toldBy))
  const documents = new Set<string>()
  const chosen: ReadSentence[] = []
  let least = 0
  while (chosen.length < max) {
    let best: { readonly told: Told; readonly gain: number } | undefined
    for (const told of remaining) {
      const again = documents.has(docOf(told.sentence)) ? factors.sameDocument : 1
      const gain = gainOf(told, left) * again
      if (gain > (best?.gain ?? least)) best = { told, gain }
    }
    if (best === undefined) return chosen
    const { told, gain } = best
    least = Math.max(least, gain * gainMin)
    remaining.delete(told)
    chosen.push(told.sentence)
    documents.add(docOf(told.sentence))
    for (const name of told.names) left.names.delete(name)
    for (const term of told.terms) left.terms.delete(term)
  }
  return chosen
}

type Told = {
  readonly sentence: ReadSentence
  readonly names: readonly number[]
  readonly terms: readonly number[]
}

function toldBy(sentence: ReadSentence): Told {
  return { sentence, names: [...sentence.names], terms: [...sentence.terms] }
}

function gainOf({ sentence, names, terms }: Told, left: Worth): number {
  const told = sumOf(names, left.names) + sumOf(terms, left.terms)
  const alone = sentence.own > 1 ? 1 : factors.leaning
  return (told * alone) / Math.sqrt(Math.max(termsMin, terms.length))
}

function sumOf(values: readonly number[], worth: ReadonlyMap<number, number>): number {
  return values.reduce((sum, value) => sum + (worth.get(value) ?? 0), 0)
}
