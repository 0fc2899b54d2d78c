import { Memo } from '../../base/memo.ts'
import { namesIn } from '../../extraction/names-in.ts'
import { termSet } from '../../extraction/term-set.ts'
import { sourceHost } from '../report/source-host.ts'
import type { FoundPage, ResearchPlan } from '../research-mind.ts'
import { settings } from '../settings.ts'
import { type PageSentence, readSentences } from './read-sentences.ts'

/** All sentences of the pages of a run, measured against its topic. */
export class TopicEvidence {
  readonly pages: readonly FoundPage[]
  /** Page by page, each in its order. */
  readonly sentences: readonly PageSentence[]
  /** For each page its sentences. */
  readonly byPage: readonly (readonly PageSentence[])[]
  /** The terms of the topic, with what each tells: together 1. */
  readonly topic: ReadonlyMap<number, number>
  /**
   * Of each page the greatest part of the topic that eight sentences in a row speak of; 0 for one that is about another
   * subject.
   */
  readonly windows: readonly number[]
  /**
   * The terms of the topic by how much the pages speak of them: together 1. What is asked of a subject is rare, so that
   * it says most in `topic`; here the subject itself does, and what shares only "process" and "standard" with a topic
   * is told apart from it.
   */
  readonly subject: ReadonlyMap<number, number>
  readonly #documentFrequency = new Map<number, number>()
  readonly #relevance = new Map<PageSentence, number>()
  /** Of each sentence the part of the subject that it speaks of, with what it stands beside and under. */
  readonly #subjectShare = new Map<PageSentence, number>()
  #concepts: ReadonlyMap<number, number> | undefined
  #hostsOfThings: ReadonlyMap<string, ReadonlySet<string>> | undefined
  #conceptsMost: number | undefined
  #subjectMost = 0

  constructor(plan: ResearchPlan, pages: readonly FoundPage[]) {
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
    this.subject = this.#weighSubject()
    this.windows = this.#topicWindows()
    for (const page of this.byPage) this.#relate(page)
  }

  /** How many sentences have a term. */
  frequency(term: number): number {
    return this.#documentFrequency.get(term) ?? 0
  }

  /** How rare a term is among the sentences, as inverse document frequency. */
  rarity(term: number): number {
    return Math.log(1 + this.sentences.length / (this.frequency(term) + 0.5))
  }

  /** How much of the topic a sentence speaks of, with what it stands beside and under, 0 to 1. */
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
   * What part of the topic the better neighbour of a sentence speaks of, and the title of its page, and the headings
   * that it stands under; and how densely it speaks of the concepts, and of names and numbers that pages of two
   * hosts have: each from 0.
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
    const shared = thingsOf(sentence).filter((thing) => this.#isShared(thing)).length
    const length = Math.sqrt(sentence.terms.length)
    return {
      beside,
      shared: shared / length,
      titled: this.#share(titleTerms([found?.title ?? ''], language)),
      headed: this.#share(titleTerms(sentence.headings, language)),
      density: (4 * density) / length,
    }
  }

  /**
   * Whether a sentence, with what it stands beside and under, has more than one term of the topic, if there are more:
   * what shares only a name with it may speak of another of that name. And whether it speaks of the subject.
   */
  isAbout(sentence: PageSentence): boolean {
    const subjectMin = this.#subjectMost * settings.subjectMin
    if ((this.#subjectShare.get(sentence) ?? 0) < subjectMin) return false
    const page = this.byPage[sentence.page] ?? []
    const near = [sentence, page[sentence.index - 1], page[sentence.index + 1]]
    const { page: found, language } = this.pages[sentence.page] ?? { language: 'und' }
    const terms = [
      ...near.flatMap((one) => one?.terms ?? []),
      ...titleTerms([found?.title ?? '', ...sentence.headings], language),
    ]
    const said = new Set(terms.filter((term) => this.topic.has(term)))
    return said.size >= Math.min(settings.topicTermsMin, this.topic.size)
  }

  #isShared(thing: string): boolean {
    this.#hostsOfThings ??= hostsOfThings(this)
    return (this.#hostsOfThings.get(thing)?.size ?? 0) > 1
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

  /** The part of the topic that distinct terms speak of. */
  #share(terms: Iterable<number>): number {
    let share = 0
    for (const term of terms) share += this.topic.get(term) ?? 0
    return share
  }

  /**
   * What the pages say of the topic, as weights of terms between 0 and 1: those that stand in relevant sentences of
   * several pages, as a relevance model (Lavrenko and Croft, SIGIR 2001) has them, and the topic's own.
   */
  get concepts(): ReadonlyMap<number, number> {
    this.#concepts ??= this.#weighConcepts()
    return this.#concepts
  }

  /** How alike two sets of terms are: the cosine of their rarities. */
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

  #weighTopic({ subject, language }: ResearchPlan): ReadonlyMap<number, number> {
    const weights = new Map<number, number>()
    const add = (text: string, weight: number) => {
      for (const term of termSet(text, language))
        weights.set(term, Math.max(weights.get(term) ?? 0, weight * this.rarity(term)))
    }
    add(subject, 1)
    for (const name of namesIn(subject, language)) add(name, settings.nameWeight)
    const sum = [...weights.values()].reduce((total, weight) => total + weight, 0)
    return new Map(Array.from(weights, ([term, weight]) => [term, weight / (sum || 1)]))
  }

  #weighSubject(): ReadonlyMap<number, number> {
    const weights = Array.from(
      this.topic,
      ([term, weight]) => [term, weight * this.frequency(term)] as const,
    )
    const sum = weights.reduce((total, [, weight]) => total + weight, 0)
    return new Map(weights.map(([term, weight]) => [term, weight / (sum || 1)]))
  }

  #topicWindows(): number[] {
    const ofSubject = this.byPage.map((page) => bestWindow(page, this.subject))
    const subjectMin = Math.max(0, ...ofSubject) * settings.subjectMin
    return this.byPage.map((page, index) =>
      (ofSubject[index] ?? 0) < subjectMin ? 0 : bestWindow(page, this.topic),
    )
  }

  #relate(page: readonly PageSentence[]): void {
    const sets = page.map(({ terms }) => new Set(terms))
    page.forEach((sentence, at) => {
      const { page: found, language } = this.pages[sentence.page] ?? { language: 'und' }
      const headings = titleTerms([found?.title ?? '', ...sentence.headings], language)
      let [relevance, subject] = [0, 0]
      for (const [term, weight] of this.topic) {
        const isSaid = sets[at]?.has(term) === true
        const isNear = sets[at - 1]?.has(term) || sets[at + 1]?.has(term) || headings.has(term)
        if (!isSaid && !isNear) continue
        relevance += isSaid ? weight : weight * settings.contextWeight
        subject += this.subject.get(term) ?? 0
      }
      this.#relevance.set(sentence, relevance)
      this.#subjectShare.set(sentence, subject)
      this.#subjectMost = Math.max(this.#subjectMost, subject)
    })
  }

  #weighConcepts(): ReadonlyMap<number, number> {
    const mass = new Map<number, number>()
    const pagesOf = new Map<number, Set<number>>()
    for (const sentence of this.sentences) {
      const relevance = this.relevance(sentence) ** 2
      for (const term of sentence.terms) {
        mass.set(term, (mass.get(term) ?? 0) + relevance)
        const pages = pagesOf.get(term) ?? new Set()
        pagesOf.set(term, pages.add(sentence.page))
      }
    }
    let most = 0
    for (const [term, sum] of mass) {
      const frequency = this.#documentFrequency.get(term) ?? 1
      const spread = Math.sqrt(Math.log(1 + (pagesOf.get(term)?.size ?? 1)))
      const weight = (sum / Math.sqrt(frequency)) * spread * this.rarity(term)
      mass.set(term, weight)
      most = Math.max(most, weight)
    }
    const topicMost = Math.max(...this.topic.values())
    for (const [term, weight] of mass)
      mass.set(term, weight / (most || 1) + (this.topic.get(term) ?? 0) / (topicMost || 1))
    return mass
  }
}

/** The greatest weight of terms that eight sentences in a row have. */
function bestWindow(page: readonly PageSentence[], weights: ReadonlyMap<number, number>): number {
  let best = 0
  for (let at = 0; at < page.length; at += windowLength / 2) {
    const terms = new Set(page.slice(at, at + windowLength).flatMap((one) => one.terms))
    let sum = 0
    for (const [term, weight] of weights) if (terms.has(term)) sum += weight
    best = Math.max(best, sum)
  }
  return best
}

/** The names and numbers of a sentence: what events are told by. */
function thingsOf({ names, tokens }: PageSentence): readonly string[] {
  const numbers = tokens.flatMap(({ word }) => (word.isNumber ? word.folded : []))
  return [...new Set([...names.flatMap(({ key, opens }) => (opens ? [] : key)), ...numbers])]
}

function hostsOfThings({ byPage, pages }: TopicEvidence): ReadonlyMap<string, ReadonlySet<string>> {
  const hosts = new Map<string, Set<string>>()
  for (const [index, sentences] of byPage.entries()) {
    const host = sourceHost(pages[index]?.page.url ?? '')
    for (const thing of sentences.flatMap(thingsOf))
      hosts.set(thing, (hosts.get(thing) ?? new Set()).add(host))
  }
  return hosts
}

const windowLength = 8

/** What was read of a page, as long as anybody holds the page. */
const known = new WeakMap<object, readonly PageSentence[]>()

function titleTerms(titles: readonly string[], language: string): ReadonlySet<number> {
  return headingMemo(language).get(titles.join('\n'))
}

const headingMemos = new Map<string, Memo<ReadonlySet<number>>>()
const headingsKept = 2_000

function headingMemo(language: string): Memo<ReadonlySet<number>> {
  const memo =
    headingMemos.get(language) ?? new Memo(headingsKept, (text: string) => termSet(text, language))
  headingMemos.set(language, memo)
  return memo
}
