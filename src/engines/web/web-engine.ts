import { ServiceError } from '../../base/errors/service-error.ts'
import { Deadline } from '../../base/turns/deadline.ts'
import type { TraceNode } from '../../contract/chat/trace.ts'
import type { Passage } from '../../evidence/passage.ts'
import { type Mind, snapPassages } from '../../mind/mind.ts'
import type { Question } from '../../mind/question.ts'
import type { PageReader, WebPage } from '../../web-access/pages/web-page.ts'
import { classifyTopic } from '../../web-access/search/classify-topic.ts'
import { type FusedResult, fuseResults } from '../../web-access/search/fuse-results.ts'
import { tallyEngines } from '../../web-access/search/tally-engines.ts'
import { timelyQueries } from '../../web-access/search/timely-queries.ts'
import type { EngineCoverage, WebQuery, WebSearch } from '../../web-access/search/web-search.ts'
import { withinDomains } from '../../web-access/within-domains.ts'
import { answerAsMeant } from '../answer-as-meant.ts'
import {
  answerEvents,
  type Engine,
  type EngineEvent,
  type EngineQuestion,
  type EngineTools,
  leftOutStep,
  searchContext,
  writeStep,
} from '../engine.ts'
import { choosePages } from './choose-pages.ts'
import { PageSet } from './page-set.ts'
import type { PageSearch } from './rank-passages.ts'
import { webQueries } from './web-queries.ts'

/** What the engine needs besides a mind. */
export type WebParts = {
  readonly search: WebSearch & { readonly isConfigured: boolean; demandConfigured(): void }
  readonly pages: PageReader
  readonly ranking: {
    rankPassages(
      accountId: string,
      search: PageSearch,
      signal: AbortSignal,
    ): Promise<readonly Passage[]>
  }
  readonly library: {
    keepPages(
      accountId: string,
      pages: readonly WebPage[],
    ): Promise<readonly { readonly id: string }[]>
  }
}

/** Most titles in a step that people read. */
const shownTitlesMax = 8

/**
 * On the tune half of the single facts of 1,085 scraped pages, a right page is among the first 8 for 61 %, among 16 for
 * 66 %, among 24 for 69 %. A `snap` answer has to be complete within 20 s.
 */
const settings = {
  snap: {
    pagesMax: 16,
    passagesMax: snapPassages,
    searchTimeoutMs: 7_000,
    /** How long a site may take; waiting for other work of this service, before its page is parsed, does not count. */
    fetchTimeoutMs: 7_000,
    /** Ends a second search and reading early, which a misspelt question takes, and parsing that waits. */
    wholeTimeoutMs: 18_000,
  },
  ponder: {
    pagesMax: 24,
    passagesMax: 10,
    searchTimeoutMs: 15_000,
    fetchTimeoutMs: 20_000,
    wholeTimeoutMs: 150_000,
  },
  /** Results requested from each search engine. */
  resultsMax: 20,
  /** When pondering: most further searches, and most pages read for each. */
  furtherSearchesMax: 3,
  furtherPagesMax: 6,
} as const

/**
 * The engine that answers from the web: it searches, reads the most promising pages, and lets the mind quote them.
 * Quoted pages are stored as they were read.
 */
export function webEngine(
  { ranking, library, ...outside }: WebParts,
  mindOf: (accountId: string) => Mind,
): Engine {
  /** Searches and reads for a question, and returns the passages to answer from, whose pages are kept. */
  async function* readFor(
    question: Question,
    { thinking, reach: { accountId } }: EngineQuestion,
    { web, mind, mayCorrect }: { web: WebReading; mind: Mind; mayCorrect: boolean },
    tools: EngineTools,
    signal: AbortSignal,
  ): AsyncGenerator<EngineEvent, readonly Passage[]> {
    const queries = timelyQueries(webQueries(question), question.language)
    yield* web.searchAndRead(question, queries, web.limits.pagesMax, signal)
    const rank = (asksForSpelling: boolean) =>
      ranking.rankPassages(accountId, { ...pageSearch(question, web), asksForSpelling }, signal)
    let passages = await rank(mayCorrect)
    if (thinking === 'ponder') {
      const further = furtherQueries(question, await mind.plan(question, passages, signal))
      for (const text of further)
        yield* web.searchAndRead(
          { ...question, text },
          [{ text }],
          settings.furtherPagesMax,
          signal,
        )
      if (further.length > 0) passages = await rank(false)
    }
    passages = await keep(await admitted(passages, tools), web.read.pages, (cited) =>
      library.keepPages(accountId, cited),
    )
    // The nodes are those that were admitted; now they tell where they stand.
    await tools.admit(passages.map(nodesOf))
    return passages
  }

  async function* answerTo(
    asked: EngineQuestion,
    web: WebReading,
    isCorrected: boolean,
    tools: EngineTools,
    signal: AbortSignal,
  ): AsyncIterable<EngineEvent> {
    const mind = mindOf(asked.reach.accountId)
    const understood = await mind.understand(asked.messages, signal)
    // On the web there is no document to summarize.
    const kind = understood.kind === 'overview' ? 'question' : understood.kind
    const question = { ...understood, kind, isOfWeb: true }
    if (!isCorrected) yield* leftOutStep(question)
    const isQuestion = question.kind === 'question'
    const reading = { web, mind, mayCorrect: !isCorrected }
    const passages = isQuestion ? yield* readFor(question, asked, reading, tools, signal) : []
    yield* writeStep(mind, passages)
    const coverage = { engines: tallyEngines(web.coverage), pages: [...web.read.coverage] }
    const told = { ...question, pagesMissing: web.read.missing }
    const answers = mind.compose(told, passages, asked.thinking, signal)
    for await (const event of answerEvents(answers, { passages, ...(isQuestion && { coverage }) }))
      yield event.type === 'answer' && isQuestion
        ? { ...event, isFree: event.grounding === 'nothing' }
        : event
  }
  return {
    isLocal: false,
    isConfigured: outside.search.isConfigured,
    async *answer(asked, tools, signal) {
      // Not every message needs a search: without the web nobody is charged for an answer that says so.
      outside.search.demandConfigured()
      const { search, pages } = withinDomains(outside, asked.domains)
      const web = new WebReading(search, new PageSet(pages, asked.reach.accountId), asked)
      yield* answerAsMeant(asked, (meant, isCorrected) =>
        answerTo(meant, web, isCorrected, tools, signal),
      )
    },
  }
}

/** What is searched besides: the parts of a question, and names that the first pages have besides. */
function furtherQueries(
  { text }: Question,
  { parts, names }: Awaited<ReturnType<Mind['plan']>>,
): readonly string[] {
  const queries = [...parts, ...names.map((name) => `${text} ${name}`)]
  return queries.slice(0, settings.furtherSearchesMax)
}

type TimelyQuery = Pick<WebQuery, 'text' | 'period'>

/** The searches and pages of one answer. */
class WebReading {
  readonly read: PageSet
  readonly coverage: EngineCoverage[] = []
  readonly limits: (typeof settings)['snap' | 'ponder']
  readonly #search: WebSearch
  readonly #accountId: string
  /** By the clock of `performance.now()`. */
  readonly #endsAt: number

  constructor(search: WebSearch, read: PageSet, { thinking, reach }: EngineQuestion) {
    this.#search = search
    this.#accountId = reach.accountId
    this.read = read
    this.limits = settings[thinking]
    this.#endsAt = performance.now() + this.limits.wholeTimeoutMs
  }

  async *searchAndRead(
    question: Question,
    queries: readonly TimelyQuery[],
    pagesMax: number,
    signal: AbortSignal,
  ): AsyncIterable<EngineEvent> {
    const results = await this.#results(question, queries, signal)
    const given = `${results.length} ${results.length === 1 ? 'page' : 'pages'}`
    yield { type: 'step', name: 'search', summary: `${queries[0]?.text} → ${given}` }
    const chosen = choosePages(results, question.text, question.language)
    const fetchMs = this.#timeLeft(this.limits.fetchTimeoutMs)
    const wholeMs = Math.max(fetchMs, this.#timeLeft(this.limits.wholeTimeoutMs))
    await this.read.read(chosen, { pagesMax, fetchMs, wholeMs }, signal)
    const titles = this.read.pages.map(({ title }) => title).slice(0, shownTitlesMax)
    yield { type: 'step', name: 'read', summary: titles.join(' · ') || 'No page could be read' }
  }

  #timeLeft(timeoutMs: number): number {
    return Math.max(0, Math.min(timeoutMs, this.#endsAt - performance.now()))
  }

  /**
   * Sends all queries concurrently. A failed query is ignored if another one succeeds, or if a page has been read
   * before: it can be answered from that.
   */
  async #results(
    { text, language }: Question,
    queries: readonly TimelyQuery[],
    signal: AbortSignal,
  ): Promise<FusedResult[]> {
    const common = { language, topic: classifyTopic(text, language), limit: settings.resultsMax }
    using patience = new Deadline(this.#timeLeft(this.limits.searchTimeoutMs))
    const either = AbortSignal.any([signal, patience.signal])
    const outcomes = await Promise.allSettled(
      queries.map((query) => this.#search.search({ ...common, ...query }, this.#accountId, either)),
    )
    signal.throwIfAborted()
    const lists = outcomes.flatMap((outcome) => {
      if (outcome.status === 'rejected') return []
      this.coverage.push(...outcome.value.coverage)
      const ofEngines = Map.groupBy(outcome.value.results, ({ engine }) => engine)
      return Array.from(ofEngines.values(), (results) => ({ results }))
    })
    const [first] = outcomes
    const isAnswered = outcomes.some(({ status }) => status === 'fulfilled')
    if (isAnswered || this.read.pages.length > 0) return fuseResults(lists)
    if (patience.signal.aborted)
      throw new ServiceError(
        'upstream_timeout',
        'No search engine answered in time. It was not charged.',
      )
    throw first?.status === 'rejected' ? first.reason : new Error('Nothing was searched')
  }
}

function pageSearch(question: Question, { read, limits }: WebReading): PageSearch {
  const pages = read.pages.map(({ sha256: docId, canonicalUrl: url, ...page }) => {
    const { title, publishedAt, text, blocks, parts } = page
    return { docId, title, url, publishedAt, text, blocks, parts }
  })
  const context = searchContext(question)
  return { question: question.text, context, pages, limit: limits.passagesMax }
}

async function admitted(
  passages: readonly Passage[],
  tools: EngineTools,
): Promise<readonly Passage[]> {
  // Their documents do not exist yet: only what is paid for is kept.
  const nodes = passages.map(({ chunkId: id, title }): TraceNode[] => [{ id, kind: 'page', title }])
  const may = await tools.admit(nodes)
  return passages.filter((_, index) => may[index])
}

function nodesOf({ chunkId: id, title, docId: doc_id, start, end }: Passage): TraceNode[] {
  return [{ id, kind: 'page', title, doc_id, start, end }]
}

/** Stores snapshots of the quoted pages, and returns the passages as parts of these documents. */
async function keep(
  passages: readonly Passage[],
  pages: readonly WebPage[],
  store: (pages: readonly WebPage[]) => Promise<readonly { readonly id: string }[]>,
): Promise<readonly Passage[]> {
  const cited = pages.filter(({ sha256 }) => passages.some(({ docId }) => docId === sha256))
  const kept = await store(cited)
  const ids = new Map(cited.map(({ sha256 }, index) => [sha256, kept[index]?.id]))
  return passages.flatMap((passage) => {
    const docId = ids.get(passage.docId)
    return docId === undefined ? [] : [{ ...passage, docId }]
  })
}
