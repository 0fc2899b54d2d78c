import type { SpecialTopic } from '../language/language.ts'
import type { SearchResult } from './search-result.ts'

/** What a question is about, as far as it decides which engines are asked. */
export type TopicClass = 'general' | SpecialTopic

export type WebQuery = {
  readonly text: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  readonly topic: TopicClass
  /** How many results each engine is asked for, 1 to 50. */
  readonly limit: number
}

/** How one engine fared with one query. */
export type EngineCoverage = {
  readonly engine: string
  /** How many results it was asked for. */
  readonly asked: number
  /** How many it gave. */
  readonly given: number
  /** Why it gave none, in a sentence for people: `It answered with status 429`. */
  readonly refused?: string
}

export type SearchOutcome = {
  /** The results of all engines; those of one engine stay in its order. */
  readonly results: readonly SearchResult[]
  readonly coverage: readonly EngineCoverage[]
}

/** Asks the engines that suit a query, all at once. */
export interface WebSearch {
  /**
   * Refusals of engines are told in `coverage`. Throws `upstream_error`, naming the engines, if none of
   * them could be reached, and the reason of the signal once it is aborted.
   */
  search(query: WebQuery, signal: AbortSignal): Promise<SearchOutcome>
}
