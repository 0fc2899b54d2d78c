import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../../language/languages.ts'
import { fold } from '../../language/words/fold.ts'
import { entryOf } from './lexicon.ts'

/**
 * Sets of folded single words of a language: negations, words with which a sentence refers back to the one before
 * (`leaning`), and numerals.
 */
export type WordSets = {
  readonly negations: ReadonlySet<string>
  readonly leaning: ReadonlySet<string>
  readonly numerals: ReadonlySet<string>
  /** The hash of each word with opposites, and the hashes of these: "mild" and "severe". */
  readonly opposites: ReadonlyMap<number, ReadonlySet<number>>
}

/** The word sets of a language, cached. */
export function wordSetsOf(language: string): WordSets {
  return known.get(language)
}

const known = new Memo(64, (code: string): WordSets => {
  const { negations, pronouns, leaningOpenings, numerals } = languageOf(code)
  return {
    negations: new Set(negations.all.map(fold)),
    leaning: new Set([...pronouns.all, ...leaningOpenings.all].map(fold)),
    numerals: new Set(numerals.all.map(fold)),
    opposites: oppositesOf(code),
  }
})

/** The words of one scale exclude each other. Stop words are left out: they have no stem to compare. */
function oppositesOf(code: string): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>()
  for (const scale of languageOf(code).opposites) {
    const words = scale.map((word) => entryOf(word, code)).filter(({ isTerm }) => isTerm)
    for (const { hash } of words) {
      const others = found.get(hash) ?? new Set()
      for (const other of words) if (other.hash !== hash) others.add(other.hash)
      found.set(hash, others)
    }
  }
  return found
}
