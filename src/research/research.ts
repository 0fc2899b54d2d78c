import type { PageFailure, WebPage } from '../web-access/web-page.ts'
import type { EngineCoverage, SearchOutcome, WebQuery } from '../web-access/web-search.ts'

/** What a research run is asked for. */
export type ResearchRequest = {
  readonly topic: string
  /** What to search first and to look for, instead of what the mind would plan. */
  readonly questions?: readonly string[] | undefined
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
 * from a record goes the same way again and ends with the same report, byte for byte. A search that no
 * engine answered (`upstream_error`) ends the run only if nothing else was found; what else they throw always does.
 */
export type ResearchTools = {
  search(query: WebQuery): Promise<SearchOutcome>
  /** Reads a page at an address that a search gave. */
  read(url: string): Promise<WebPage | PageFailure>
  /** Asked before every batch: `false` ends the search, and the report is written from what there is. */
  mayGoOn(checkpoint: string): Promise<boolean>
}

/** Progress, in the order in which it happens. */
export type ResearchEvent =
  | { readonly type: 'plan-made'; readonly facets: readonly string[] }
  | { readonly type: 'round-start'; readonly round: number }
  | { readonly type: 'search-end'; readonly query: string; readonly hitCount: number }
  | { readonly type: 'page-start'; readonly url: string; readonly title: string }
  | {
      readonly type: 'page-end'
      readonly url: string
      readonly failed?: string
      readonly copy_of?: string
    }
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
 * - `nothing`: no page that could be read speaks of the topic itself; the report says so, and what comes nearest.
 */
export type ResearchState = 'done' | 'partial' | 'nothing'

export type ResearchOutcome = {
  readonly state: ResearchState
  readonly title: string
  /** Markdown with a contents list; `[n]` marks source n. */
  readonly report: string
  /** The sentences that carry an `[n]`, in the order of the report. */
  readonly statements: readonly Statement[]
  /** The sources that the report uses, `[1]` first; at most `maxResults`. */
  readonly sources: readonly ReportSource[]
  /** Everything else that was found. */
  readonly dropped: readonly DroppedSource[]
  readonly coverage: readonly EngineCoverage[]
  readonly queries: readonly string[]
  /** The parts of the topic that nothing was found about. */
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
  /** The snapshot that its quotations are ranges of. */
  readonly page: WebPage
  /** The page could not be read; its text is the abstract that an engine gave. */
  readonly isAbstractOnly: boolean
  /** Other addresses of the same text: they confirm nothing. */
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
  /** Why the page could not be read. */
  readonly failure?: PageFailure['reason']
  /** The status with which the server answered instead of a page. */
  readonly httpStatus?: number
}

/** A part of the topic that nothing was found about. */
export type Gap = {
  readonly facet: string
  /** Its words that no page has which was read, as they are written. */
  readonly words: readonly string[]
}

/** Two sources that give different figures for the same. */
export type Disagreement = {
  readonly about: string
  readonly sides: readonly [Evidence, Evidence]
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
  /** The address of the page, if the node is a source. */
  readonly url?: string
}

export type GraphEdge = {
  readonly from: string
  readonly to: string
  readonly relation: string
  /** `stated` by the words between two names; `together` in one sentence; `structure` of the report itself. */
  readonly status: 'stated' | 'together' | 'structure'
  /** How many hosts say it: pages of one host are no independent sources. */
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
