import { Memo } from '../../../base/memo.ts'
import { lexiconOf } from '../../../extraction/lexicon.ts'
import { fold } from '../../../language/fold.ts'
import { languageOf } from '../../../language/languages.ts'
import { leaningWords } from '../../../language/leaning-words.ts'

/** The folded single words of a language that say no, and those with which a sentence leans on the one before. */
export type WordSets = {
  readonly negations: ReadonlySet<string>
  readonly leaning: ReadonlySet<string>
  readonly numerals: ReadonlySet<string>
  /** For the hash of a word, those of the words that exclude it. */
  readonly opposites: ReadonlyMap<number, ReadonlySet<number>>
}

/** The word sets of a language, made once for each. */
export function wordSetsOf(language: string): WordSets {
  return known.get(language)
}

const known = new Memo(64, (code: string): WordSets => {
  const { negations, numerals } = languageOf(code)
  return {
    negations: new Set(negations.all.map(fold)),
    leaning: leaningWords(code),
    numerals: new Set(numerals.all.map(fold)),
    opposites: oppositesOf(code),
  }
})

/** Words of one scale exclude each other; stop words have no stem to tell them by. */
function oppositesOf(code: string): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>()
  for (const scale of languageOf(code).opposites) {
    const words = scale.map((word) => lexiconOf(code).get(word)).filter(({ isTerm }) => isTerm)
    for (const { hash } of words) {
      const others = found.get(hash) ?? new Set()
      for (const other of words) if (other.hash !== hash) others.add(other.hash)
      found.set(hash, others)
    }
  }
  return found
}
