/** What kind of thing an engine finds; an engine that knows more of a result says so. */
export type SearchResultKind =
  | 'encyclopedia'
  | 'paper'
  | 'qa'
  | 'news'
  | 'forum'
  | 'code'
  | 'dataset'
  | 'web'

/** What one engine says of one page, as plain text: an engine's marks of highlighting are gone. */
export type SearchResult = {
  /** The name of the engine, as `SEARCH_ENGINES` has it. */
  readonly engine: string
  /** Its place in the engine's answer, from 1. */
  readonly rank: number
  /** Absolute, `http` or `https`. */
  readonly url: string
  readonly title: string
  /** Empty where the engine gives none. */
  readonly snippet: string
  readonly kind: SearchResultKind
  /** An ISO-8601 date, `2024-05-17`, or as much of one as is known: `2024-05`, `2024`. */
  readonly publishedAt?: string
  readonly authors?: readonly string[]
  readonly licence?: string
  /** How often it was cited, upvoted or starred, as its engine counts. */
  readonly endorsements?: number
  readonly doi?: string
  /** The whole text, where the page has only an abstract. */
  readonly pdfUrl?: string
}
