import type { Range } from '../language/words/words.ts'
import type { WebPage } from '../web-access/pages/web-page.ts'
import type { FusedResult } from '../web-access/search/fuse-results.ts'
import type { TopicClass } from '../web-access/search/web-search.ts'
import type {
  Gap,
  ReportWriter,
  ResearchRequest,
  SourceScores,
  TopicEffort,
  Verdict,
} from './research.ts'

/**
 * The judgements of a research run as separate steps, so that a language model can implement any of them. A mind sees
 * texts and ranges of texts; addresses and source numbers are assigned by the run. Implementations must be
 * deterministic: the same arguments give the same result.
 */
export interface ResearchMind {
  /** Suggests questions about a topic, for its author to edit before research begins. */
  proposeQuestions(topic: string): Promise<readonly string[]>
  /** Splits a topic into its parts, and says what to search first. */
  plan(request: Pick<ResearchRequest, 'topic'>): Promise<ResearchPlan>
  /** Indices into `results` in the order in which they are worth reading; `results` come in search order. */
  rankResults(plan: ResearchPlan, results: readonly FoundResult[]): Promise<readonly number[]>
  /** The parts of the topic still open, and queries for them that are not in `asked`. */
  review(plan: ResearchPlan, pages: readonly FoundPage[], asked: readonly string[]): Promise<Review>
  /** Drafts the report from the pages; quotes at most `budget.pagesMax` of them. */
  compose(plan: ResearchPlan, pages: readonly FoundPage[], budget: ReportBudget): Promise<Draft>
  /** Whether its evidence supports a sentence, and how firmly; `undefined` if it does not. */
  judge(sentence: string, evidence: JudgedEvidence): Promise<Verdict | undefined>
}

export type ResearchPlan = {
  /** The topic without an instruction such as "Describe". */
  readonly subject: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  readonly topic: TopicClass
  /** What the facets are aspects of, in a topic that lists them: "Mill Lane" of "Mill Lane: history, shops". */
  readonly about?: string
  /** The two things that it compares: a page that names either is about it. */
  readonly sides?: readonly [string, string]
  /** The parts that the topic asks about, as written. */
  readonly facets: readonly string[]
  /** Whether the author listed the facets one by one: each has a section of its own in the report. */
  readonly isListed?: boolean
  /** The queries of the first round. */
  readonly queries: readonly string[]
  readonly effort: TopicEffort
}

/** A result of one or more searches. */
export type FoundResult = Omit<FusedResult, 'score'> & {
  /** Its fused rank score relative to the best result, 0 to 1. */
  readonly standing: number
}

/** A page that was read, with its search result. */
export type FoundPage = FoundResult & {
  readonly page: WebPage
  /** ISO 639-1, or `und`. */
  readonly language: string
  /** Whether the page was unreadable and `page.text` is the abstract from a search engine. */
  readonly isAbstractOnly: boolean
}

export type JudgedEvidence = {
  readonly quotes: readonly string[]
  /** The titles of the pages that are quoted. */
  readonly titles: readonly string[]
  readonly subject: string
  /** The language of the first page: ISO 639-1, or `und`. */
  readonly language: string
}

export type Review = {
  /** The facets that too little was found about. */
  readonly open: readonly string[]
  readonly queries: readonly string[]
}

export type ReportBudget = {
  /** The most words of all sentences of the report together. */
  readonly wordsMax: number
  readonly pagesMax: number
  /** `YYYY-MM-DD`. */
  readonly today: string
}

export type Draft = {
  readonly findings: readonly DraftStatement[]
  readonly sections: readonly DraftSection[]
  readonly gaps: readonly Gap[]
  /** The scores of each page, in the order of the pages. */
  readonly scores: readonly SourceScores[]
  /**
   * Whether no page is about the topic itself, or about any part of it, so that the draft quotes the nearest pages. The
   * report says so, and is free.
   */
  readonly isNearest: boolean
  /** Who wrote it, where a language model is set up. */
  readonly writer?: ReportWriter
}

export type DraftSection = {
  readonly title: string
  readonly statements: readonly DraftStatement[]
}

export type DraftStatement = {
  /** One sentence, or a few consecutive ones. */
  readonly text: string
  readonly evidence: readonly PageRange[]
} & StatementForm

/** How a statement stands in the report. */
export type StatementForm = {
  /** The words of the page that stand before it: the question that it answers, or what leads to its list. */
  readonly caption?: string
  /** The list or table of its page that it is an item or row of. */
  readonly list?: { readonly id: number; readonly isOrdered: boolean }
}

/** A range of a page's text; `page` is an index into the pages. */
export type PageRange = Range & { readonly page: number }
