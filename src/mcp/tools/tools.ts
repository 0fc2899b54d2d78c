import { keysOf } from '../../base/keys-of.ts'
import type { Operation } from '../../contract/operation.ts'
import { type Operations, operations } from '../../contract/operations.ts'
import type { ResearchJob } from '../../contract/research/research.ts'
import type { Tool as DescribedTool } from '../../contract/tool.ts'
import { bodyOf, idempotencyOf, type McpCall } from '../mcp-call.ts'
import type { ToolAnswer } from '../tool-calls/tool-result.ts'
import { getAccount } from './account.ts'
import { ask } from './ask.ts'
import { fetchDocument } from './fetch.ts'
import { fittingList } from './fitting-list.ts'
import { queryGraph } from './graph-query.ts'
import {
  beginResearch,
  showResearch,
  startResearch,
  stopResearch,
  waitForResearch,
} from './research.ts'
import { search } from './search.ts'

/** An operation as a tool: its description, and how arguments become a call and the answer a result. */
export type RunnableTool = {
  readonly operation: Operation
  readonly mcp: DescribedTool
  readonly run: (args: never, call: McpCall) => Promise<ToolAnswer>
  /** Begins the work without waiting for it, for clients that support tasks. */
  readonly begin?: (args: never, call: McpCall) => Promise<ResearchJob>
}

/** The tools that need more than calling their operation. */
const own: Readonly<Record<string, RunnableTool['run']>> = {
  ask,
  search,
  fetch: fetchDocument,
  graph_query: queryGraph,
  account_get: getAccount,
  research_start: startResearch,
  research_get: waitForResearch,
  research_cancel: stopResearch,
  research_list: showResearch,
}

/** All tools, in the order in which they are listed. */
export const tools: readonly RunnableTool[] = keysOf(operations)
  .flatMap((name) => {
    const operation: Operation = operations[name]
    const { mcp } = operation
    if (!mcp) return []
    const run = own[mcp.name] ?? plainRun(name, mcp)
    return [{ operation, mcp, run, ...(mcp.name === 'research_start' && { begin: beginResearch }) }]
  })
  .sort((a, b) => placeOf(a) - placeOf(b))

function placeOf({ mcp }: RunnableTool): number {
  const groups = ['ask', 'research', 'search', 'fetch', 'document', 'graph', 'model', 'account']
  return groups.indexOf(mcp.name.split('_', 1).join())
}

/** Calls the operation with the arguments and returns its answer. */
function plainRun(name: keyof Operations, { name: tool }: DescribedTool): RunnableTool['run'] {
  return async ({ idempotency_key, ...fields }: { readonly idempotency_key?: string }, call) => {
    const more =
      idempotency_key === undefined
        ? {}
        : { idempotency: idempotencyOf(tool, idempotency_key, fields) }
    // The tool's schema has validated the arguments; the operation validates them again.
    const body = await bodyOf(name, fields as never, call, more)
    return { structured: fittingList({ ...body }) }
  }
}
