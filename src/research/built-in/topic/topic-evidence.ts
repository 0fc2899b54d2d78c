import { rarityAmongFound } from '../../../base/ranking/bm25.ts'
import { namesIn } from '../../../extraction/names/names-in.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { sourceHost } from '../../report/source-host.ts'
import type { FoundPage, ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import { hostsByMention, namesAndNumbersOf } from '../excerpts/mentions.ts'
import { type PageSentence, readSentences } from '../excerpts/read-sentences.ts'
import { weighConcepts } from './concepts.ts'
import { NumberedName } from './numbered-name.ts'
import { callingTerms, termsSaid } from './page-terms.ts'
import { titleTerms } from './title-terms.ts'
import { TopicName } from './topic-name.ts'
import { bestWindow, normalised, weighedParts, weightIn, weightsByPart } from './weights-by-part.ts'

/** The sentences of all pages of a run, and how each relates to the topic. */
export class TopicEvidence {
  readonly pages: readonly FoundPage[]
  /** All sentences, page by page, in reading order. */
  readonly sentences: readonly PageSentence[]
  /** The sentences of each page. */
  readonly byPage: readonly (readonly PageSentence[])[]
  /** The terms of the topic, weighted by rarity among the sentences and higher in names; the weights sum to 1. */
  readonly topic: ReadonlyMap<number, number>
  /**
   * For each page the largest weight of topic terms in `topicWindow` consecutive sentences, 0 to 1; 0 if the page is
   * about another subject.
   */
  readonly windows: readonly number[]
  /**
   * The terms of the topic, weighted by how often the pages use them; the weights sum to 1. What is asked about a
   * subject is rare, so it dominates `topic`; the subject itself is frequent, so it dominates here. That excludes pages
   * that share only words such as "process" and "standard" with the topic. Where the topic has no name, it is what pages
   * are called by.
   */
  readonly subject: ReadonlyMap<number, number>
  /** The name that the topic is about. */
  readonly name: TopicName
  readonly #plan: ResearchPlan
  readonly #version: NumberedName
  readonly #documentFrequency = new Map<number, number>()
  readonly #relevance = new Map<PageSentence, number>()
  /** For each sentence the weight of `subject` terms in it, its neighbours, its headings and its page's title. */
  readonly #subjectShare = new Map<PageSentence, number>()
  #concepts: ReadonlyMap<number, number> | undefined
  #hostsByMention: ReadonlyMap<string, ReadonlySet<string>> | undefined
  #conceptsMost: number | undefined
  #subjectMost = 0

  constructor(plan: ResearchPlan, pages: readonly FoundPage[]) {
    this.#plan = plan
    this.pages = pages
    this.byPage = pages.map(({ page, language }, index) => {
      const read = known.get(page) ?? readSentences({ ...page, language })
      known.set(page, read)
      return read.map((sentence) => ({ ...sentence, page: index }))
    })
    this.sentences = this.byPage.flat()
    for (const { terms } of this.sentences)
      for (const term of terms)
        this.#documentFrequency.set(term, (this.#documentFrequency.get(term) ?? 0) + 1)
    this.topic = this.#weighTopic(plan)
    this.name = new TopicName(plan, this)
    this.subject = this.#weighSubject()
    this.#version = new NumberedName(plan, pages)
    this.windows = this.#topicWindows()
    for (const page of this.byPage) this.#relate(page)
  }

  /** The host whose words a page has; see `sourceHost`. */
  hostOf(page: number): string {
    return sourceHost(this.pages[page]?.page.url ?? '')
  }

  /** Number of sentences that contain a term. */
  frequency(term: number): number {
    return this.#documentFrequency.get(term) ?? 0
  }

  /** Inverse document frequency of a term, where a sentence is a document. */
  readonly rarity = (term: number): number => {
    return rarityAmongFound(this.frequency(term), this.sentences.length)
  }

  /**
   * The weight of topic terms in a sentence, 0 to 1; terms that only its neighbours, headings or the page's title
   * contain count `contextWeight`.
   */
  relevance(sentence: PageSentence): number {
    return this.#relevance.get(sentence) ?? 0
  }

  get windowMost(): number {
    return Math.max(0, ...this.windows)
  }

  get relevanceMost(): number {
    return this.sentences.reduce((most, one) => Math.max(most, this.relevance(one)), 0)
  }

  /**
   * Features of a sentence, each 0 or more. `beside`, `titled`, `headed`: the weight of topic terms in the better of
   * its two neighbours, in its page's title, in its headings. `density`: the weight of `concepts` in it, relative to
   * the best sentence. `shared`: how many of its names and numbers occur on pages of two hosts. The last two are
   * divided by the square root of its number of terms.
   */
  measure(sentence: PageSentence): {
    readonly beside: number
    readonly titled: number
    readonly headed: number
    readonly density: number
    readonly shared: number
  } {
    const page = this.byPage[sentence.page] ?? []
    const [before, after] = [page[sentence.index - 1], page[sentence.index + 1]]
    const beside = Math.max(this.#share(before?.terms ?? []), this.#share(after?.terms ?? []))
    const density = this.#conceptMass(sentence) / (this.#mostConcepts || 1)
    const { page: found, language } = this.pages[sentence.page] ?? { language: 'und' }
    const shared = namesAndNumbersOf(sentence).filter((mention) => this.#isShared(mention)).length
    const length = Math.sqrt(sentence.terms.length)
    return {
      beside,
      shared: shared / length,
      titled: this.#share(titleTerms([found?.title ?? ''], language)),
      headed: this.#share(titleTerms(sentence.headings, language)),
      density: density / length,
    }
  }

  /**
   * Whether a sentence, with its neighbours, headings and page title, mentions the subject and contains `topicTermsMin`
   * terms of the topic (or all, if it has fewer). With a single shared name it may be about a namesake, unless the
   * name is what the topic is about.
   */
  isAbout(sentence: PageSentence): boolean {
    if (!this.name.isNear(sentence) || this.#version.isOfAnother(sentence)) return false
    // Items of a list say least of what they are about.
    const isCalled = sentence.run !== undefined && this.name.isCalled(sentence.page)
    const subjectMin = this.#subjectMost * settings.subjectMin
    if (!isCalled && (this.#subjectShare.get(sentence) ?? 0) < subjectMin) return false
    // Of what a topic compares, a sentence about one side has hardly more than its name.
    const isOneEnough =
      isCalled || this.#plan.sides !== undefined || this.name.isAllOf(sentence.page)
    const needed = isOneEnough ? 1 : settings.topicTermsMin
    return this.#topicTermsNear(sentence) >= Math.min(needed, this.topic.size)
  }

  /** How many terms of the topic a sentence, its neighbours, its headings and the title of its page have. */
  #topicTermsNear(sentence: PageSentence): number {
    const page = this.byPage[sentence.page] ?? []
    const near = [sentence, page[sentence.index - 1], page[sentence.index + 1]]
    const terms = [...near.flatMap((one) => one?.terms ?? []), ...this.#termsAbove(sentence)]
    return new Set(terms.filter((term) => this.topic.has(term))).size
  }

  /** The terms of the title of a sentence's page and of its headings. */
  #termsAbove({ page, headings }: PageSentence): ReadonlySet<number> {
    const { page: found, language } = this.pages[page] ?? { language: 'und' }
    return titleTerms([found?.title ?? '', ...headings], language)
  }

  #isShared(mention: string): boolean {
    this.#hostsByMention ??= hostsByMention(this.pages, this.byPage)
    return (this.#hostsByMention.get(mention)?.size ?? 0) > 1
  }

  get #mostConcepts(): number {
    this.#conceptsMost ??= this.sentences.reduce(
      (most, sentence) => Math.max(most, this.#conceptMass(sentence)),
      0,
    )
    return this.#conceptsMost
  }

  #conceptMass({ terms }: PageSentence): number {
    return terms.reduce((sum, term) => sum + (this.concepts.get(term) ?? 0), 0)
  }

  /** The weight of topic terms among distinct terms, 0 to 1. */
  #share(terms: Iterable<number>): number {
    let share = 0
    for (const term of terms) share += this.topic.get(term) ?? 0
    return share
  }

  /** Weights, from 0, of the terms that pages use about the topic; see `weighConcepts`. */
  get concepts(): ReadonlyMap<number, number> {
    this.#concepts ??= weighConcepts(this)
    return this.#concepts
  }

  /** The similarity of two sets of terms, 0 to 1: the cosine of their vectors of rarities. */
  likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
    let [shared, own, others] = [0, 0, 0]
    for (const term of one) {
      const square = this.rarity(term) ** 2
      own += square
      if (other.has(term)) shared += square
    }
    for (const term of other) others += this.rarity(term) ** 2
    return own === 0 || others === 0 ? 0 : shared / Math.sqrt(own * others)
  }

  #weighTopic(plan: ResearchPlan): ReadonlyMap<number, number> {
    const { about, language } = plan
    const weights = new Map<number, number>()
    // What no page has is rarest, and would outweigh all else. Of aspects of a subject it is told as a gap instead.
    const isNeeded = (term: number) => about === undefined || needed.has(term)
    const needed = termSet(about ?? '', language)
    const add = (text: string, weight: number) => {
      for (const term of termSet(text, language))
        if (isNeeded(term) || this.frequency(term) > 0)
          weights.set(term, Math.max(weights.get(term) ?? 0, weight * this.rarity(term)))
    }
    for (const part of weighedParts(plan)) {
      add(part, 1)
      for (const name of namesIn(part, language)) add(name, settings.nameWeight)
    }
    return normalised(weights)
  }

  #weighSubject(): ReadonlyMap<number, number> {
    const said = this.pages.map((found) => termsSaid(found))
    const called = this.pages.map((found) => callingTerms(found))
    const weighed = ([term, weight]: readonly [number, number]) => {
      const pages = said.filter((terms) => terms.has(term)).length
      const titles = called.filter((terms) => terms.has(term)).length
      const more = this.name.isFound ? 0 : settings.subjectTitled * titles
      return [term, weight * (pages + more)] as const
    }
    return normalised(Array.from(this.topic, weighed))
  }

  #topicWindows(): number[] {
    const [byPart, subjectByPart] = this.#byPart
    const said = this.byPage.map((page) => page.map((one) => this.#termsOf(one)))
    const ofSubject = said.map((page) => bestWindow(page, subjectByPart))
    const subjectMin = Math.max(0, ...ofSubject) * settings.subjectMin
    const isOfSubject = (page: number) =>
      this.name.isCalled(page) || (ofSubject[page] ?? 0) >= subjectMin
    return said.map((sentences, page) =>
      this.name.isOn(page) && isOfSubject(page) ? bestWindow(sentences, byPart) : 0,
    )
  }

  /** The terms of a sentence, of its headings and of the title of its page, which it need not repeat. */
  #termsOf(sentence: PageSentence): readonly number[] {
    return [...sentence.terms, ...this.#termsAbove(sentence)]
  }

  /** The weights of `topic` and `subject` as seen from each part of the topic. */
  get #byPart() {
    return [weightsByPart(this.topic, this.#plan), weightsByPart(this.subject, this.#plan)] as const
  }

  #relate(page: readonly PageSentence[]): void {
    const [, subjectByPart] = this.#byPart
    const sets = page.map(({ terms }) => new Set(terms))
    page.forEach((sentence, at) => {
      const headings = this.#termsAbove(sentence)
      let relevance = 0
      const near = new Set<number>()
      for (const [term, weight] of this.topic) {
        const isSaid = sets[at]?.has(term) === true
        const isNear = sets[at - 1]?.has(term) || sets[at + 1]?.has(term) || headings.has(term)
        if (!isSaid && !isNear) continue
        relevance += isSaid ? weight : weight * settings.contextWeight
        near.add(term)
      }
      const subject = Math.max(...subjectByPart.map((weights) => weightIn(near, weights)))
      this.#relevance.set(sentence, relevance)
      this.#subjectShare.set(sentence, subject)
      this.#subjectMost = Math.max(this.#subjectMost, subject)
    })
  }
}

/**
 * Sentences by page object, read once for as long as the page is in memory: every step of a run makes a new
 * `TopicEvidence`.
 */
const known = new WeakMap<object, readonly PageSentence[]>()
