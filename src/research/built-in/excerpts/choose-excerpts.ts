import type { SourceScores } from '../../research.ts'
import type { ReportBudget, ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import { stalePages } from '../stale-pages.ts'
import { definesTopic } from '../topic/defines-topic.ts'
import { FacetTerms } from '../topic/facet-terms.ts'
import type { TopicEvidence } from '../topic/topic-evidence.ts'
import type { PageSentence } from './read-sentences.ts'

/** Sentences that follow one another in a page, quoted together. */
export type PageExcerpt = {
  readonly sentences: readonly PageSentence[]
  readonly page: number
  readonly terms: ReadonlySet<number>
  readonly wordCount: number
  /** How much the excerpt is likely to tell of the topic: 0 or more, comparable within one run only. */
  readonly promise: number
  /** The sentence that it depends on ("It was …"), of which it can only be the continuation. */
  readonly goesOnFrom?: PageSentence
}

/**
 * Chooses the excerpts to quote, best first, and thereby the pages that become sources. Greedy maximal marginal
 * relevance (Carbonell and Goldstein, SIGIR 1998): each step takes the excerpt with the highest promise after
 * deductions for being like a chosen one and for being of a page already quoted. Stops when the words of the budget are
 * used up or no excerpt about the topic is left. The sentence that says what the topic is comes first, then the best
 * excerpt of each facet that the author listed. Further pages of a host are quoted where the others have no more to
 * tell.
 */
export function chooseExcerpts(
  evidence: TopicEvidence,
  scores: readonly SourceScores[],
  budget: ReportBudget,
  plan: ResearchPlan,
): PageExcerpt[] {
  const choice = new ExcerptChoice(evidence, budget)
  const isAbout = aboutTopic(plan, evidence)
  const all = evidence.byPage.flatMap((sentences, page) => {
    const score = scores[page]?.total ?? 0
    return score === 0
      ? []
      : sentences.flatMap((_, at) => excerptsAt(evidence, sentences, at, score, isAbout))
  })
  const best = all.reduce((most, { promise }) => Math.max(most, promise), 0)
  const about = all.filter((excerpt) => excerpt.promise >= best * promiseMinOf(excerpt))
  const { pagesByHostMax } = settings
  choice.addBest(new Set(definitionsOf(plan, evidence)), pagesByHostMax)
  const stale = stalePages(evidence.pages, (page) => (scores[page]?.total ?? 0) > 0)
  for (const ofFacet of byListedFacet(plan, evidence, all, stale))
    choice.addBest(new Set(ofFacet), pagesByHostMax)
  for (const most of [pagesByHostMax, Number.POSITIVE_INFINITY]) {
    const left = new Set(about)
    while (choice.addBest(left, most));
  }
  return choice.excerpts
}

/** The share of the best promise that an excerpt needs. */
function promiseMinOf({ sentences }: PageExcerpt): number {
  const { promiseMin, deicticPromiseMin } = settings
  const refers = sentences.filter(({ isDeictic }) => isDeictic).length
  const isDeictic = sentences[0]?.run === undefined ? refers > 0 : refers * 2 > sentences.length
  return isDeictic ? deicticPromiseMin : promiseMin
}

/** The sentences that say what the topic is, also on pages that say nothing of its aspects. */
function definitionsOf(plan: ResearchPlan, evidence: TopicEvidence): PageExcerpt[] {
  return evidence.sentences
    .filter((sentence) => !sentence.leans && evidence.name.isNear(sentence))
    .filter(definesTopic(plan, evidence))
    .map((sentence) => excerptOf(evidence, [sentence], 0, 1))
}

/**
 * The excerpts about each facet that the author listed: those below a heading of it, if there are any, and of these those
 * about the fewest others, so that none stays without a quotation of its own, however little it promises; of pages that
 * are out of date only where no other tells of it.
 */
function byListedFacet(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly PageExcerpt[],
  stale: ReadonlySet<number>,
): readonly (readonly PageExcerpt[])[] {
  if (!plan.isListed) return []
  const facetTerms = new FacetTerms(plan, evidence)
  const about = excerpts.map((excerpt) => {
    return { excerpt, facets: plan.facets.filter((one) => facetTerms.isAbout(excerpt, one)) }
  })
  return plan.facets.map((facet) => {
    const all = about.filter(({ facets }) => facets.includes(facet))
    const current = all.filter(({ excerpt }) => !stale.has(excerpt.page))
    const own = current.length > 0 ? current : all
    const below = own.filter(({ excerpt }) => facetTerms.isBelow(excerpt, facet))
    const plainest = below.length > 0 ? below : own
    const fewest = Math.min(...plainest.map(({ facets }) => facets.length))
    return plainest.filter(({ facets }) => facets.length === fewest).map(({ excerpt }) => excerpt)
  })
}

/**
 * The excerpts that may be made of the sentence at `at`: the sentence alone, and the sentence with the next one, as two
 * consecutive sentences tell more than two from different places. A sentence that depends on the one before it ("It was
 * …") is quoted together with that one, or behind an excerpt that ends with it, or not at all.
 */
function excerptsAt(
  evidence: TopicEvidence,
  sentences: readonly PageSentence[],
  at: number,
  score: number,
  isAbout: (sentence: PageSentence) => boolean,
): PageExcerpt[] {
  const [before, sentence, after] = [sentences[at - 1], sentences[at], sentences[at + 1]]
  if (sentence?.run !== undefined) {
    if (before?.run === sentence.run) return []
    const own = sentences.slice(at).filter(({ run }) => run === sentence.run)
    return own.some(isAbout) ? [excerptOf(evidence, own, score, 1)] : []
  }
  if (sentence === undefined || !isAbout(sentence)) return []
  const needs = sentence.leans && before?.run === undefined ? before : undefined
  if (sentence.leans && (needs === undefined || !sentence.goesOn)) return []
  const further = needs && { ...excerptOf(evidence, [sentence], score, 1), goesOnFrom: needs }
  if (further !== undefined && needs?.leans) return [further]
  const quoted = needs === undefined ? [sentence] : [needs, sentence]
  const alone = [excerptOf(evidence, quoted, score, 1), ...(further ? [further] : [])]
  if (after === undefined || after.run || !follows(after, sentence)) return alone
  if (!isAbout(after)) return alone
  return [...alone, excerptOf(evidence, [...quoted, after], score, settings.pairWorth)]
}

/** An excerpt of sentences of one page; `score` is that of the page, `worth` a factor of its promise. */
function excerptOf(
  evidence: TopicEvidence,
  sentences: readonly PageSentence[],
  score: number,
  worth: number,
): PageExcerpt {
  const promise = sentences.reduce((sum, one) => sum + promiseOf(evidence, one, score), 0)
  return {
    sentences,
    page: sentences[0]?.page ?? -1,
    terms: new Set(sentences.flatMap(({ terms }) => terms)),
    wordCount: sentences.reduce((sum, { wordCount }) => sum + wordCount, 0),
    promise: (worth * promise) / sentences.length,
  }
}

/**
 * Tells whether a sentence is about the topic; below a heading that names a listed aspect it need not repeat its words,
 * and near the name of the topic a sentence about a listed aspect need have no other word of the topic.
 */
function aboutTopic(
  plan: ResearchPlan,
  evidence: TopicEvidence,
): (sentence: PageSentence) => boolean {
  const relevanceMin = evidence.relevanceMost * settings.sentenceAboutMin
  const facetTerms = plan.isListed ? new FacetTerms(plan, evidence) : undefined
  const isOfAspect = (sentence: PageSentence) => {
    const { page, terms } = sentence
    if (!evidence.name.isFound || !evidence.name.isNear(sentence)) return false
    return facetTerms?.facetOf({ sentences: [sentence], page, terms: new Set(terms) }) !== undefined
  }
  const isRelevant = (sentence: PageSentence) =>
    evidence.relevance(sentence) >= relevanceMin ||
    (sentence.run !== undefined && evidence.name.isCalled(sentence.page)) ||
    facetTerms?.isHeaded(sentence) === true
  return (sentence) => (isRelevant(sentence) && evidence.isAbout(sentence)) || isOfAspect(sentence)
}

/** Whether two sentences are consecutive: no block that a reader would see is between them. */
function follows(after: PageSentence, sentence: PageSentence): boolean {
  return after.goesOn || (after.section === sentence.section && after.block - sentence.block <= 1)
}

/**
 * The promise of one sentence. A title or heading with terms of the topic raises it, as the text below is then likely
 * to be about the topic. So do names and numbers that occur on pages of two hosts: what independent sources repeat is
 * what a summary should contain.
 */
function promiseOf(evidence: TopicEvidence, sentence: PageSentence, score: number): number {
  const { beside, titled, headed, density, shared } = evidence.measure(sentence)
  const { promise } = settings
  const said = promise.concepts * density + promise.beside * beside + promise.page * score
  const sum = said * (promise.untitled + titled + headed) * (1 + promise.shared * shared)
  return sentence.isDeictic ? sum * settings.deicticWorth : sum
}

/** The excerpts chosen so far, and the value of adding one more. */
class ExcerptChoice {
  readonly #chosen: PageExcerpt[] = []
  readonly #evidence: TopicEvidence
  readonly #budget: ReportBudget
  readonly #used = new Set<PageSentence>()
  readonly #byPage = new Map<number, number>()
  readonly #pagesByHost = new Map<string, number>()
  /**
   * For each excerpt, its greatest likeness to a chosen one, and how many chosen ones were compared (`seen`), so that
   * each pair is compared once.
   */
  readonly #likeness = new Map<PageExcerpt, { likeness: number; seen: number }>()
  #words = 0

  constructor(evidence: TopicEvidence, budget: ReportBudget) {
    this.#evidence = evidence
    this.#budget = budget
  }

  /** What was chosen, each continuation as a part of the excerpt that it goes on from. */
  get excerpts(): PageExcerpt[] {
    const joined: PageExcerpt[] = []
    for (const excerpt of this.#chosen) {
      const before = joined.findIndex(({ sentences }) => sentences.at(-1) === excerpt.goesOnFrom)
      const first = excerpt.goesOnFrom && joined[before]
      if (first === undefined) joined.push(excerpt)
      else joined[before] = continued(first, excerpt)
    }
    return joined
  }

  /**
   * The value of choosing this excerpt next; 0 if it may not be chosen: too long, a page or host too many, quoted
   * already, or too like a chosen one.
   */
  worth(excerpt: PageExcerpt, pagesByHostMax: number): number {
    const { page, wordCount, sentences, promise } = excerpt
    if (this.#words + wordCount > this.#budget.wordsMax) return 0
    if (!this.#mayQuote(page, pagesByHostMax)) return 0
    if (sentences.some((sentence) => this.#used.has(sentence))) return 0
    const likeness = this.#likenessOf(excerpt)
    if (likeness > settings.likenessMax) return 0
    const again = settings.samePage ** (this.#byPage.get(page) ?? 0)
    return promise * again * (1 - settings.likenessCost * likeness)
  }

  /**
   * Adds the most valuable of some excerpts, and takes out those that may not be chosen; false if none may. Of one host
   * at most `pagesByHostMax` pages are quoted.
   */
  addBest(left: Set<PageExcerpt>, pagesByHostMax: number): boolean {
    let [best, most]: [PageExcerpt | undefined, number] = [undefined, 0]
    for (const excerpt of left) {
      if (!this.#isReady(excerpt)) continue
      const value = this.worth(excerpt, pagesByHostMax)
      if (value > most) [best, most] = [excerpt, value]
      if (value === 0) left.delete(excerpt)
    }
    if (best === undefined) return false
    left.delete(best)
    this.add(best)
    return true
  }

  add(excerpt: PageExcerpt): void {
    const { page, sentences, wordCount } = excerpt
    this.#chosen.push(excerpt)
    this.#words += wordCount
    for (const sentence of sentences) this.#used.add(sentence)
    const count = this.#byPage.get(page) ?? 0
    this.#byPage.set(page, count + 1)
    if (count > 0) return
    const host = this.#evidence.hostOf(page)
    this.#pagesByHost.set(host, (this.#pagesByHost.get(host) ?? 0) + 1)
  }

  /** Whether an excerpt stands by itself, or goes on from the last sentence of a chosen one. */
  #isReady({ goesOnFrom }: PageExcerpt): boolean {
    if (goesOnFrom === undefined) return true
    return this.#chosen.some(({ sentences }) => sentences.at(-1) === goesOnFrom)
  }

  #mayQuote(page: number, pagesByHostMax: number): boolean {
    if (this.#byPage.has(page)) return true
    if (this.#byPage.size >= this.#budget.pagesMax) return false
    return (this.#pagesByHost.get(this.#evidence.hostOf(page)) ?? 0) < pagesByHostMax
  }

  #likenessOf(excerpt: PageExcerpt): number {
    const known = this.#likeness.get(excerpt) ?? { likeness: 0, seen: 0 }
    this.#likeness.set(excerpt, known)
    for (const { terms } of this.#chosen.slice(known.seen))
      known.likeness = Math.max(known.likeness, this.#evidence.likeness(excerpt.terms, terms))
    known.seen = this.#chosen.length
    return known.likeness
  }
}

function continued(first: PageExcerpt, further: PageExcerpt): PageExcerpt {
  return {
    ...first,
    sentences: [...first.sentences, ...further.sentences],
    terms: new Set([...first.terms, ...further.terms]),
    wordCount: first.wordCount + further.wordCount,
  }
}
