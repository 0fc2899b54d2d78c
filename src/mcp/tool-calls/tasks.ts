import {
  type CallToolResult,
  MissingRequiredClientCapabilityError,
  type Server,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { dayMs } from '../../base/day-ms.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { ResearchJob } from '../../contract/research/research.ts'
import { supports } from '../client-info.ts'
import { bodyOf, type McpCall } from '../mcp-call.ts'
import { orProtocolError } from '../or-protocol-error.ts'
import { waitForResearch } from '../tools/research.ts'
import { failedResult, toolResult } from './tool-result.ts'

/** The extension's name, with which clients and servers declare that they support tasks. */
export const tasksExtension = 'io.modelcontextprotocol/tasks'

/** How often a client is asked to look: near the end of a job, and within its rate limit. */
const pollIntervalMs = 3_000
/** Jobs and their reports are kept at least this long. */
const ttlMs = dayMs
const Params = z.looseObject({ taskId: z.string() })
const Answer = z.looseObject({})

/** Whether the client supports tasks, so that a call may return one instead of its result. */
export function declaresTasks(call: McpCall): boolean {
  return supports(tasksExtension, call)
}

/** A research job as a task, with the job's id. */
export function taskOf(job: ResearchJob): CallToolResult {
  // The library only types the results of tools, and passes on additional fields.
  return { ...factsOf(job), resultType: 'task' } as unknown as CallToolResult
}

/** Serves the extension for tasks: a research job can be queried and cancelled as a task. */
export function serveTasks(server: Server, callOf: (mcp: McpCall['mcp']) => McpCall): void {
  const schemas = { params: Params, result: Answer }
  server.setRequestHandler('tasks/get', schemas, ({ taskId }, { mcpReq }) =>
    asTask(callOf(mcpReq), async (call) => {
      const job = await bodyOf('getResearch', { research_id: taskId }, call)
      return { resultType: 'complete', ...factsOf(job), ...(await outcomeOf(job, call)) }
    }),
  )
  server.setRequestHandler('tasks/cancel', schemas, ({ taskId }, { mcpReq }) =>
    asTask(callOf(mcpReq), async (call) => {
      await bodyOf('cancelResearch', { research_id: taskId }, call)
      return { resultType: 'complete' }
    }),
  )
  // Jobs never request input while they run.
  server.setRequestHandler('tasks/update', schemas, ({ taskId }, { mcpReq }) =>
    asTask(callOf(mcpReq), async (call) => {
      await bodyOf('getResearch', { research_id: taskId }, call)
      return { resultType: 'complete' }
    }),
  )
}

async function asTask<Result>(call: McpCall, act: (call: McpCall) => Promise<Result>) {
  if (!declaresTasks(call)) {
    throw new MissingRequiredClientCapabilityError({
      requiredCapabilities: { extensions: { [tasksExtension]: {} } },
    })
  }
  return orProtocolError(call, act)
}

function factsOf({ research_id, status, created_at, ended_at }: ResearchJob) {
  const statuses = { queued: 'working', running: 'working', cancelled: 'cancelled' } as const
  return {
    taskId: research_id,
    // A failed job has a result that says so.
    status: status === 'done' || status === 'failed' ? 'completed' : statuses[status],
    createdAt: created_at,
    lastUpdatedAt: ended_at ?? new Date().toISOString(),
    ttlMs,
    pollIntervalMs,
  }
}

/** The result of `research_get` for a finished job; before that, its progress. */
async function outcomeOf(job: ResearchJob, call: McpCall) {
  const { research_id, status, error } = job
  if (status === 'cancelled') return {}
  if (error) {
    const failure = new ServiceError(error.code, error.message)
    return { result: failedResult(failure, call.requestId) }
  }
  const whole = { research_id, wait_seconds: 0, offset: 0, max_chars: 12_000 }
  const answer = await waitForResearch(whole, call)
  if (status === 'done') return { result: toolResult(answer) }
  return { statusMessage: String(answer.structured.message) }
}
