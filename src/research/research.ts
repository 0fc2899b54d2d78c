import type { Block } from '../extraction/blocks/block.ts'

/** What a research run is asked for. */
export type ResearchRequest = {
  readonly topic: string
  /** `snap` searches once and writes half as much; `ponder` goes on while there are gaps. */
  readonly model: 'snap' | 'ponder'
  /** The most sources that a report may use. */
  readonly maxResults: number
  /** The day on which the run began, `YYYY-MM-DD`: a run reads no clock, so that it can be repeated. */
  readonly today: string
}

/**
 * All that a run knows of the world. It calls them in an order that depends on nothing but their results:
 * a batch is called in the order of its list, whatever answers first. So a run whose calls are answered
 * from a record goes the same way again and ends with the same report, byte for byte. None throws for a
 * failure of the web, which is an answer as well; what they throw ends the run.
 */
export type ResearchTools = {
  search(query: SearchQuery): Promise<SearchAnswer>
  /** Reads a page at an address that a search gave. */
  read(url: string): Promise<ReadAnswer>
  /** Asked before every batch: `false` ends the search, and the report is written from what there is. */
  mayGoOn(checkpoint: string): Promise<boolean>
}

/** Which kind of search engine a topic belongs to. */
export const topicClasses = ['general', 'science', 'medicine', 'code', 'news'] as const
export type TopicClass = (typeof topicClasses)[number]

export type SearchQuery = {
  readonly text: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  readonly topics: readonly TopicClass[]
  /** How many hits of each engine are wanted. */
  readonly count: number
}

export type SearchAnswer = {
  /** Of all engines; each hit tells its engine and its rank there. */
  readonly hits: readonly SearchHit[]
  readonly engines: readonly EngineReport[]
}

export const hitKinds = [
  'encyclopedia',
  'paper',
  'qa',
  'news',
  'forum',
  'code',
  'web',
  'dataset',
] as const
export type HitKind = (typeof hitKinds)[number]

export type SearchHit = {
  readonly engine: string
  /** From 1. */
  readonly rank: number
  readonly url: string
  readonly title: string
  readonly snippet: string
  readonly kind: HitKind
  /** ISO 8601; a day or an instant. */
  readonly publishedAt?: string
  readonly authors?: readonly string[]
  /** How often a paper is cited, or how many points a post has. */
  readonly standing?: number
}

export type EngineReport = {
  readonly engine: string
  readonly status: 'answered' | 'empty' | 'refused' | 'failed'
  readonly hitCount: number
  readonly reason?: string
}

export type ReadAnswer =
  | { readonly status: 'read'; readonly page: ReadPage }
  | { readonly status: 'failed'; readonly reason: string }

/** The text of a page, as it is kept; every quotation of the report is a range of it. */
export type ReadPage = {
  /** Where it was found in the end, after redirects. */
  readonly url: string
  /** What the page says its address is. */
  readonly canonicalUrl?: string
  readonly title: string
  readonly author?: string
  readonly publishedAt?: string
  readonly fetchedAt: string
  /** Of the text, in hexadecimal digits. */
  readonly sha256: string
  readonly text: string
  readonly blocks: readonly Block[]
  /** The page could not be read; the text is the abstract that an engine gave. */
  readonly isAbstractOnly?: boolean
}

/** Progress, in the order in which it happens. */
export type ResearchEvent =
  | { readonly type: 'plan-made'; readonly facets: readonly string[] }
  | { readonly type: 'round-start'; readonly round: number }
  | { readonly type: 'search-end'; readonly query: string; readonly hitCount: number }
  | { readonly type: 'page-start'; readonly url: string; readonly title: string }
  | { readonly type: 'page-end'; readonly url: string; readonly failed?: string }
  | {
      readonly type: 'round-end'
      readonly round: number
      readonly pageCount: number
      readonly gaps: readonly string[]
    }
  | { readonly type: 'writing-start'; readonly sourceCount: number }
  | { readonly type: 'writing-end'; readonly grounding: ReportGrounding }

/**
 * - `done`: the search came to its own end.
 * - `partial`: it was told to finish before.
 * - `nothing`: no page that could be read says anything of the topic; the report says so.
 */
export type ResearchState = 'done' | 'partial' | 'nothing'

export type ResearchOutcome = {
  readonly state: ResearchState
  /** ISO 639-1, of the report; or `und`. */
  readonly language: string
  readonly title: string
  /** Markdown with a contents list; `[n]` marks source n. */
  readonly report: string
  /** What carries an `[n]`, in the order of the report. */
  readonly statements: readonly Statement[]
  /** Those that the report uses, `[1]` first; at most `maxResults`. */
  readonly sources: readonly ReportSource[]
  /** Everything else that was found. */
  readonly dropped: readonly DroppedSource[]
  readonly engines: readonly EngineReport[]
  readonly facets: readonly string[]
  readonly queries: readonly string[]
  /** What of the topic nothing was found about, or only in one place. */
  readonly gaps: readonly Gap[]
  readonly disagreements: readonly Disagreement[]
  readonly graph: ReportGraph
  readonly grounding: ReportGrounding
  readonly effort: ResearchEffort
}

/** A sentence of the report and what it rests on. */
export type Statement = {
  readonly id: string
  /** Its range in the report, UTF-16, end exclusive, without the mark. */
  readonly start: number
  readonly end: number
  readonly section: string
  readonly evidence: readonly Evidence[]
  readonly verdict: Verdict
}

/**
 * - `quote`: it stands in the snapshot, word for word.
 * - `checks`: its numbers, names, negations and most of its words stand in the evidence.
 * - `inference`: none of that is known.
 */
export type Verdict = 'quote' | 'checks' | 'inference'

/** A part of a snapshot, word for word. */
export type Evidence = {
  /** The number of its source. */
  readonly source: number
  /** The range in the snapshot's text, UTF-16, end exclusive. */
  readonly start: number
  readonly end: number
  readonly quote: string
}

export type ReportSource = {
  /** 1, 2, 3 …, as `[1]` in the report. */
  readonly index: number
  readonly url: string
  readonly title: string
  readonly author?: string
  readonly publishedAt?: string
  readonly fetchedAt: string
  readonly sha256: string
  readonly kind: HitKind
  readonly isAbstractOnly: boolean
  readonly scores: SourceScores
  /** Other places of the same text: they confirm nothing. */
  readonly mirrors: readonly string[]
}

/** Each between 0 and 1. */
export type SourceScores = {
  readonly relevance: number
  readonly authority: number
  readonly freshness: number
  readonly total: number
}

export type DroppedSource = {
  readonly url: string
  readonly title: string
  readonly reason: 'not-read' | 'unreadable' | 'copy' | 'not-about-it' | 'not-needed'
  /** What the web answered, or which source it is a copy of. */
  readonly detail?: string
}

export type Gap = {
  readonly facet: string
  readonly reason: 'nothing-found' | 'one-source' | 'abstract-only' | 'disagreement' | 'outdated'
}

/** Two sources that give different figures for the same. */
export type Disagreement = {
  readonly about: string
  readonly statements: readonly [string, string]
}

export type ReportGrounding = {
  readonly sentences: number
  readonly cited: number
  readonly quotes: number
  readonly checks: number
  readonly inferences: number
  /** Sentences that were left out, as a check failed. */
  readonly refused: number
}

export type ReportGraph = {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

export type GraphNode = {
  readonly id: string
  readonly label: string
  readonly kind: 'topic' | 'facet' | 'entity' | 'source'
  readonly aliases: readonly string[]
  /** Of a source. */
  readonly url?: string
}

export type GraphEdge = {
  readonly from: string
  readonly to: string
  readonly relation: string
  /** `stated` by the words between two names; `together` in one sentence; `structure` of the report itself. */
  readonly status: 'stated' | 'together' | 'structure'
  /** How often, by independent sources. */
  readonly weight: number
  readonly evidence: readonly Evidence[]
}

/** What the price of a run depends on. All are counts but `markers`, and none depends on who judged. */
export type ResearchEffort = {
  readonly topic: TopicEffort
  readonly subQueries: number
  readonly pagesRead: number
  /** Rounds after the first. */
  readonly gapRounds: number
  readonly contradictions: number
}

/** What is known of a topic before anything is searched. */
export type TopicEffort = {
  readonly facets: number
  readonly entities: number
  /** Of comparison, time, cause, aggregation and condition: how many the topic asks for, 0 to 5. */
  readonly markers: number
  readonly words: number
}

/** Tells progress; it must return at once. */
export type OnResearchEvent = (event: ResearchEvent) => void

/**
 * Works through a topic. Where it runs must be no thread that answers anybody: reading a page is work of
 * some hundred milliseconds. `signal` ends it without a report.
 */
export type RunResearch = (
  request: ResearchRequest,
  tools: ResearchTools,
  onEvent: OnResearchEvent,
  signal: AbortSignal,
) => Promise<ResearchOutcome>
