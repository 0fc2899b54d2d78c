/** The kind of a result: the engine's usual kind, unless the engine states one. */
export type SearchResultKind =
  | 'encyclopedia'
  | 'paper'
  | 'qa'
  | 'news'
  | 'forum'
  | 'code'
  | 'dataset'
  | 'web'

/** A page as one engine describes it, as plain text without highlighting. */
export type SearchResult = {
  /** The engine's name as in `SEARCH_ENGINES`. */
  readonly engine: string
  /** Its rank in the engine's answer, from 1. */
  readonly rank: number
  /** An absolute HTTP(S) URL. */
  readonly url: string
  readonly title: string
  /** Empty if the engine gives none. */
  readonly snippet: string
  readonly kind: SearchResultKind
  /** An ISO 8601 date in the known precision: `2024-05-17`, `2024-05` or `2024`. */
  readonly publishedAt?: string
  readonly authors?: readonly string[]
  /** The licence of the text of the page. */
  readonly licence?: string
  /** Number of citations, upvotes or stars, as the engine counts them. */
  readonly endorsements?: number
  readonly doi?: string
  /** The full text, if the page has only an abstract. */
  readonly pdfUrl?: string
}
