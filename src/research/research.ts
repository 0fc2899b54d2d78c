import type { Thinking } from '../base/thinking.ts'
import type { ResearchReads } from '../contract/research/research-reads.ts'
import type { Correction } from '../engines/retrieval/spelling/corrected.ts'
import type { Prompt } from '../models/language-model.ts'
import type { PageFailure, WebPage } from '../web-access/pages/web-page.ts'
import type { EngineCoverage, SearchOutcome, WebQuery } from '../web-access/search/web-search.ts'

/** What a research run is asked for. */
export type ResearchRequest = {
  readonly topic: string
  /** Queries of the first round and facets of the report, in place of the mind's own plan. */
  readonly questions?: readonly string[] | undefined
  /** `snap` searches once and writes half as much; `ponder` searches further rounds while facets are open. */
  readonly thinking: Thinking
  /** The most sources that a report may use. */
  readonly maxResults: number
  /** The web if it is missing. Of both, documents do not tell the language in which the web is searched. */
  readonly reads?: ResearchReads
  /** The day on which the run began, `YYYY-MM-DD`. A run reads no clock, so that it is reproducible. */
  readonly today: string
}

/**
 * Everything that a run may do to the outside world. The order of the calls depends only on their results: a batch is
 * called in the order of its list, whichever answer comes first. A run that replays recorded answers therefore ends
 * with the same report, byte for byte. `search` may throw `upstream_error` if no engine answered, which ends the run
 * only if nothing else was found; any other error always does.
 */
export type ResearchTools = {
  search(query: WebQuery): Promise<SearchOutcome>
  /**
   * Reads a page at an address from a search result; `null` if the account wanted the report before the page came. It
   * is then written from the pages read so far.
   */
  read(url: string): Promise<WebPage | PageFailure | null>
  /**
   * Asked before every batch. `false`, as the account wants the report or the time is over, ends the searching; the
   * report is written from the pages read so far.
   */
  mayGoOn(checkpoint: string): Promise<boolean>
  /** Lets a language model write, or tells in a sentence why it did not; only where one is set up. */
  write?(prompt: Prompt): Promise<ModelText>
}

/** What a language model wrote, or why it did not: a sentence. */
export type ModelText = { readonly text: string } | { readonly failure: string }

/** Progress events, in the order in which they happen; the ends of the pages of a batch may come in any. */
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
 * - `done`: the search ended by itself.
 * - `partial`: it was told to finish early, or its time was over.
 * - `nothing`: no readable page is about the topic; the report says so and quotes the nearest pages.
 */
export type ResearchState = 'done' | 'partial' | 'nothing'

export type ResearchOutcome = {
  readonly state: ResearchState
  readonly title: string
  /** Markdown with a table of contents; `[n]` cites source n. */
  readonly report: string
  /** The cited sentences, in the order of the report. */
  readonly statements: readonly Statement[]
  /** The sources that the report cites, `[1]` first; at most `maxResults`. */
  readonly sources: readonly ReportSource[]
  /** All other results, with the reason why they are not cited. */
  readonly dropped: readonly DroppedSource[]
  readonly coverage: readonly EngineCoverage[]
  readonly queries: readonly string[]
  /** The parts of the topic that no page covers. */
  readonly gaps: readonly Gap[]
  readonly disagreements: readonly Disagreement[]
  readonly graph: ReportGraph
  readonly grounding: ReportGrounding
  /** Words of the topic that no page has, with what each was read as. */
  readonly corrections: readonly Correction[]
  readonly writer?: ReportWriter
  readonly effort: ResearchEffort
}

/** Who wrote a report, where a language model is set up. */
export type ReportWriter = {
  /** The name of the language model, or `built-in`. */
  readonly name: string
  /** Why the built-in mind wrote the report, or parts of it, instead of the model: sentences for people. */
  readonly fallback?: string
}

/** A sentence of the report, or a few consecutive ones, with the evidence. */
export type Statement = {
  readonly id: string
  /** Its range in the report without the mark `[n]`: UTF-16 offsets, end exclusive. */
  readonly start: number
  readonly end: number
  readonly section: string
  readonly evidence: readonly PageQuote[]
  readonly verdict: Verdict
}

/**
 * - `quote`: the source contains it word for word.
 * - `checks`: the evidence contains its numbers, names, negations and most of its words.
 * - `inference`: in words of its own; the evidence has its numbers and names, and most of its words or half of them.
 */
export type Verdict = 'quote' | 'checks' | 'inference'

/** A quotation from a stored page. */
export type PageQuote = {
  /** The number of the source, from 1. */
  readonly source: number
  /** Its range in the page's text: UTF-16 offsets, end exclusive. */
  readonly start: number
  readonly end: number
  readonly quote: string
}

export type ReportSource = {
  /** 1, 2, 3 …, cited as `[1]` in the report. */
  readonly index: number
  /** The page as it was read; ranges of evidence are offsets into its text. */
  readonly page: WebPage
  /** Whether the page was unreadable and its text is the abstract from a search engine. */
  readonly isAbstractOnly: boolean
  /** The licence of its text, as a search engine states it. */
  readonly licence?: string
  /** Other addresses with the same text. They are no independent sources. */
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
  /** The error message of the fetch, or the address that it is a copy of. */
  readonly detail?: string
  /** Why the page could not be read. */
  readonly failure?: PageFailure['reason']
  /** The HTTP status, if the server answered with an error. */
  readonly httpStatus?: number
}

/** A part of the topic that no page covers. */
export type Gap = {
  readonly facet: string
  /** The words of the facet, as written, that occur on no page that was read. */
  readonly words: readonly string[]
}

/** Two sources that give different figures for the same thing. */
export type Disagreement = {
  readonly about: string
  readonly sides: readonly [PageQuote, PageQuote]
}

export type ReportGrounding = {
  readonly sentences: number
  readonly cited: number
  readonly quotes: number
  readonly checks: number
  readonly inferences: number
  /** Sentences left out because they failed verification or were repeated. */
  readonly refused: number
}

export type ReportGraph = {
  readonly nodes: readonly ReportNode[]
  readonly edges: readonly GraphEdge[]
}

/** A node of the graph of a report. */
export type ReportNode = {
  readonly id: string
  readonly label: string
  readonly kind: 'topic' | 'facet' | 'entity' | 'source'
  readonly aliases: readonly string[]
  /** The address of the page; sources only. */
  readonly url?: string
}

export type GraphEdge = {
  readonly from: string
  readonly to: string
  readonly relation: string
  /** `stated`: by the words between two names; `together`: named in one sentence; `structure`: of the report. */
  readonly status: 'stated' | 'together' | 'structure'
  /** The number of hosts that show it, as pages of one host are not independent; at least 1. */
  readonly weight: number
  readonly evidence: readonly PageQuote[]
}

/** The work that the price of a run depends on, as counts. It does not depend on which mind judged. */
export type ResearchEffort = {
  readonly topic: TopicEffort
  readonly subQueries: number
  readonly pagesRead: number
  /** Rounds of searching after the first. */
  readonly gapRounds: number
  readonly contradictions: number
}

/** The breadth of a topic, known before searching. */
export type TopicEffort = {
  readonly facets: number
  readonly entities: number
  /** How many of comparison, time, cause, number and condition the topic asks for: 0 to 5. */
  readonly markers: number
  readonly words: number
}

/** Receives progress events; must return at once. */
export type OnResearchEvent = (event: ResearchEvent) => void
