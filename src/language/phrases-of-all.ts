import { languages } from './languages.ts'
import { Phrases } from './phrases.ts'
import type { Vocabulary } from './vocabularies.ts'

/**
 * The phrases that some vocabularies have in any language, to tell at once of most texts that they have none: of the
 * languages that separate words, and of those that do not.
 */
export function phrasesOfAll(names: readonly Vocabulary[]): readonly Phrases[] {
  return [false, true].map((isUnspaced) => {
    const own = [...languages.values()].filter((language) => language.isUnspaced === isUnspaced)
    const all = own.flatMap((language) => names.flatMap((name) => language[name].all))
    return new Phrases(
      all.map((phrase) => [phrase, true] as const),
      isUnspaced,
    )
  })
}
