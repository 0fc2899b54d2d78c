import { type Token, tokens } from '../../extraction/terms/tokens.ts'
import { languageOf } from '../../language/languages.ts'
import { sentences } from '../../language/sentences/sentences.ts'

/**
 * Whether a sentence denies what its evidence denies, and nothing else. What a negation denies is taken to be the term
 * behind it, or before it at the end of a sentence. So "It is not the only service, as Sony has one since 2014"
 * supports "Sony has a service since 2014": what it denies is not spoken of.
 */
export function denialsAgree(sentence: string, evidence: string, language: string): boolean {
  const said = new Set(tokens(sentence, language).map(({ word }) => word.hash))
  const isShared = [...deniedTerms(evidence, language)].some((term) => said.has(term))
  return deniedTerms(sentence, language).size > 0 === isShared
}

/** The hashes of the terms that a text denies. */
function deniedTerms(text: string, language: string): ReadonlySet<number> {
  const { negations, denials } = languageOf(language)
  const denied = sentences(text, language).flatMap((range) => {
    const sentence = text.slice(range.start, range.end)
    const found = [...negations.find(sentence), ...denials.find(sentence)]
    if (found.length === 0) return []
    const terms = tokens(sentence, language).filter(({ word }) => word.isTerm)
    return found.flatMap((negation) => deniedBy(negation, terms)?.word.hash ?? [])
  })
  return new Set(denied)
}

function deniedBy(
  { start, end }: { readonly start: number; readonly end: number },
  terms: readonly Token[],
): Token | undefined {
  return terms.find((term) => term.start >= end) ?? terms.findLast((term) => term.end <= start)
}
