import { z } from 'zod'
import { contractLimits } from './limits.ts'
import { listOf, PageQuery } from './list.ts'
import { ModelId } from './models.ts'
import { operation } from './operation.ts'
import { Problem } from './problem.ts'
import { ResearchEvent } from './research-events.ts'
import { ResearchResult } from './research-result.ts'
import { Instant } from './values.ts'
import { hasVisibleText } from './visible-text.ts'

export const ResearchStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']).meta({
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
    status: ResearchStatus,
    events_url: z
      .string()
      .describe('The path where its progress can be followed, as server-sent events.'),
    result: ResearchResult.optional().describe('Once it is done.'),
    error: Problem.optional().describe('Why it failed.'),
    created_at: Instant,
    ended_at: Instant.optional(),
  })
  .meta({ id: 'ResearchJob' })
export type ResearchJob = z.infer<typeof ResearchJob>

const ResearchPath = z.object({ research_id: z.string() })
const problems = ['not_found'] as const

export const research = operation({
  method: 'post',
  path: '/agent/research',
  scope: 'research',
  summary:
    'Research: work through a topic on the web, and leave a report, a graph and its sources.',
  problems: [
    'insufficient_tokens',
    'too_many_concurrent_requests',
    'conflict',
    'upstream_error',
    'upstream_timeout',
  ],
  input: z.object({
    topic: z
      .string()
      .trim()
      .min(1)
      .max(contractLimits.topicCharacters)
      .refine(hasVisibleText, 'It must have visible characters'),
    model: ModelId.default('ponder'),
    max_results: z
      .int()
      .min(1)
      .max(contractLimits.researchSources)
      .default(8)
      .describe('How many web sources the report may use.'),
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
})

export const listResearch = operation({
  method: 'get',
  path: '/agent/research',
  scope: 'research',
  summary: 'List your research jobs.',
  problems: [],
  input: PageQuery,
  output: listOf(ResearchJob),
})

export const getResearch = operation({
  method: 'get',
  path: '/agent/research/{research_id}',
  scope: 'research',
  summary: 'Get a research job, and its result once it is done.',
  problems,
  input: ResearchPath,
  output: ResearchJob,
})

export const followResearch = operation({
  method: 'get',
  path: '/agent/research/{research_id}/events',
  scope: 'research',
  summary: 'Follow a research job, from its beginning or after an event that you have seen.',
  problems: ['not_found', 'conflict', 'upstream_error'],
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
