import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import type { Phrases } from '../../language/phrases.ts'

/** How a word of a language may relate others in a clause. */
export type ClauseRole = {
  /** What may join a clause to the name before it: "which". */
  readonly isRelative: boolean
  /** A word of another clause, or of the writer and reader: "because", "they", "our". */
  readonly isForeign: boolean
  /** A preposition, copula or auxiliary. */
  readonly isRelating: boolean
  readonly isPreposition: boolean
  readonly isCopula: boolean
  readonly isAuxiliary: boolean
  /** A word between a role and whose it is: "of". */
  readonly isGenitive: boolean
  readonly isCoordinator: boolean
  readonly isArticle: boolean
  readonly isPossessive: boolean
  readonly isPronoun: boolean
  /** "not", "never", "failed". */
  readonly isDenying: boolean
  /** "if", where it opens a clause. */
  readonly isConditional: boolean
  /** "would", anywhere in it. */
  readonly isHypothetical: boolean
}

/** The role of a word in small letters, with its accents; most words share that of having none. */
export function clauseRolesOf(language: Language): (lower: string) => ClauseRole {
  const words = wordsOf(language)
  const roles = new Map<string, ClauseRole>()
  for (const word of new Set(Object.values(words).flatMap((set) => [...set])))
    roles.set(word, roleAmong(words, word))
  const none = roleAmong(words, '')
  return (lower) => roles.get(lower) ?? none
}

type ClauseWords = { readonly [Role in keyof ClauseRole]: ReadonlySet<string> }

function roleAmong(words: ClauseWords, word: string): ClauseRole {
  return {
    isRelative: words.isRelative.has(word),
    isForeign: words.isForeign.has(word),
    isRelating: words.isRelating.has(word),
    isPreposition: words.isPreposition.has(word),
    isCopula: words.isCopula.has(word),
    isAuxiliary: words.isAuxiliary.has(word),
    isGenitive: words.isGenitive.has(word),
    isCoordinator: words.isCoordinator.has(word),
    isArticle: words.isArticle.has(word),
    isPossessive: words.isPossessive.has(word),
    isPronoun: words.isPronoun.has(word),
    isDenying: words.isDenying.has(word),
    isConditional: words.isConditional.has(word),
    isHypothetical: words.isHypothetical.has(word),
  }
}

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
    isRelative: setOf(relatives),
    isForeign: foreign,
    isRelating: relating,
    isPreposition: setOf(prepositions, ofWords, genitives),
    isCopula: setOf(copulas),
    isAuxiliary: setOf(copulas, yesNoOpenings),
    isGenitive: setOf(genitives),
    isCoordinator: joining,
    isArticle: setOf(articles),
    isPossessive: setOf(possessives),
    isPronoun: setOf(pronouns),
    isDenying: setOf(language.negations, language.denials),
    isConditional: setOf(language.conditionals),
    isHypothetical: setOf(language.hypotheticals),
  }
}

/** The single words of vocabularies; an elided one without its apostrophe, as it stands in a text. */
function setOf(...vocabularies: readonly Phrases[]): Set<string> {
  const words = vocabularies.flatMap(({ all }) => all.map((word) => word.toLowerCase()))
  return new Set(words.map((word) => word.replace(/[’']$/, '')))
}
