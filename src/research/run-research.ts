import { type Correction, corrected } from '../engines/retrieval/spelling/corrected.ts'
import { detectLanguage } from '../language/detection/detect-language.ts'
import { canonicalUrl } from '../web-access/canonical-url.ts'
import { type ResultRead, readResult } from '../web-access/pages/read-result.ts'
import type { PageFailure } from '../web-access/pages/web-page.ts'
import { builtInResearchMind } from './built-in/built-in-research-mind.ts'
import { correctTopic } from './correct-topic.ts'
import { KnownPages, type SignedPage, withSignature } from './known-pages.ts'
import { languageOfPages } from './language-of-pages.ts'
import { makeOutcome } from './report/make-outcome.ts'
import type {
  DroppedSource,
  OnResearchEvent,
  ResearchOutcome,
  ResearchRequest,
  ResearchTools,
} from './research.ts'
import type { FoundPage, FoundResult, ResearchMind, ResearchPlan, Review } from './research-mind.ts'
import { SearchesOfRun } from './searches-of-run.ts'
import { settings } from './settings.ts'

/**
 * Researches a topic: plans, searches and reads in rounds until nothing new is found, and writes the report.
 * Deterministic: the same tool results give the same report, byte for byte; no clock, no state. Run it off the main
 * thread (`threaded-research.ts`): parsing a page takes some 10 ms of CPU, writing the report some 100 ms. Aborting
 * `signal` rejects without a report; `tools.mayGoOn` returning `false` ends the searching, and the report is written.
 */
export function runResearch(
  request: ResearchRequest,
  tools: ResearchTools,
  onEvent: OnResearchEvent,
  signal: AbortSignal,
  mind: ResearchMind = builtInResearchMind,
): Promise<ResearchOutcome> {
  return new ResearchRun(request, tools, onEvent, signal, mind).run()
}

/** What reading a result came to; `readable` is missing if there is no text to quote. */
type PageRead = {
  /** `null` if the report was wanted before the page came. */
  readonly answer: ResultRead | null
  readonly readable: SignedPage | undefined
}

const notAwaited = 'The page had not come when the report was to be written.'

/** One run, from the topic to the report. */
class ResearchRun {
  readonly #request: ResearchRequest
  readonly #tools: ResearchTools
  readonly #onEvent: OnResearchEvent
  readonly #signal: AbortSignal
  readonly #mind: ResearchMind
  readonly #searches: SearchesOfRun
  /** The pages that were read, without copies, in the order in which they were asked for. */
  readonly #pages: FoundPage[] = []
  /** The same pages in the same order, to find copies of them. */
  readonly #known = new KnownPages()
  /** The pages in the order in which they came, another one in each run; only events tell by it what is a copy. */
  readonly #told = new KnownPages()
  readonly #mirrors = new Map<FoundPage, string[]>()
  readonly #dropped: DroppedSource[] = []
  /** The canonical addresses of what was tried. A later search may tell that another one leads to the same paper. */
  readonly #tried = new Set<string>()
  #tryCount = 0
  /** The words of the topic that no page has, with what each was read as. */
  #corrections: readonly Correction[] = []
  #gapRounds = 0
  #isPartial = false

  constructor(
    request: ResearchRequest,
    tools: ResearchTools,
    onEvent: OnResearchEvent,
    signal: AbortSignal,
    mind: ResearchMind,
  ) {
    this.#request = request
    this.#tools = tools
    this.#onEvent = onEvent
    this.#signal = signal
    this.#mind = mind
    this.#searches = new SearchesOfRun(tools, onEvent)
  }

  async run(): Promise<ResearchOutcome> {
    const plan = await this.#explore(await this.#plan(this.#request))
    if (this.#pages.length === 0 && this.#searches.refusal) throw this.#searches.refusal
    this.#onEvent({ type: 'writing-start', sourceCount: this.#pages.length })
    const { thinking, maxResults, today } = this.#request
    const budget = { wordsMax: settings.wordsMax[thinking], pagesMax: maxResults, today }
    const draft = await this.#mind.compose(plan, this.#pages, budget)
    this.#signal.throwIfAborted()
    const outcome = await makeOutcome({
      plan,
      draft,
      pages: this.#pages,
      mirrors: this.#mirrors,
      mind: this.#mind,
      coverage: this.#searches.coverage,
      queries: this.#searches.queries,
      gapRounds: this.#gapRounds,
      dropped: [...this.#dropped, ...this.#unread()],
      isPartial: this.#isPartial,
      corrections: this.#corrections,
    })
    this.#onEvent({ type: 'writing-end', grounding: outcome.grounding })
    return outcome
  }

  async #plan(asked: Pick<ResearchRequest, 'topic' | 'questions'>): Promise<ResearchPlan> {
    const plan = withQuestions(await this.#mind.plan(asked), asked.questions)
    this.#onEvent({ type: 'plan-made', facets: plan.facets })
    return plan
  }

  /**
   * Searches and reads in rounds until no facet is open, a round reads no new page, or enough pages were read. Returns
   * the plan as the first pages may have changed it: they tell the language of the topic, and what misspelt words mean.
   */
  async #explore(planned: ResearchPlan): Promise<ResearchPlan> {
    const { thinking, maxResults } = this.#request
    const { first, all } = settings.readsByResult[thinking]
    let [plan, { queries }] = [planned, planned]
    for (let round = 1; round <= settings.roundsMax[thinking]; round++) {
      if (!(await this.#mayGoOn(`search-${round}`))) return plan
      this.#onEvent({ type: 'round-start', round })
      if (round > 1) this.#gapRounds++
      const before = this.#pages.length
      const readsMax = Math.ceil(maxResults * (round === 1 ? first : all))
      await this.#searches.search(queries, plan)
      await this.#read(readsMax, `${round}`, plan)
      if (round === 1) plan = await this.#searchAsMeant(await this.#searchInLanguageOfPages(plan))
      const review = await this.#mind.review(plan, this.#pages, this.#searches.queries)
      this.#tellRound(round, review)
      if (this.#isPartial || review.queries.length === 0) return plan
      if (round > 1 && this.#pages.length === before) return plan
      if (this.#pages.length >= Math.ceil(maxResults * all)) return plan
      queries = review.queries
    }
    return plan
  }

  /**
   * Searches again if the pages tell that the topic is in another language than assumed. Where the web is searched too,
   * documents do not tell the language for that.
   */
  async #searchInLanguageOfPages(plan: ResearchPlan): Promise<ResearchPlan> {
    const language = languageOfPages(plan, this.#pages)
    const ofWeb = this.#pages.filter(({ page }) => page.document === undefined)
    this.#searches.language =
      this.#request.reads === 'both' ? languageOfPages(plan, ofWeb) : language
    if (language === plan.language) return plan
    const inIt = { ...plan, language }
    const searches = this.#searches.language !== plan.language
    await this.#readMore(searches ? plan.queries : [], `1-${language}`, inIt)
    return inIt
  }

  /** Plans and searches again if the pages tell that words of the topic are misspelt. */
  async #searchAsMeant(plan: ResearchPlan): Promise<ResearchPlan> {
    const corrections = await correctTopic(plan, this.#request, this.#pages)
    if (corrections.length === 0) return plan
    this.#corrections = corrections
    const { topic, questions } = this.#request
    const asMeant = (text: string) => corrected(text, corrections)
    const planned = await this.#plan({ topic: asMeant(topic), questions: questions?.map(asMeant) })
    const meant = { ...planned, language: plan.language }
    await this.#readMore(meant.queries, '1-meant', meant)
    return meant
  }

  /** Searches for these queries, and reads as many pages more as the report may use. */
  async #readMore(queries: readonly string[], place: string, plan: ResearchPlan): Promise<void> {
    if (!(await this.#mayGoOn(`search-${place}`))) return
    await this.#searches.search(queries, plan)
    await this.#read(this.#pages.length + this.#request.maxResults, place, plan)
  }

  #tellRound(round: number, { open }: Review): void {
    const pageCount = this.#pages.length
    this.#onEvent({ type: 'round-end', round, pageCount, gaps: open })
  }

  async #mayGoOn(checkpoint: string): Promise<boolean> {
    this.#signal.throwIfAborted()
    const goesOn = !this.#isPartial && (await this.#tools.mayGoOn(checkpoint))
    this.#signal.throwIfAborted()
    if (!goesOn) this.#isPartial = true
    return goesOn
  }

  /** Reads the best results not tried yet, until `readsMax` pages are read in the run or too many tries failed. */
  async #read(readsMax: number, place: string, plan: ResearchPlan): Promise<void> {
    const results = this.#searches.results()
    const order = await this.#mind.rankResults(plan, results)
    const left = order.flatMap((index) => results[index] ?? [])
    const triesMax = readsMax * settings.triesByRead
    let failedInRow = 0
    for (let batch = 1; failedInRow < settings.failedInRowMax; batch++) {
      const most = Math.min(readsMax - this.#pages.length, triesMax - this.#tryCount)
      const next = left
        .filter((found) => !this.#isTried(found))
        .slice(0, Math.min(settings.batchSizeMax, most))
      if (next.length === 0 || !(await this.#mayGoOn(`read-${place}-${batch}`))) return
      for (const { said, result } of next) {
        this.#tryCount++
        for (const { url } of said) this.#tried.add(canonicalUrl(url))
        this.#onEvent({ type: 'page-start', url: result.url, title: result.title })
      }
      // Progress is told as pages come; they are added in the order of the list, which is always the same.
      const answers = await Promise.all(next.map((found) => this.#readPage(found)))
      for (const [index, found] of next.entries()) {
        const answer = answers[index]
        if (answer === undefined) continue
        failedInRow = answer.readable ? 0 : failedInRow + 1
        this.#addPage(found, answer)
      }
    }
  }

  async #readPage(found: FoundResult): Promise<PageRead> {
    const { url } = found.result
    // A run reads no clock: of when an abstract came it knows the day.
    const fetchedAt = `${this.#request.today}T00:00:00.000Z`
    const answer = await readResult(found, (address) => this.#tools.read(address), fetchedAt)
    const readable = answer?.page && withSignature(answer.page)
    const copied = readable && this.#told.add(readable)
    const failed = answer === null ? notAwaited : answer.failure?.message
    this.#onEvent({
      type: 'page-end',
      url,
      ...(failed !== undefined && { failed }),
      ...(copied && { copy_of: copied.url }),
    })
    return { answer, readable }
  }

  #addPage(found: FoundResult, { answer, readable }: PageRead): void {
    const { url, title } = found.result
    if (answer === null) {
      this.#isPartial = true
      this.#dropped.push({ url, title, reason: 'not-read', detail: notAwaited })
      return
    }
    if (readable === undefined) {
      this.#dropped.push({ url, title, reason: 'unreadable', ...failureOf(answer.failure) })
      return
    }
    const { page } = readable
    const copied = this.#known.add(readable)
    const original = copied && this.#pages.find((known) => known.page === copied)
    if (original !== undefined) {
      this.#mirrors.set(original, [...(this.#mirrors.get(original) ?? []), page.url])
      this.#dropped.push({ url, title, reason: 'copy', detail: original.page.url })
      return
    }
    const isAbstractOnly = answer.failure !== undefined
    this.#pages.push({ ...found, page, language: detectLanguage(page.text), isAbstractOnly })
  }

  #isTried({ said }: FoundResult): boolean {
    return said.some(({ url }) => this.#tried.has(canonicalUrl(url)))
  }

  #unread(): DroppedSource[] {
    return this.#searches
      .results()
      .filter((found) => !this.#isTried(found))
      .map(({ result: { url, title } }) => ({ url, title, reason: 'not-read' as const }))
  }
}

/** The plan with the caller's questions, if there are any, in place of its facets and queries. */
function withQuestions(plan: ResearchPlan, questions: ResearchRequest['questions']): ResearchPlan {
  if (questions === undefined) return plan
  const effort = { ...plan.effort, facets: questions.length }
  return { ...plan, facets: questions, isListed: true, queries: questions, effort }
}

function failureOf(failure: PageFailure | undefined): Partial<DroppedSource> {
  if (failure === undefined) return {}
  const { message: detail, reason, httpStatus } = failure
  return { detail, failure: reason, ...(httpStatus !== undefined && { httpStatus }) }
}
