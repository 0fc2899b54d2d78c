import type { SearchResult, SearchResultKind } from '../search-result.ts'
import type { TopicClass, WebQuery } from '../web-search.ts'

/** A request to an engine, as HTTP. */
export type EngineRequest = {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, with POST. */
  readonly json?: unknown
}

/** What an adapter finds in an answer; whoever asked adds the engine's name and the ranks. */
export type Found = Pick<SearchResult, 'url' | 'title' | 'snippet'> & {
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
  readonly found: readonly Found[]
  /** For how long the engine wants to be left alone. */
  readonly waitSeconds?: number
}

export type EngineAccess = {
  /** Where the engine answers; the operator may have named another place. */
  readonly base: string
  readonly key: string | undefined
  /** A mailbox or page of whoever runs the service. */
  readonly contact: string
  /** Sends a request and returns the body of the answer, which is a success. */
  ask(request: EngineRequest): Promise<string>
}

/** One engine: where it is, what it is good for, how it is asked, and how its answers are read. */
export type SearchEngine = {
  readonly name: string
  /** The name by which people know the engine. */
  readonly label: string
  readonly base: string | undefined
  /** The kind of things that the engine mostly finds. */
  readonly kind: SearchResultKind
  /** The classes of questions that it is asked. */
  readonly topics: readonly TopicClass[]
  /** Whether it does without a key, likes to have one, or needs one. */
  readonly key: 'none' | 'optional' | 'needed'
  /** The least time between two requests, as its operators ask for. */
  readonly intervalMs?: number
  /** Throws an `EngineRefusal` or a `ZodError` where the answer is none. */
  search(query: WebQuery, access: EngineAccess): Promise<EngineAnswer>
}

/** An engine's own words for why it gives nothing. The message goes on after its name: `says that …`. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal'
  readonly waitSeconds: number | undefined

  constructor(message: string, waitSeconds?: number) {
    super(message)
    this.waitSeconds = waitSeconds
  }
}

export const allTopics: readonly TopicClass[] = ['general', 'science', 'medicine', 'code', 'news']

/** An address below the engine's base, with parameters; those that are undefined are left out. */
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

/** The address that people can be written to, of a contact that is a mailbox. */
export function mailboxOf(contact: string): string | undefined {
  const mailbox = contact.replace(/^mailto:/, '')
  return mailbox.includes('@') && !mailbox.includes('/') ? mailbox : undefined
}
