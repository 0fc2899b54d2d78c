import { hash } from 'node:crypto'
import { messageOf } from '../../src/base/errors/message-of.ts'
import { parsePage } from '../../src/documents/parse/page/parse-page.ts'
import type { EngineEvent } from '../../src/engines/engine.ts'
import { type PageSearch, passagesIn, rankPassages } from '../../src/engines/web/rank-passages.ts'
import { webEngine } from '../../src/engines/web/web-engine.ts'
import type { Answer } from '../../src/mind/mind.ts'
import { mindCalls } from '../../src/mind/mind-thread.ts'
import { ThreadedMind } from '../../src/mind/threaded-mind.ts'
import type { PageReader, WebPage } from '../../src/web-access/pages/web-page.ts'
import type { WebSearch } from '../../src/web-access/search/web-search.ts'
import { plainText } from '../../src/web-access/search-engines/plain-text.ts'
import { SearchIndex } from '../../tests/support/web/search-index.ts'
import type { Measures } from '../answers/measures.ts'
import type { Model } from '../answers/posted-set.ts'
import type { EvaluationPage } from './evaluation-pages.ts'
import type { WebQuestion } from './web-questions.ts'

export type WebReply = {
  readonly question: WebQuestion
  readonly reply: string
  readonly grounding: Answer['grounding']
  /** Ids of the pages that were read. */
  readonly read: readonly string[]
  /** Quotes that are exactly their range of the snapshot, and all. */
  readonly exactQuotes: number
  readonly quotes: number
  /** What one search for the question gives: its first ten pages, and the naive answer from its first five. */
  readonly naive: { readonly found: readonly string[]; readonly reply: string }
}

const naiveFound = 10
/** Comes to about as many words as our replies have. */
const naiveSentences = 3

/**
 * Asks the web engine in this process: the pages are not sent over HTTP, so that the figures do not depend on how busy
 * the machine is, and each is read once, however many questions need it.
 */
export class AskTheWeb {
  readonly #pages: ReadonlyMap<string, EvaluationPage>
  readonly #index: SearchIndex
  readonly #kept = new Map<string, WebPage>()
  readonly #measures: Measures
  readonly #engine: ReturnType<typeof webEngine>

  constructor(pages: readonly EvaluationPage[], measures: Measures) {
    this.#pages = new Map(pages.map((page) => [new URL(page.url).href, page]))
    this.#index = new SearchIndex(pages)
    this.#measures = measures
    const mind = new ThreadedMind(async (name, asked) => {
      // Each call of the table takes what it is asked with; the compiler cannot join the two.
      const call = mindCalls[name] as (asked: unknown) => never
      return call(asked)
    })
    const parts = {
      search: { ...searchOf(this.#index), isConfigured: true, demandConfigured: () => {} },
      pages: readerOf(this.#pages),
      ranking: {
        rankPassages: async (_: string, search: PageSearch) =>
          passagesIn(await rankPassages(search)),
      },
      library: { keepPages: async (_: string, kept: readonly WebPage[]) => this.#keep(kept) },
    }
    this.#engine = webEngine(parts, () => mind)
  }

  async ask(question: WebQuestion, model: Model): Promise<WebReply> {
    const messages = [{ role: 'user' as const, content: question.question }]
    const reach = { accountId: 'acc_evaluation', graphId: undefined, docId: undefined }
    const tools = { admit: async (groups: readonly unknown[]) => groups.map(() => true) }
    const asked = { messages, thinking: model, reach }
    const { signal } = new AbortController()
    let answer: EngineEvent | undefined
    for await (const event of this.#engine.answer(asked, tools, signal)) answer = event
    if (answer?.type !== 'answer') throw new Error(`No answer to ${question.id}`)
    const exact = answer.citations.filter(
      ({ docId, start, end, quote }) => this.#kept.get(docId)?.text.slice(start, end) === quote,
    )
    const read = answer.coverage?.pages.filter(({ status }) => status === 'read') ?? []
    return {
      question,
      reply: answer.text,
      grounding: answer.grounding,
      read: read.flatMap(({ url }) => this.#pages.get(url)?.id ?? []),
      exactQuotes: exact.length,
      quotes: answer.citations.length,
      naive: this.#naive(question),
    }
  }

  #naive({ question }: WebQuestion): WebReply['naive'] {
    const found = this.#index.find(question, naiveFound)
    const read = found.flatMap(({ url }) => this.#pages.get(new URL(url).href) ?? [])
    const passages = read.slice(0, 5).map(({ text }) => ({ text, score: 1 }))
    const reply = this.#measures.naiveAnswer(question, passages, naiveSentences)
    return { found: read.map(({ id }) => id), reply }
  }

  #keep(pages: readonly WebPage[]): readonly { readonly id: string }[] {
    for (const page of pages) this.#kept.set(page.sha256, page)
    return pages.map(({ sha256 }) => ({ id: sha256 }))
  }
}

/** Two engines over the same pages: one knows all, the other those of the encyclopedia. */
function searchOf(index: SearchIndex): WebSearch {
  const engines = [
    { engine: 'searxng', kind: 'web', knows: () => true },
    { engine: 'wikipedia', kind: 'encyclopedia', knows: isEncyclopedia },
  ] as const
  return {
    async search({ text, limit }) {
      const lists = engines.map(({ engine, kind, knows }) =>
        index.find(text, limit, knows).map(({ url, title, lead }, place) => {
          const snippet = plainText(lead.slice(0, 300))
          return { engine, kind, rank: place + 1, url: new URL(url).href, title, snippet }
        }),
      )
      const coverage = lists.map((list, place) => {
        return { engine: engines[place]?.engine ?? '', asked: limit, given: list.length }
      })
      return { results: lists.flat(), coverage }
    },
  }
}

function isEncyclopedia({ url }: { readonly url: string }): boolean {
  return new URL(url).hostname.endsWith('.wikipedia.org')
}

function readerOf(pages: ReadonlyMap<string, EvaluationPage>): PageReader {
  const read = new Map<string, WebPage>()
  return {
    async read(askedUrl) {
      const failed = { status: 'failed' as const, askedUrl, reason: 'unreadable' as const }
      const known = read.get(askedUrl)
      if (known) return known
      const page = pages.get(askedUrl)
      if (!page) return { ...failed, message: 'There is no such page' }
      try {
        const bytes = Buffer.from(page.body())
        const origin = { url: askedUrl, contentType: page.mediaType }
        const { canonical: _, ...parsed } = await parsePage(bytes, origin)
        const about = { askedUrl, url: askedUrl, canonicalUrl: askedUrl }
        const fetched = { fetchedAt: new Date().toISOString(), sha256: hash('sha256', parsed.text) }
        const whole: WebPage = { status: 'read', ...parsed, ...about, ...fetched }
        read.set(askedUrl, whole)
        return whole
      } catch (error) {
        return { ...failed, message: messageOf(error) }
      }
    },
  }
}
