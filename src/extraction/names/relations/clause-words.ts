import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Phrases } from '../../../language/phrases.ts'

/** Words of a language that tell how the others between two names relate them, in small letters, with their accents. */
export type ClauseWords = {
  /** What may join a clause to the name before it: "which". */
  readonly relatives: ReadonlySet<string>
  /** Words of another clause, or of the writer and reader: "because", "they", "our". */
  readonly foreign: ReadonlySet<string>
  /** Prepositions, copulas and auxiliaries. */
  readonly relating: ReadonlySet<string>
  readonly prepositions: ReadonlySet<string>
  readonly copulas: ReadonlySet<string>
  readonly auxiliaries: ReadonlySet<string>
  /** Words between a role and whose it is: "of". */
  readonly genitives: ReadonlySet<string>
  readonly coordinators: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  readonly possessives: ReadonlySet<string>
  readonly pronouns: ReadonlySet<string>
  /** "not", "never", "failed". */
  readonly denying: ReadonlySet<string>
  /** "if", where it opens a clause. */
  readonly conditionals: ReadonlySet<string>
  /** "would", anywhere in it. */
  readonly hypotheticals: ReadonlySet<string>
  /** Whether endings alone say whose a thing is, and nouns have no articles. */
  readonly hasCasesOnly: boolean
  readonly putsVerbsLast: boolean
}

export function clauseWords(code: string): ClauseWords {
  const language = languageOf(code)
  const known = clauseWordsOf.get(language.code)
  if (known !== undefined) return known
  const words = wordsOf(language)
  clauseWordsOf.set(language.code, words)
  return words
}

const clauseWordsOf = new Map<string, ClauseWords>()

function wordsOf(language: Language): ClauseWords {
  const { prepositions, copulas, ofWords, yesNoOpenings, genitives, coordinators } = language
  const { articles, deictics, conjunctions, pronouns, relatives, possessives } = language
  const relating = setOf(prepositions, copulas, ofWords, yesNoOpenings, genitives)
  const joining = setOf(coordinators, languageOf('en').coordinators)
  const foreign = setOf(deictics, conjunctions, pronouns, relatives)
  for (const word of setOf(possessives)) foreign.delete(word)
  for (const word of relating) foreign.delete(word)
  for (const word of joining) foreign.delete(word)
  return {
    relatives: setOf(relatives),
    foreign,
    relating,
    prepositions: setOf(prepositions, ofWords, genitives),
    copulas: setOf(copulas),
    auxiliaries: setOf(copulas, yesNoOpenings),
    genitives: setOf(genitives),
    coordinators: joining,
    articles: setOf(articles),
    possessives: setOf(possessives),
    pronouns: setOf(pronouns),
    denying: setOf(language.negations, language.denials),
    conditionals: setOf(language.conditionals),
    hypotheticals: setOf(language.hypotheticals),
    hasCasesOnly: [...articles.all, ...genitives.all].length === 0 && !language.isUnspaced,
    putsVerbsLast: language.putsVerbsLast,
  }
}

/** The single words of vocabularies; an elided one without its apostrophe, as it stands in a text. */
function setOf(...vocabularies: readonly Phrases[]): Set<string> {
  const words = vocabularies.flatMap(({ all }) => all.map((word) => word.toLowerCase()))
  return new Set(words.map((word) => word.replace(/[’']$/, '')))
}
