import type { z } from 'zod'
import { ServiceError } from '../../base/errors/service-error.ts'
import { spellingNote } from '../../contract/chat/spelling.ts'
import { documentAddress } from '../../contract/documents/document-address.ts'
import { prices } from '../../contract/prices.ts'
import type {
  cancelResearch,
  getResearch,
  listResearch,
  ResearchJob,
  research,
} from '../../contract/research/research.ts'
import type { ResearchEvent } from '../../contract/research/research-events.ts'
import type { ResearchResult } from '../../contract/research/research-result.ts'
import { researchUrl } from '../../operations/page-urls.ts'
import { bodyOf, callOperation, type McpCall } from '../mcp-call.ts'
import { quoted } from '../quoted.ts'
import { retryable } from '../tool-calls/retryable.ts'
import type { ToolAnswer } from '../tool-calls/tool-result.ts'
import { demandWithin, pageEnd } from './page-end.ts'
import { ResearchProgress } from './research-progress.ts'

type Start = z.output<(typeof research)['mcp']['input']>
type Wait = z.output<(typeof getResearch)['mcp']['input']>

/** How soon a client is asked to look: near the end of a job, and within its rate limit. */
const pollAfterSeconds = 5
/** How many jobs are read at a time to find the wanted ones: as many as a page may have. */
const jobsAtOnce = 100
/** The shortest and longest interval between progress notifications. */
const tellMsMin = 1_000
const tellMsMax = 5_000
/** The time to receive the events of the past. */
const hearMs = 300

/** Begins a job, which continues whether or not anybody waits for it. */
export async function startResearch(args: Start, call: McpCall): Promise<ToolAnswer> {
  const job = await beginResearch(args, call)
  const structured = { ...factsOf(job, call), poll_after_seconds: pollAfterSeconds }
  const next = `Call research_get with research_id ${job.research_id} and wait_seconds 25 until it is done.`
  const text = `Research ${job.research_id} is ${job.status}: ${structured.report_url} shows it. ${next}`
  return { structured, text, price: priceOf(job) }
}

/** What a job costs, or has cost; an equal call some minutes ago may have begun one that is over by now. */
function priceOf(job: ResearchJob): string {
  if (job.result) {
    return `This research cost ${job.result.usage.tokens_consumed} tokens; to read it is free.`
  }
  if (!isOpen(job)) return 'This research was not charged.'
  const { least, most } = prices.research[job.model]
  return `Charged when it is done: ${least === most ? least : `${least} to ${most}`} tokens.`
}

/** Begins a job, or finds the one begun by an equal call some minutes ago. */
export function beginResearch(
  { idempotency_key, ...args }: Start,
  call: McpCall,
): Promise<ResearchJob> {
  const wanted = { tool: 'research_start', args, key: idempotency_key, readsDocuments: false }
  return retryable(wanted, call, async (idempotency) => {
    const answer = await callOperation('research', args, call, { idempotency, inBackground: true })
    if (answer.form !== 'json') throw new Error('A job in the background answers with JSON')
    const { research_id } = answer.body as Pick<ResearchJob, 'research_id'> // a job, or its result
    return bodyOf('getResearch', { research_id }, call)
  })
}

/** Waits for a job and reports its progress; once it is done, returns its report page by page. */
export async function waitForResearch(
  { research_id, wait_seconds, offset, max_chars }: Wait,
  call: McpCall,
): Promise<ToolAnswer> {
  const progress = new ResearchProgress()
  await follow(research_id, wait_seconds * 1_000, progress, call)
  const job = await bodyOf('getResearch', { research_id }, call)
  const { result, error } = job
  if (result) return reportOf(job, result, { offset, max_chars }, call)
  const share = Math.round(progress.share * 1_000) / 1_000
  const message = error ? `${error.code}: ${error.message}` : progress.message
  const structured = { ...factsOf(job, call), progress: share, message }
  const percent = `${Math.round(share * 100)} %`
  return {
    structured,
    text: isOpen(job)
      ? `Research ${research_id} is ${job.status}, ${percent}.\n${quoted(message)}\nCall research_get again.`
      : `Research ${research_id} is ${job.status}. It was not charged.\n${quoted(message)}`,
  }
}

/** Cancels a job. A finished one stays as it is. */
export async function stopResearch(
  { research_id }: z.output<(typeof cancelResearch)['input']>,
  call: McpCall,
): Promise<ToolAnswer> {
  const job = await bodyOf('cancelResearch', { research_id }, call)
  const cost = job.status === 'done' ? 'It was done already.' : 'It is not charged.'
  return {
    structured: factsOf(job, call),
    text: `Research ${research_id} is ${job.status}. ${cost}`,
  }
}

/** Lists the jobs without their reports: pages of the wanted ones, as the service has pages of all. */
export async function showResearch(
  { status, limit, starting_after }: z.output<(typeof listResearch)['mcp']['input']>,
  call: McpCall,
): Promise<ToolAnswer> {
  const wanted: ResearchJob[] = []
  let after = starting_after
  // One more than the page, which shows whether others follow.
  while (wanted.length <= limit) {
    const page = { limit: jobsAtOnce, ...(after !== undefined && { starting_after: after }) }
    const { data, next_cursor } = await bodyOf('listResearch', page, call)
    wanted.push(...data.filter(isWanted[status]))
    if (next_cursor === null) break
    after = next_cursor
  }
  const data = wanted.slice(0, limit).map((job) => factsOf(job, call))
  const has_more = wanted.length > limit
  return { structured: { data, has_more, next_cursor: has_more ? data.at(-1)?.research_id : null } }
}

type Wanted = z.output<(typeof listResearch)['mcp']['input']>['status']

const isWanted: Readonly<Record<Wanted, (job: ResearchJob) => boolean>> = {
  active: isOpen,
  done: ({ status }) => status === 'done',
  over: (job) => !isOpen(job),
  all: () => true,
}

function isOpen({ status }: Pick<ResearchJob, 'status'>): boolean {
  return status === 'queued' || status === 'running'
}

function factsOf(job: ResearchJob, { baseUrl }: McpCall) {
  const { research_id, status, topic, model, created_at, ended_at, result } = job
  return {
    research_id,
    status,
    report_url: researchUrl(baseUrl, research_id),
    topic,
    model,
    created_at,
    ...(ended_at !== undefined && { ended_at }),
    ...(result && { doc_id: result.doc_id, title: result.title }),
  }
}

async function follow(
  research_id: string,
  waitMs: number,
  progress: ResearchProgress,
  call: McpCall,
): Promise<void> {
  const waited = AbortSignal.timeout(Math.max(hearMs, waitMs))
  const signal = AbortSignal.any([call.mcp.signal, waited])
  const tell = progressReporter(progress, call)
  const heartbeat = setInterval(tell, tellMsMax)
  try {
    const answer = await callOperation('followResearch', { research_id }, call, { signal })
    if (answer.form !== 'events') throw new Error('Progress comes as events')
    // The call has validated each of them as one of these.
    for await (const event of answer.events as AsyncIterable<ResearchEvent>) {
      progress.update(event)
      tell(tellMsMin)
    }
  } catch (error) {
    // The job itself tells how it ended.
    if (!(error instanceof ServiceError) || error.code === 'not_found') throw error
  } finally {
    clearInterval(heartbeat)
  }
}

/** Reports the progress of a job to a client that requested it, unless it did so within the last `quietMs`. */
function progressReporter(
  progress: ResearchProgress,
  { mcp }: McpCall,
): (quietMs?: number) => void {
  const progressToken = mcp._meta?.progressToken
  let toldAt = 0
  let told = 0
  return (quietMs = 0) => {
    const now = performance.now()
    if (progressToken === undefined || (toldAt > 0 && now - toldAt < quietMs)) return
    toldAt = now
    // The protocol requires the number to grow.
    told = Math.max(progress.share, told + 0.000_1)
    const params = { progressToken, progress: told, total: 1, message: progress.message }
    void mcp.notify({ method: 'notifications/progress', params }).catch(() => {})
  }
}

async function reportOf(
  job: ResearchJob,
  result: ResearchResult,
  { offset, max_chars }: Pick<Wait, 'offset' | 'max_chars'>,
  call: McpCall,
): Promise<ToolAnswer> {
  const text = await reportText(result.doc_id, call)
  demandWithin(offset, text.length)
  const end = pageEnd(text, offset, max_chars)
  const report = text.slice(offset, end)
  const more = end < text.length
  const sources = result.sources.map(({ index, title, url }) => ({ index, title, url }))
  const facts = factsOf(job, call)
  return {
    structured: {
      ...facts,
      progress: 1,
      message: 'Done',
      outcome: result.outcome,
      research_tokens: result.usage.tokens_consumed,
      report,
      ...(more && { next_offset: end }),
      ...(offset === 0 && { sources }),
    },
    text: [
      `Research ${job.research_id} is done: ${facts.report_url}, document ${result.doc_id}, characters ${offset} to ${end} of ${text.length}.`,
      ...(result.spelling ? [spellingNote(result.spelling)] : []),
      quoted(report),
      ...(more ? [`The next page: offset ${end}.`] : []),
    ].join('\n'),
    price: priceOf(job),
    links: [{ uri: documentAddress(result.doc_id), name: result.title }],
  }
}

/** Reads the report with the scope for research alone, whatever else the key may read. */
async function reportText(doc_id: string, call: McpCall): Promise<string> {
  const { admission, caller, requestId, mcp } = call
  const around = { requestId, signal: mcp.signal }
  const { getDocumentContent } = admission.handlers
  const { bytes } = await getDocumentContent({ doc_id, format: 'text' }, caller, around)
  if (!(bytes instanceof Uint8Array)) throw new Error('The text of a report is not in one piece')
  return new TextDecoder().decode(bytes)
}
