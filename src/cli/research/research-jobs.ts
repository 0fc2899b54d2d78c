import { listResearch, type ResearchJob } from '../../contract/research/research.ts'
import { mayBeServed } from '../../maintenance/may-be-served.ts'
import type { Core } from '../../open-core.ts'
import { researchHandlers } from '../../operations/handlers/research-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { currentConfig } from '../current-config.ts'
import { inColumns } from '../in-columns.ts'
import { type PageOptions, pageQuery, withMore } from '../list-page.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, withCaller } from '../with-core.ts'
import { showProgress } from './follow-research.ts'

type Options = { readonly email?: string }

/** Lists the research jobs of an account, newest first. */
export function listJobs(terminal: Terminal, options: Options & PageOptions): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const query = parseInput(listResearch.input, pageQuery(options))
    const page = await handlersOf(core).listResearch(query, caller, callFrom(terminal))
    const rows = page.data.map(({ research_id, status, created_at, topic }) => {
      return [research_id, status, created_at, topic]
    })
    return { json: page, text: withMore(inColumns(rows) || 'There is no research.', page) }
  })
}

/** Shows the state of a job. */
export function showJob(terminal: Terminal, id: string, { email }: Options): Promise<Outcome> {
  return withCaller(email, async (core, caller) => {
    const { getResearch } = handlersOf(core)
    return described(await getResearch({ research_id: id }, caller, callFrom(terminal)))
  })
}

/** Shows a job live until it ends. */
export function followJob(terminal: Terminal, id: string, { email }: Options): Promise<Outcome> {
  return withCaller(email, async (core, caller) => {
    const call = callFrom(terminal)
    const { followResearch, getResearch } = handlersOf(core)
    await showProgress(await followResearch({ research_id: id }, caller, call), terminal)
    return described(await getResearch({ research_id: id }, caller, call))
  })
}

/** Cancels a job, which then costs nothing. If no server runs it, this process does, to end it. */
export function cancelJob(terminal: Terminal, id: string, { email }: Options): Promise<Outcome> {
  return withCaller(email, async (core, caller) => {
    core.jobs.start()
    const { cancelResearch, getResearch } = handlersOf(core)
    const call = callFrom(terminal)
    await cancelResearch({ research_id: id }, caller, call)
    await core.jobs.over('research', [id], endsWithinMs)
    return described(await getResearch({ research_id: id }, caller, call))
  })
}

/** How long to wait for the end: a server notices the wish with its next heartbeat. */
const endsWithinMs = 10_000

/** Asks the server that runs a job to write its report from what was read so far. */
export function finishJob(terminal: Terminal, id: string, { email }: Options): Promise<Outcome> {
  return withCaller(email, async (core, caller) => {
    const { finishResearch } = handlersOf(core)
    return described(await finishResearch({ research_id: id }, caller, callFrom(terminal)))
  })
}

/** Deletes a job that is over; its graph and its documents stay. */
export function deleteJob(terminal: Terminal, id: string, { email }: Options): Promise<Outcome> {
  return withCaller(email, async (core, caller) => {
    const { deleteResearch } = handlersOf(core)
    const deleted = await deleteResearch({ research_id: id }, caller, callFrom(terminal))
    return { json: deleted, text: `${id} is deleted. Its graph and its documents stay.` }
  })
}

/** A job, and what can be done next. */
export function described(job: ResearchJob): Outcome {
  const { research_id, status, topic, model, created_at, ended_at, result, error } = job
  const rows = [
    ['research', research_id],
    ['topic', topic],
    ['model', model],
    ['status', status],
    ['begun', created_at],
    ...(ended_at === undefined ? [] : [['ended', ended_at]]),
    ...(error ? [['why', error.message]] : []),
    ...(result
      ? [
          ['outcome', result.outcome],
          ['sources', String(result.sources.length)],
          ['report', `${result.doc_id} in ${result.graph_id}`],
          ['charged', `${result.usage.tokens_consumed} tokens`],
        ]
      : []),
  ]
  const isOpen = status === 'queued' || status === 'running'
  const next = result
    ? `Read it with: skein research report ${research_id}`
    : isOpen
      ? mayBeServed(currentConfig().storage)
        ? `A running server works on it. Watch it with: skein research follow ${research_id}`
        : 'No server is running. It waits until one is: npm start'
      : undefined
  return { json: job, text: [inColumns(rows), ...(next ? [next] : [])].join('\n') }
}

function handlersOf(core: Core) {
  return researchHandlers(core.research, core.library)
}
