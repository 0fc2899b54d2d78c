import { ServiceError } from '../../base/errors/service-error.ts'
import { inHalfTokens, inTokens } from '../../base/token-amounts.ts'
import type { RunningJob } from '../../jobs/running-job.ts'
import type { Work } from '../../jobs/work.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { withoutBalance } from '../../storage/ledger/resolve-hold.ts'
import type { ResearchStore } from '../../storage/research/research-store.ts'
import { withinDomains } from '../../web-access/within-domains.ts'
import { builtInResearchMind } from '../built-in/built-in-research-mind.ts'
import { documentsAndWeb } from '../documents-and-web.ts'
import { type DocumentParts, documentsAsWeb } from '../documents-as-web.ts'
import type { PageQuote, ResearchOutcome } from '../research.ts'
import { priceResearch } from '../research-price.ts'
import { settings } from '../settings.ts'
import { inDocument } from '../text-of-passages.ts'
import { describeResult } from './describe-result.ts'
import { keepReport, type ReportStores } from './keep-report.ts'
import { ProgressLog } from './progress-log.ts'
import { type Outside, recordedTools } from './recorded-tools.ts'
import { ResearchInput, readsOfJob } from './research-input.ts'
import type { ReportParts } from './research-jobs.ts'
import type { ThreadedResearch } from './threaded-research.ts'

type Parts = {
  readonly research: ThreadedResearch
  readonly outside: Outside
  readonly documents: DocumentParts
  readonly stores: ReportStores
  readonly ledger: Ledger
  readonly store: ResearchStore
}

/** The work of a research job: runs the research, stores the report and charges for it. */
export function researchWork(parts: Parts): Work {
  return {
    run: (job) => research(job, parts),
    abandon: async ({ job }, state, error) => {
      const { id: jobId, accountId, subject: researchId, leaseToken } = job
      const { graphId } = ResearchInput.parse(job.input)
      const problem = state === 'failed' ? problemOf(error) : undefined
      const end = { jobId, leaseToken, state, problem, accountId, researchId, graphId }
      await parts.store.write.abandonResearch(end)
      return problem
    },
    attemptsMax: 5,
    isKept: true,
  }
}

async function research(job: RunningJob, parts: Parts): Promise<'done'> {
  const { accountId, subject: researchId } = job.job
  const input = ResearchInput.parse(job.job.input)
  const { topic, questions, model: thinking, maxResults, today } = input
  const progress = new ProgressLog(parts.store, job.job)
  const pace = {
    searchingMsMax: settings.searchingMsMax[thinking],
    isPatient: settings.isPatient[thinking],
  }
  const outcome = await parts.research.run(
    { topic, questions, thinking, maxResults, reads: readsOfJob(input), today },
    recordedTools(job, { ...parts.outside, ...(await sourcesOf(input, parts)) }, pace),
    (event) => progress.tell(event),
    job.signal,
  )
  await progress.complete()
  job.signal.throwIfAborted()
  const kept = await keepReport({ accountId, researchId }, input, outcome, parts.stores)
  job.signal.throwIfAborted()
  const result = describeResult(researchId, outcome, { ...kept, graphId: input.graphId })
  await settle(job, { input, outcome, result }, parts)
  return 'done'
}

/** Where it searches and reads. */
async function sourcesOf(input: ResearchInput, parts: Parts) {
  const { targetGraphId: graphId, topic, questions = [], domains } = input
  const reads = readsOfJob(input)
  const web = withinDomains(parts.outside, domains)
  if (reads === 'web') return web
  const documents = documentsAsWeb(parts.documents, { graphId, topic })
  if (reads === 'documents') return documents
  const { queries } = await builtInResearchMind.plan({ topic })
  return documentsAndWeb({ documents, web }, [topic, ...questions, ...queries])
}

type Done = {
  readonly input: ResearchInput
  readonly outcome: ResearchOutcome
  /** The answer to the call that began it, without what it cost. */
  readonly result: object
}

/**
 * Charges for the job and ends it, in one transaction. A wish to cancel that was stored before it prevents the charge.
 */
async function settle(
  job: RunningJob,
  { input, outcome, result }: Done,
  { ledger, store }: Parts,
): Promise<void> {
  const { model, keyId } = input
  const { id: jobId, leaseToken, accountId, subject: researchId } = job.job
  const hold = await ledger.heldFor(researchId)
  if (!hold) throw new Error(`The hold of ${researchId} is gone`)
  const charge = Math.min(priceOf(model, outcome), hold.amount)
  const usage = { tokens_consumed: inTokens(charge), operation: 'research', model }
  const settled = await store.write.settleResearch({
    jobId,
    leaseToken,
    accountId,
    result: detailsOf(outcome),
    settlement: {
      holdId: hold.holdId,
      leaseToken: hold.leaseToken,
      charge,
      interaction: {
        id: researchId,
        accountId,
        keyId,
        operation: 'research',
        model,
        engine: readsOfJob(input) === 'documents' ? 'rag' : 'web',
        nodes: outcome.sources.length,
      },
      answer: withoutBalance(result, 'usage', usage, 'balance_remaining'),
    },
  })
  if (settled === 'settled') return
  job.interrupt(settled)
  job.signal.throwIfAborted()
}

/** In half tokens. A report that found nothing costs nothing. */
function priceOf(thinking: ResearchInput['model'], { state, effort }: ResearchOutcome): number {
  if (state === 'nothing') return 0
  return inHalfTokens(priceResearch(thinking, effort))
}

/** What is stored beside the report's text: the evidence of each statement, and the graph. */
function detailsOf(outcome: ResearchOutcome): ReportParts['details'] {
  const { report: markdown, statements, disagreements, graph, sources } = outcome
  const placed = (quote: PageQuote): PageQuote => {
    const document = sources[quote.source - 1]?.page.document
    return document ? { ...quote, ...inDocument(document.places, quote) } : quote
  }
  const withPlaces = <Of extends { readonly evidence: readonly PageQuote[] }>(of: Of): Of => {
    return { ...of, evidence: of.evidence.map(placed) }
  }
  return {
    markdown,
    statements: statements.map(withPlaces),
    disagreements: disagreements.map(({ about, sides: [one, other] }) => {
      return { about, sides: [placed(one), placed(other)] }
    }),
    graph: { nodes: graph.nodes, edges: graph.edges.map(withPlaces) },
  }
}

function problemOf(error: unknown): object {
  if (!(error instanceof ServiceError))
    return { code: 'internal_error', message: 'The research failed. It was not charged.' }
  const { code, message, facts } = error
  return { code, message, ...(facts.details && { details: facts.details }) }
}
