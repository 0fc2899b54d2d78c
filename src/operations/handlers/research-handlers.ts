import { ServiceError } from '../../base/errors/service-error.ts'
import type { ResearchJob as DescribedJob } from '../../contract/research/research.ts'
import type { ResearchEvent } from '../../contract/research/research-events.ts'
import { readsOf } from '../../contract/research/research-reads.ts'
import type { ReportDetails } from '../../contract/research/research-report.ts'
import type { Library } from '../../documents/library.ts'
import { readsOfJob } from '../../research/job/research-input.ts'
import type { ReportParts, ResearchJob, ResearchJobs } from '../../research/job/research-jobs.ts'
import type { PageQuote } from '../../research/research.ts'
import { Background } from '../answer/background.ts'
import { listAnswer } from '../answer/list-answer.ts'
import { Replay } from '../answer/replay.ts'
import { type HasDocuments, hasAll, saidOfDeletedReport } from '../answer/without-deleted.ts'
import type { BegunWork } from '../call.ts'
import type { Handlers } from '../handlers.ts'
import { demandReadable } from '../input/demand-targets.ts'
import { domainsOf } from '../input/domains-of.ts'
import { pageOf } from '../input/page-of.ts'

type ResearchOperations =
  | 'research'
  | 'planResearch'
  | 'listResearch'
  | 'getResearch'
  | 'followResearch'
  | 'cancelResearch'
  | 'finishResearch'
  | 'deleteResearch'
  | 'getResearchReport'

export function researchHandlers(
  jobs: ResearchJobs,
  documents: HasDocuments & Pick<Library, 'graphFor'>,
): Pick<Handlers, ResearchOperations> {
  return {
    research: async (
      input,
      { accountId, keyId, cappedKeyId },
      { idempotency, inBackground, began },
    ) => {
      const { topic, questions, model: thinking, max_results: maxResults } = input
      const begun = await jobs.begin({
        accountId,
        keyId,
        cappedKeyId,
        topic,
        questions,
        thinking,
        maxResults,
        reads: readsOf(input),
        targetGraphId: input.target_graph_id,
        ...domainsOf(input),
        idempotency,
        demand: () => demandReadable(input, accountId, documents),
      })
      if ('replay' in begun) return new Replay(begun.replay)
      const { researchId, isJoined } = begun
      began?.(workOf(researchId))
      if (!inBackground) return namingJob(researchId, jobs.follow(accountId, researchId))
      const job = await jobs.get(accountId, researchId).catch((error) => {
        throw ofBegun(researchId, error)
      })
      return new Background(jobOf(job), pathOf(researchId), isJoined)
    },
    planResearch: async ({ topic }) => {
      const { questions, priceMax } = await jobs.propose(topic)
      return { object: 'research_plan', topic, questions: [...questions], price_max: priceMax }
    },
    listResearch: async (query, { accountId }) =>
      listAnswer(await jobs.list(accountId, pageOf('research', query)), jobOf),
    getResearch: async ({ research_id }, { accountId }) =>
      jobOf(await jobs.get(accountId, research_id)),
    followResearch: async ({ research_id, after }, { accountId }, { signal }) => {
      // A job that is not there is refused before the stream begins.
      await jobs.get(accountId, research_id)
      return jobs.follow(accountId, research_id, { after: Number(after ?? 0), signal })
    },
    cancelResearch: async ({ research_id }, { accountId }) =>
      jobOf(await jobs.cancel(accountId, research_id)),
    finishResearch: async ({ research_id }, { accountId }) =>
      jobOf(await jobs.finish(accountId, research_id)),
    deleteResearch: async ({ research_id }, { accountId }) => {
      await jobs.remove(accountId, research_id)
      return { research_id, deleted: true }
    },
    getResearchReport: async ({ research_id }, { accountId }) => {
      const parts = await jobs.report(accountId, research_id)
      const isWhole = await hasAll([parts.docId, ...parts.sourceDocIds], accountId, documents)
      return isWhole ? reportOf(research_id, parts) : deletedReport(research_id)
    },
  }
}

async function* namingJob(researchId: string, events: AsyncIterable<ResearchEvent>) {
  try {
    yield* events
  } catch (error) {
    throw ofBegun(researchId, error)
  }
}

/**
 * An outage that hides how a begun job goes on, with the job: whoever began another one would pay twice. Any other
 * error as it is.
 */
function ofBegun(researchId: string, error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.code !== 'storage_unavailable') return error
  const { details, location } = workOf(researchId)
  const message = `${error.message} The research goes on, and is charged when it is done: GET ${location} tells of it.`
  return new ServiceError(error.code, message, { ...error.facts, details, location, cause: error })
}

function workOf(researchId: string): BegunWork {
  return { details: { research_id: researchId }, location: pathOf(researchId) }
}

function jobOf({
  id,
  input,
  state,
  result,
  problem,
  createdAt,
  endedAt,
}: ResearchJob): DescribedJob {
  return {
    research_id: id,
    object: 'research',
    topic: input.topic,
    model: input.model,
    max_results: input.maxResults,
    reads: readsOfJob(input),
    ...(input.targetGraphId !== undefined && { target_graph_id: input.targetGraphId }),
    ...(input.domains?.include && { include_domains: input.domains.include }),
    ...(input.domains?.exclude && { exclude_domains: input.domains.exclude }),
    status: state === 'waiting' ? 'queued' : state,
    events_url: `${pathOf(id)}/events`,
    ...(result && { result }),
    ...(problem && { error: problem }),
    created_at: new Date(createdAt).toISOString(),
    ...(endedAt !== null && { ended_at: new Date(endedAt).toISOString() }),
  }
}

function reportOf(research_id: string, { details, sourceDocIds }: ReportParts): ReportDetails {
  const evidence = (all: readonly PageQuote[]) =>
    all.map((one) => ({ ...one, doc_id: sourceDocIds[one.source - 1] ?? '' }))
  const { markdown, statements, disagreements, graph } = details
  return {
    research_id,
    object: 'research_report',
    markdown,
    statements: statements.map((one) => ({ ...one, evidence: evidence(one.evidence) })),
    disagreements: disagreements.map(({ about, sides }) => ({ about, sides: evidence(sides) })),
    graph: {
      nodes: graph.nodes.map((node) => ({ ...node, aliases: [...node.aliases] })),
      edges: graph.edges.map((edge) => ({ ...edge, evidence: evidence(edge.evidence) })),
    },
  }
}

/** The answer for a report of which a document has been deleted: without any quotation. */
function deletedReport(research_id: string): ReportDetails {
  return {
    research_id,
    object: 'research_report',
    markdown: saidOfDeletedReport,
    statements: [],
    disagreements: [],
    graph: { nodes: [], edges: [] },
  }
}

function pathOf(researchId: string): string {
  return `/agent/research/${researchId}`
}
