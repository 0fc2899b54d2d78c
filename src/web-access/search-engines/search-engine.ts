import type { SearchResult, SearchResultKind } from '../search/search-result.ts'
import type { TopicClass, WebQuery } from '../search/web-search.ts'

/** An HTTP request to an engine. */
export type EngineRequest = {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON with POST. */
  readonly json?: unknown
}

/** A result as an adapter reads it; `EngineClient` adds the engine's name and the rank. */
export type EngineResult = Pick<SearchResult, 'url' | 'title' | 'snippet'> & {
  readonly [Name in
    | 'kind'
    | 'publishedAt'
    | 'authors'
    | 'licence'
    | 'endorsements'
    | 'doi'
    | 'pdfUrl']?: SearchResult[Name] | undefined
}

export type EngineAnswer = {
  readonly found: readonly EngineResult[]
  /** Why the engine gave less than it could. The sentence continues its name, as that of a refusal does. */
  readonly lacking?: string
  /** How long the engine asks not to be called. */
  readonly waitSeconds?: number
}

export type EngineAccess = {
  /** The base URL of the engine, which the operator may have changed. */
  readonly base: string
  readonly key: string | undefined
  /** A mailbox or page of the operator. */
  readonly contact: string
  /** Sends a request and returns the body of a successful response. Throws otherwise. */
  ask(request: EngineRequest): Promise<string>
}

/** An adapter for one search engine. */
export type SearchEngine = {
  readonly name: string
  /** The engine's name for users. */
  readonly label: string
  readonly base: string | undefined
  /** The usual kind of its results. */
  readonly kind: SearchResultKind
  /** The classes of queries that it is suited for. */
  readonly topics: readonly TopicClass[]
  /** Whether it needs an API key. */
  readonly key: 'none' | 'optional' | 'needed'
  /** The minimum time between two requests, as its operators ask. */
  readonly intervalMs?: number
  /** Throws an `EngineRefusal`, or a `ZodError` if the answer has an unknown form. */
  search(query: WebQuery, access: EngineAccess): Promise<EngineAnswer>
}

/** A refusal in the engine's words. The message continues its name: `says that …`. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal'
  readonly waitSeconds: number | undefined

  constructor(message: string, waitSeconds?: number) {
    super(message)
    this.waitSeconds = waitSeconds
  }
}

export const allTopics: readonly TopicClass[] = ['general', 'science', 'medicine', 'code', 'news']

/** A URL below the engine's base with query parameters; undefined ones are left out. */
export function at(
  base: string,
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): URL {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

/** The e-mail address of a contact; `undefined` if the contact is a page. */
export function mailboxOf(contact: string): string | undefined {
  const mailbox = contact.replace(/^mailto:/, '')
  return mailbox.includes('@') && !mailbox.includes('/') ? mailbox : undefined
}
