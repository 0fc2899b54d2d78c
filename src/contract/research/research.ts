import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { listOf, PageQuery } from '../list.ts'
import { ModelId } from '../models.ts'
import { operation } from '../operation.ts'
import { prices } from '../prices.ts'
import { Problem } from '../problems/problem.ts'
import { hasVisibleText } from '../text/visible-text.ts'
import { idempotencyKey, textPage } from '../tool.ts'
import { Instant, Tokens } from '../values.ts'
import { webDomains } from '../web/web-domains.ts'
import { ResearchEvent } from './research-events.ts'
import { ResearchReads } from './research-reads.ts'
import { ResearchResult, ResearchSource } from './research-result.ts'

const ResearchStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']).meta({
  id: 'ResearchStatus',
  description:
    '`queued` and `running` jobs go on by themselves, also when a server ends. A job that `failed` or was `cancelled` costs nothing.',
})
export type ResearchStatus = z.infer<typeof ResearchStatus>

/** A research job, without its report. */
export const ResearchJob = z
  .object({
    research_id: z.string().describe('`res_…`'),
    object: z.literal('research'),
    topic: z.string(),
    model: ModelId,
    max_results: z.int().positive(),
    reads: ResearchReads,
    target_graph_id: z.string().optional(),
    ...webDomains,
    status: ResearchStatus,
    events_url: z.string().describe('The path of its progress, as server-sent events.'),
    result: ResearchResult.optional().describe('The result, once the job is done.'),
    error: Problem.optional().describe('Why it failed.'),
    created_at: Instant,
    ended_at: Instant.optional(),
  })
  .meta({ id: 'ResearchJob' })
export type ResearchJob = z.infer<typeof ResearchJob>

const ResearchPath = z.object({
  research_id: z.string().describe('`res_…`'),
})
const problems = ['not_found'] as const

const wanted = {
  topic: z
    .string()
    .trim()
    .min(1)
    .max(contractLimits.topicCharacters)
    .refine(hasVisibleText, 'It must have visible characters')
    .describe('A subject or a question.')
    .meta({ examples: ['Cable-stayed bridges in Norway'] }),
  model: ModelId.default('ponder'),
  max_results: z
    .int()
    .min(1)
    .max(contractLimits.researchSources)
    .default(8)
    .describe('Sources at most.'),
  reads: ResearchReads.optional().describe('What it reads.'),
  target_graph_id: z.string().optional().describe('Read its documents.'),
}

const Questions = z
  .array(z.string().trim().min(1).max(contractLimits.topicCharacters))
  .min(1)
  .max(contractLimits.researchQuestions)

const { snap, ponder } = prices.research

/** The fields of a job that every tool returns. */
const toolFacts = ResearchJob.pick({ research_id: true, status: true }).shape

export const research = operation({
  method: 'post',
  path: '/agent/research',
  scope: 'research',
  summary: 'Research: work through a topic, and leave a report, a graph and its sources.',
  problems: [
    'insufficient_tokens',
    'not_found',
    'conflict',
    'upstream_error',
    'upstream_timeout',
    'engine_unavailable',
  ],
  input: z.object({
    ...wanted,
    // Not for tools, whose descriptions every conversation of a model pays for.
    reads: wanted.reads.describe(
      'By default `web`, or with `target_graph_id` `documents`; all documents if no graph is named. With `both` the web is searched with words of the topic alone.',
    ),
    ...webDomains,
    questions: Questions.optional().describe(
      'What to search for, each by itself, instead of the parts of the topic; `POST /agent/research/plan` proposes some.',
    ),
    stream: z
      .boolean()
      .default(false)
      .describe('Answer with server-sent events, as the work goes on.'),
  }),
  output: ResearchResult,
  events: ResearchEvent,
  lastEvent: 'research-end',
  background: ResearchJob,
  idempotency: 'handler',
  mcp: {
    name: 'research_start',
    title: 'Start research',
    description: `Begin a report on a topic; wait with research_get. Costs ${snap.least} tokens (snap) or ${ponder.least} to ${ponder.most} (ponder) when it is done.`,
    hints: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
    input: z.strictObject({ ...wanted, idempotency_key: idempotencyKey }),
    output: z.object({ ...toolFacts, poll_after_seconds: z.int() }),
  },
})

export const planResearch = operation({
  method: 'post',
  path: '/agent/research/plan',
  scope: 'research',
  summary: 'Propose questions for research of a topic. Nothing is begun, and it is free.',
  problems: [],
  input: z.object({ topic: wanted.topic }),
  output: z.object({
    object: z.literal('research_plan'),
    topic: z.string(),
    questions: Questions.describe('Change them, and send them along with the topic.'),
    price_max: z
      .object({ snap: Tokens.nonnegative(), ponder: Tokens.nonnegative() })
      .describe(
        'The most tokens that the research costs with these questions, fewer or none, by model.',
      ),
  }),
  idempotency: 'natural',
})

export const listResearch = operation({
  method: 'get',
  path: '/agent/research',
  scope: 'research',
  summary: 'List your research jobs.',
  problems: [],
  input: PageQuery,
  output: listOf(ResearchJob),
  mcp: {
    name: 'research_list',
    title: 'List research',
    description: 'List research jobs, newest first. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    input: z.strictObject({
      ...PageQuery.shape,
      status: z
        .enum(['active', 'done', 'over', 'all'])
        .default('all')
        .describe('`active`: queued or running. `over`: done, failed or cancelled.'),
    }),
    output: listOf(z.object(toolFacts)).omit({ object: true }),
  },
})

export const getResearch = operation({
  method: 'get',
  path: '/agent/research/{research_id}',
  scope: 'research',
  summary: 'Get a research job, and its result once it is done.',
  problems,
  input: ResearchPath,
  output: ResearchJob,
  mcp: {
    name: 'research_get',
    title: 'Get research',
    description:
      'Wait for a research job, and read its report by pages. Free; to leave stops the waiting only.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    input: z.strictObject({
      ...ResearchPath.shape,
      wait_seconds: z.int().min(0).max(50).default(25).describe('Waits for its end.'),
      ...textPage,
    }),
    output: z.object({
      ...toolFacts,
      progress: z.number().describe('0 to 1.'),
      message: z.string(),
      report: z.string().optional(),
      doc_id: z.string().optional(),
      next_offset: z.int().optional(),
      sources: z.array(ResearchSource.pick({ index: true, title: true, url: true })).optional(),
    }),
  },
})

export const followResearch = operation({
  method: 'get',
  path: '/agent/research/{research_id}/events',
  scope: 'research',
  summary:
    'Follow a research job, from its beginning or after an event that you have seen. The last event of one that failed or was cancelled is `error`.',
  problems: ['not_found'],
  input: ResearchPath.extend({
    after: z
      .string()
      .regex(/^\d{1,9}$/, 'It must be the number of an event')
      .optional()
      .describe(
        'The number of the last event that was received; also as the header Last-Event-ID.',
      ),
  }),
  answer: 'events',
  output: ResearchEvent,
})

export const cancelResearch = operation({
  method: 'post',
  path: '/agent/research/{research_id}/cancel',
  scope: 'research',
  summary: 'Cancel a research job. It costs nothing. To cancel one that is over changes nothing.',
  problems,
  input: ResearchPath,
  output: ResearchJob,
  idempotency: 'natural',
  mcp: {
    name: 'research_cancel',
    title: 'Cancel research',
    description:
      'Cancel a research job, which then costs nothing. One that is over stays as it is.',
    hints: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
    output: z.object(toolFacts),
  },
})

export const finishResearch = operation({
  method: 'post',
  path: '/agent/research/{research_id}/finish',
  scope: 'research',
  summary: 'Have a research job stop searching, and write its report from what it has read.',
  problems,
  input: ResearchPath,
  output: ResearchJob,
  idempotency: 'natural',
})

export const deleteResearch = operation({
  method: 'delete',
  path: '/agent/research/{research_id}',
  scope: 'research',
  summary:
    'Delete a research job that is over: its topic, its progress and its answer. Its graph, with the report and the pages, stays until that is deleted, and what it cost stays in the ledger.',
  problems: ['not_found', 'conflict'],
  input: ResearchPath,
  output: z.object({ research_id: z.string(), deleted: z.literal(true) }),
})
