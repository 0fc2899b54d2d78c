import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Idempotency } from '../../operations/call.ts'
import { idempotencyOf, type McpCall } from '../mcp-call.ts'

/** How long after the first call an equal call counts as a retry. */
const retryMs = 300_000

type Retryable = {
  readonly tool: string
  readonly args: object
  /** The client's own key, if it sent one. */
  readonly key: string | undefined
  /** Whether the answer depends on the account's documents; a call after they changed is then a different one. */
  readonly readsDocuments: boolean
  /** The turn of a conversation that the call follows; after another one, an equal call is a different one. */
  readonly after?: string | undefined
}

/**
 * Makes a charged call safe to retry after a broken connection, as the protocol asks clients to do: an equal call
 * within `retryMs` gets the paid answer, from whichever process, and waits if it is still being made. Without an
 * idempotency key from the client, calls with equal arguments are equal.
 */
export async function retryable<Result>(
  wanted: Retryable,
  call: McpCall,
  run: (idempotency: Idempotency) => Promise<Result>,
): Promise<Result> {
  const { tool, args, key } = wanted
  const claimed = idempotencyOf(tool, key ?? (await impliedKey(wanted, call)), args)
  const idempotency = key === undefined ? { ...claimed, keptMs: retryMs } : claimed
  for (;;) {
    try {
      return await run(idempotency)
    } catch (error) {
      const running = error instanceof ServiceError && error.code === 'idempotency_in_progress'
      if (!running || key !== undefined) throw error
      await pause(1_000 * Math.min(2, error.facts.retryAfterSeconds ?? 1), undefined, {
        signal: call.mcp.signal,
      })
    }
  }
}

async function impliedKey(
  { tool, args, readsDocuments, after }: Retryable,
  call: McpCall,
): Promise<string> {
  const documents = readsDocuments ? await libraryState(call) : null
  const state = JSON.stringify([tool, args, call.caller.keyId, documents, after])
  return `mcp-${hash('sha256', state)}`
}

/** A value that changes when documents are added or removed. */
async function libraryState({ admission, caller, requestId, mcp }: McpCall): Promise<unknown> {
  const around = { requestId, signal: mcp.signal }
  const { handlers } = admission
  const [graphs, newest] = await Promise.all([
    handlers.listGraphs({ limit: 100 }, caller, around),
    handlers.listDocuments({ limit: 1 }, caller, around),
  ])
  return [
    graphs.data.map(({ graph_id, documents, nodes, edges }) => [graph_id, documents, nodes, edges]),
    newest.data.map(({ doc_id, status }) => [doc_id, status]),
  ]
}
