import type { Range } from '../language/words.ts'
import type { SearchResult } from '../web-access/search-result.ts'
import type { WebPage } from '../web-access/web-page.ts'
import type { TopicClass } from '../web-access/web-search.ts'
import type { Gap, ResearchRequest, SourceScores, TopicEffort, Verdict } from './research.ts'

/**
 * Every judgement of a research run, step by step, so that a language model can stand behind any of them. It sees
 * texts and ranges of texts, and neither decides what an address is nor which number a source has. Asked twice for
 * the same, a mind answers the same.
 */
export interface ResearchMind {
  /** What could be asked of a topic, to be changed by whoever wants it researched. */
  proposeQuestions(topic: string): Promise<readonly string[]>
  /** Takes a topic apart. */
  plan(request: Pick<ResearchRequest, 'topic'>): Promise<ResearchPlan>
  /** In which order results are worth reading: their indices; `results` come as the search ranked them. */
  rankResults(plan: ResearchPlan, results: readonly FoundResult[]): Promise<readonly number[]>
  /** What is still missing, and what to search for it. */
  review(plan: ResearchPlan, pages: readonly FoundPage[], asked: readonly string[]): Promise<Review>
  /** What the pages say of the topic; quotes at most `pagesMax` of them. */
  compose(plan: ResearchPlan, pages: readonly FoundPage[], budget: Budget): Promise<Draft>
  /** Whether what is cited says what the sentence says; `undefined` if it does not. */
  judge(
    sentence: string,
    evidence: readonly string[],
    language: string,
  ): Promise<Verdict | undefined>
}

export type ResearchPlan = {
  /** The topic without what only says what to do with it. */
  readonly subject: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  readonly topic: TopicClass
  /** What the topic asks about, each as it is written. */
  readonly facets: readonly string[]
  /** What to search first. */
  readonly queries: readonly string[]
  readonly effort: TopicEffort
}

/** A result of one or more searches. */
export type FoundResult = {
  /** The canonical address. */
  readonly key: string
  readonly result: SearchResult
  /** How well the searches ranked it among all results, 0 to 1. */
  readonly standing: number
}

/** A page that was read, with what the searches knew of it. */
export type FoundPage = FoundResult & {
  readonly page: WebPage
  /** ISO 639-1, or `und`. */
  readonly language: string
  /** The page could not be read; its text is the abstract that an engine gave. */
  readonly isAbstractOnly: boolean
}

export type Review = {
  /** The parts of the topic that too little was found about. */
  readonly open: readonly string[]
  readonly queries: readonly string[]
}

export type Budget = {
  /** How many words all sentences have together. */
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
  /** Nothing was found that speaks of the topic itself; this is what comes nearest. */
  readonly isNearest: boolean
}

export type DraftSection = {
  readonly title: string
  readonly statements: readonly DraftStatement[]
}

export type DraftStatement = {
  /** One sentence, or a few that belong together. */
  readonly text: string
  readonly evidence: readonly PageRange[]
}

/** A range of a page's text; `page` is its index. */
export type PageRange = Range & { readonly page: number }
