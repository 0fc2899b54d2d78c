import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ServiceError } from '../base/service-error.ts'
import type { Idempotency } from '../operations/call.ts'
import { idempotencyOf, type McpCall } from './mcp-call.ts'

/** For so long after the first call, the same call is taken for a retry. */
const retryMs = 300_000

type Retryable = {
  readonly tool: string
  readonly args: object
  /** The client's own key, if it sent one. */
  readonly key: string | undefined
  /** What is answered depends on the documents of the account: with others it is another call. */
  readonly readsDocuments: boolean
}

/**
 * Runs a call that costs tokens so that a client may send it again after a broken connection, as the protocol tells it
 * to: the same call within `retryMs` of the first one gets the answer that was paid for, from whichever process, and
 * waits for it while it is being made. Without a key of the client's, the same call is one with the same arguments.
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
  { tool, args, readsDocuments }: Retryable,
  call: McpCall,
): Promise<string> {
  const documents = readsDocuments ? await libraryState(call) : null
  const state = JSON.stringify([tool, args, call.caller.keyId, documents])
  return `mcp-${hash('sha256', state)}`
}

/** What changes when documents are added or removed. */
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
