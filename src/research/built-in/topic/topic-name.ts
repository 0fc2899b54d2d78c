import { hasHalfOf } from '../../../base/ranking/has-half-of.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { isInHost } from '../../../web-access/is-in-host.ts'
import type { FoundPage, ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import type { PageSentence } from '../excerpts/read-sentences.ts'
import { commonName, nameOf } from './name-of-topic.ts'
import { callingTerms, termsSaid } from './page-terms.ts'
import { saysInARow } from './says-in-a-row.ts'

/** What a `TopicName` is made from: the pages, their sentences page by page, and the rarity of a term in these. */
export type NamingPages = {
  readonly pages: readonly FoundPage[]
  readonly byPage: readonly (readonly PageSentence[])[]
  readonly rarity: (term: number) => number
}

/**
 * The name that a topic is about, and which pages and sentences mention it. A report on one storm must not tell of
 * another that shares every other word of the topic.
 */
export class TopicName {
  /** One name, two if the topic compares, or none. */
  readonly #names: readonly Name[]
  readonly #pages: readonly boolean[]
  readonly #isAllOf: readonly boolean[]
  readonly #called: readonly boolean[]
  readonly #near = new Set<PageSentence>()
  /** Whether the topic has a name that no page mentions. */
  readonly isMissing: boolean
  /** Whether it has a name that a page mentions. */
  readonly isFound: boolean

  constructor(plan: ResearchPlan, { pages, byPage, rarity }: NamingPages) {
    const names = plan.sides?.map((side) => commonName(termSet(side, plan.language))) ?? [
      nameOf(plan, pages, byPage, rarity),
    ]
    this.#names = names
      .filter(({ terms }) => terms.size > 0)
      .map(({ terms, proper }) => {
        return { proper, weights: new Map([...terms].map((term) => [term, rarity(term) ** 2])) }
      })
    const titles = pages.map(({ page, language }) => termSet(page.title, language))
    const called = pages.map(
      (page) => new Set([...callingTerms(page), ...termsOfHost(page.page.url, plan, this.#names)]),
    )
    const named = pages.map((page, index) =>
      this.#isNamedIn(new Set([...(called[index] ?? []), ...termsSaid(page)])),
    )
    const inARow = this.#saidInARow(pages, byPage)
    this.#pages = named.map((isNamed, page) => isNamed && inARow[page] !== false)
    this.#called = called.map((terms, page) => this.#pages[page] === true && this.#isNamedIn(terms))
    this.isMissing = this.#names.length > 0 && pages.length > 0 && !this.#pages.includes(true)
    this.isFound = this.#names.length > 0 && this.#pages.includes(true)
    const asked = termSet(plan.subject, plan.language)
    this.#isAllOf = titles.map(
      (title, index) =>
        asked.size <= settings.topicTermsMin &&
        (this.isFound
          ? this.#pages[index] === true
          : title.size > 0 && [...title].every((term) => asked.has(term))),
    )
    for (const [index, sentences] of byPage.entries())
      if (this.#pages[index]) this.#addNear(sentences, called[index] ?? new Set(), pages[index])
  }

  /** Whether a page mentions the name; true for each page if none does, or if the topic has no name. */
  isOn(page: number): boolean {
    return this.#names.length === 0 || this.isMissing || this.#pages[page] === true
  }

  /** Whether the title or the address of a page has the name. */
  isCalled(page: number): boolean {
    return this.#called[page] === true
  }

  /** Whether a term is part of the name. */
  has(term: number): boolean {
    return this.#names.some(({ weights }) => weights.has(term))
  }

  /**
   * Whether the topic is a name and at most one word that says what to tell of it, as in "Skarholm and its history",
   * and a page has the name: it need not have that word. Where no name is known, the title of a page is one if all of
   * it is in the topic.
   */
  isAllOf(page: number): boolean {
    return this.#isAllOf[page] === true
  }

  /**
   * Whether the name is in a sentence, in one of the `nameReach` before or after it, in its headings or in the title of
   * its page; true for each sentence if no page mentions the name, or if the topic has none.
   */
  isNear(sentence: PageSentence): boolean {
    return this.#names.length === 0 || this.isMissing || this.#near.has(sentence)
  }

  #isNamedIn(said: ReadonlySet<number>): boolean {
    return this.#names.some((name) => isNamedIn(name, said))
  }

  /**
   * For each page whether it says a name as the topic does, its words in a row; nothing if too few pages do
   * (`aboutPagesMin`), as of "Tarnholm island", which is an island named Tarnholm.
   */
  #saidInARow(
    pages: readonly FoundPage[],
    byPage: readonly (readonly PageSentence[])[],
  ): readonly boolean[] {
    const said = pages.map((page, index) =>
      this.#names.some(({ weights }) =>
        saysInARow(new Set(weights.keys()), page, byPage[index] ?? []),
      ),
    )
    const having = said.filter((isSaid) => isSaid).length
    return having < Math.max(2, pages.length * settings.aboutPagesMin) ? [] : said
  }

  #addNear(
    sentences: readonly PageSentence[],
    title: ReadonlySet<number>,
    found: FoundPage | undefined,
  ): void {
    const isTitled = this.#isNamedIn(title)
    const said = sentences.map(({ terms }) => this.#isNamedIn(new Set(terms)))
    for (const [at, sentence] of sentences.entries()) {
      const reach = said.slice(Math.max(0, at - settings.nameReach), at + settings.nameReach + 1)
      const isHeaded = () =>
        this.#isNamedIn(termSet(sentence.headings.join('\n'), found?.language ?? 'und'))
      if (isTitled || reach.includes(true) || isHeaded()) this.#near.add(sentence)
    }
  }
}

type Name = {
  /** Its terms with their squared rarities. */
  readonly weights: ReadonlyMap<number, number>
  /** The terms that are written with a capital: "Mill" and "Lane" of "Mill Lane parking rules". */
  readonly proper: ReadonlySet<number>
}

/** Whether some terms name it: half of its weight, or all that is proper of it, with another word if it is long. */
function isNamedIn({ weights, proper }: Name, said: ReadonlySet<number>): boolean {
  if (hasHalfOf(weights, said)) return true
  const isProper = proper.size > 0 && [...proper].every((term) => said.has(term))
  const isShort = weights.size <= settings.bareTermsMax
  return (
    isProper && (isShort || [...weights.keys()].some((one) => !proper.has(one) && said.has(one)))
  )
}

/**
 * The proper terms of the names that stand in the host of an address, where words are not apart: a site need not say in
 * its titles what its name says, "visitskarholm.example".
 */
function termsOfHost(
  url: string,
  { subject, language }: ResearchPlan,
  names: readonly Name[],
): readonly number[] {
  const written = tokens(subject, language)
  return names.flatMap(({ proper, weights }) => {
    const own = proper.size > 0 ? proper : new Set(weights.keys())
    const words = new Map(
      written.flatMap(({ word }) => (own.has(word.hash) ? [[word.hash, word.folded]] : [])),
    )
    const joined = [...words.values()].join('')
    return isInHost(joined, url) ? [...own] : []
  })
}
