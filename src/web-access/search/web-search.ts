import type { Period, SpecialTopic } from '../../language/language.ts'
import type { SearchResult } from './search-result.ts'

/**
 * The domains whose pages are wanted, such as `example.org`; each also stands for those below it. A missing list is no
 * restriction; of a domain in both lists no page is wanted.
 */
export type DomainFilter = {
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

/** The field of a query, which decides which engines are asked. */
export type TopicClass = 'general' | SpecialTopic

export type WebQuery = {
  readonly text: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  readonly topic: TopicClass
  /** Only what is as new as this, from engines that can tell. Engines for news are asked besides those of the topic. */
  readonly period?: Period
  /** The number of results requested from each engine, 1 to 50. */
  readonly limit: number
  /** For engines that can look in some domains alone; others give results of all domains. */
  readonly domains?: DomainFilter
  /** Whether it waits for engines that may be asked only once in some seconds, behind the queries that do not. */
  readonly isPatient?: boolean
}

/** The result of one query to one engine. */
export type EngineCoverage = {
  readonly engine: string
  /** The number of results requested. */
  readonly asked: number
  /** The number of results given. */
  readonly given: number
  /** Why it gave none or not all, as a sentence for users: `It answered with status 429`. */
  readonly refused?: string
}

export type SearchOutcome = {
  /** The results of all engines, each engine's in its own order. */
  readonly results: readonly SearchResult[]
  readonly coverage: readonly EngineCoverage[]
}

/** Queries all suitable engines at once; each serves the accounts in turn. */
export interface WebSearch {
  /**
   * Refusals of single engines are listed in `coverage`. Throws `upstream_error`, naming the engines, if every engine
   * refused, `engine_unavailable` if none is configured, `permission_denied` if the web is off, and the reason of
   * `signal` once it is aborted.
   */
  search(query: WebQuery, accountId: string, signal: AbortSignal): Promise<SearchOutcome>
}
