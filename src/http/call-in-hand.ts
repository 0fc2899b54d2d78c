import type { Caller } from '../access/caller.ts'
import type { Operation } from '../contract/operation.ts'
import type { Call, Idempotency } from '../operations/call.ts'
import type { HttpParts } from './http-parts.ts'

/** A call that has passed all checks. */
export type CallInHand = {
  readonly name: string
  readonly described: Operation
  readonly request: Request
  readonly caller: Caller
  readonly call: Call
  readonly idempotency: Idempotency | undefined
  readonly parts: Pick<HttpParts, 'claims' | 'events'>
  /** Whether the client wants to see the events as they happen. */
  readonly wantsEvents: boolean
  /** Runs the handler; the operation describes the type of the result. */
  handle(): Promise<unknown>
}
