import { hasHalfOf } from '../../../base/ranking/has-half-of.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { FoundPage, ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import type { PageSentence } from '../excerpts/read-sentences.ts'
import { callingTerms } from './page-terms.ts'

/** The terms of a name, in order, and those of them that are written with a capital. */
export type NameTerms = {
  readonly terms: ReadonlySet<number>
  readonly proper: ReadonlySet<number>
}

/** A name of which no word is known to be proper. */
export function commonName(terms: ReadonlySet<number>): NameTerms {
  return { terms, proper: new Set() }
}

/**
 * The terms of the name that a topic is about; empty if it is about none. If the topic lists aspects of something
 * ("Mill Lane: history, shops"), that is the name, provided that a word of it is part of a name or that `aboutPagesMin`
 * of the pages have all its terms: "Topic:" and "Question:" are no names. No page need have any if there are several
 * words, or if an aspect is not on the pages either: what they tell is then of something else. Otherwise it is the
 * first name in the topic.
 *
 * A word is part of a name if the pages mostly write it with a capital within sentences. If no page has it, its capital
 * in the topic counts, unless all words of the topic have one. In a topic with capitals a word without one is part of
 * no name, nor is the first of "European eels". Numbers are left out, as texts write them in several ways.
 */
export function nameOf(
  plan: ResearchPlan,
  pages: readonly FoundPage[],
  byPage: readonly (readonly PageSentence[])[],
  rarity: (term: number) => number,
): NameTerms {
  const written = tokens(plan.subject, plan.language)
  const asked = new Set(written.filter(isNaming).map(({ word }) => word.hash))
  const counts = countCapitals(asked, pages, byPage)
  const tellsNames =
    !languageOf(plan.language).capitalizesNouns &&
    written.slice(1).some((token) => isNaming(token) && !token.word.isCapital)
  const hasCapitals = written.slice(1).some(({ word }) => word.isCapital)
  const isProper = (token: Token, at: number) => {
    const { capitals = 0, all = 0 } = counts.get(token.word.hash) ?? {}
    if (hasCapitals && !token.word.isCapital) return false
    if (token.word.isDemonym && isOfKind(token, written[at + 1], pages)) return false
    if (all > 0) return capitals >= all * settings.properMin
    return at > 0 && token.word.isCapital && tellsNames
  }
  if (plan.about !== undefined) {
    const about = termSet(plan.about, plan.language)
    const proper = written.filter(
      (token, at) => about.has(token.word.hash) && isNaming(token) && isProper(token, at),
    )
    const isName = proper.length > 0 || isCommonTo(about, byPage) || isUnknown(about, plan, byPage)
    if (isName || isSharedBy(about, pages, rarity))
      return { terms: about, proper: new Set(proper.map(({ word }) => word.hash)) }
  }
  const first = written.findIndex((token, at) => isNaming(token) && isProper(token, at))
  if (first < 0) return commonName(new Set())
  const name = new Set<number>()
  for (let at = first; at < written.length; at++) {
    const token = written[at]
    if (token === undefined || (isNaming(token) && !isProper(token, at))) break
    // What follows a number says what the thing is: "Orrin 4 NAS".
    if (token.word.isNumber) break
    if (isNaming(token)) name.add(token.word.hash)
  }
  return { terms: name, proper: name }
}

/** Whether enough pages (`aboutPagesMin`) have all these terms. */
function isCommonTo(
  terms: ReadonlySet<number>,
  byPage: readonly (readonly PageSentence[])[],
): boolean {
  const having = byPage.filter((sentences) => {
    const said = new Set(sentences.flatMap((one) => one.terms))
    return [...terms].every((term) => said.has(term))
  })
  return having.length >= byPage.length * settings.aboutPagesMin
}

/** Whether there are several terms, and two pages are called by them. */
function isSharedBy(
  terms: ReadonlySet<number>,
  pages: readonly FoundPage[],
  rarity: (term: number) => number,
): boolean {
  const weights = new Map([...terms].map((term) => [term, rarity(term) ** 2]))
  return terms.size > 1 && pages.filter((page) => hasHalfOf(weights, callingTerms(page))).length > 1
}

/** Whether no page has any of these terms, though they are no mere label of the topic. */
function isUnknown(
  terms: ReadonlySet<number>,
  { facets, language }: ResearchPlan,
  byPage: readonly (readonly PageSentence[])[],
): boolean {
  const said = new Set(byPage.flatMap((sentences) => sentences.flatMap((one) => one.terms)))
  const isSaid = (term: number) => said.has(term)
  if (byPage.length === 0 || [...terms].some(isSaid)) return false
  return terms.size > 1 || facets.some((facet) => ![...termSet(facet, language)].some(isSaid))
}

/**
 * Whether an adjective of nationality tells of which kind the next word is: that is written small, and more pages are
 * called by it than by the adjective. Of "Australian authorities" they are called by "Australian".
 */
function isOfKind({ word }: Token, next: Token | undefined, pages: readonly FoundPage[]): boolean {
  if (next === undefined || !isNaming(next) || next.word.isCapital) return false
  const called = pages.map(callingTerms)
  const count = (hash: number) => called.filter((terms) => terms.has(hash)).length
  return count(next.word.hash) > count(word.hash)
}

function isNaming({ word }: Token): boolean {
  return word.isTerm && !word.isNumber && !word.isStopWord
}

type Count = { capitals: number; all: number }

/** How often pages write each term within sentences, and how often with a capital; nouns of German always have one. */
function countCapitals(
  terms: ReadonlySet<number>,
  pages: readonly FoundPage[],
  byPage: readonly (readonly PageSentence[])[],
): ReadonlyMap<number, Count> {
  const counts = new Map<number, Count>()
  for (const [index, sentences] of byPage.entries()) {
    if (languageOf(pages[index]?.language ?? 'und').capitalizesNouns) continue
    const within = sentences.flatMap(({ tokens: [, ...others] }) => others)
    for (const { word } of within.filter(({ word }) => terms.has(word.hash))) {
      const count = counts.get(word.hash) ?? { capitals: 0, all: 0 }
      counts.set(word.hash, count)
      count.all++
      if (word.isCapital) count.capitals++
    }
  }
  return counts
}
