import { hash } from 'node:crypto'
import type { ServerContext } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { Operations } from '../contract/operations.ts'
import { admitCall } from '../operations/admit-call.ts'
import type { Idempotency } from '../operations/call.ts'
import type { Answer, Circumstances } from '../operations/run-call.ts'
import type { McpParts } from './mcp-parts.ts'

/** One request of a client, with its caller. */
export type McpCall = McpParts & {
  readonly caller: Caller
  readonly requestId: string
  readonly mcp: ServerContext['mcpReq']
  /** The HTTP request; none on standard input. */
  readonly request?: Request | undefined
}

type Input<Name extends keyof Operations> = z.input<Operations[Name]['input']>
type Output<Name extends keyof Operations> = z.output<Operations[Name]['output']>

/** Calls an operation as any door does. Throws what the operation throws. */
export async function callOperation<Name extends keyof Operations>(
  name: Name,
  input: Input<Name>,
  call: McpCall,
  more: Partial<Circumstances> = {},
): Promise<Answer> {
  const admitted = await admitCall(name, call.caller, call.admission)
  const { requestId, mcp } = call
  return admitted.run(input, { requestId, signal: mcp.signal, ...more })
}

/** Calls an operation and returns the body of its JSON answer. */
export async function bodyOf<Name extends keyof Operations>(
  name: Name,
  input: Input<Name>,
  call: McpCall,
  more: Partial<Circumstances> = {},
): Promise<Output<Name>> {
  const answer = await callOperation(name, input, call, more)
  if (answer.form !== 'json') throw new Error(`${name} does not answer with JSON`)
  return answer.body as Output<Name> // the call has parsed it with this schema
}

/** The key with a fingerprint of the arguments: reusing it with other arguments is an error of the client. */
export function idempotencyOf(tool: string, key: string, args: object): Idempotency {
  const asked = JSON.stringify([tool, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))])
  return { key, fingerprint: hash('sha256', asked) }
}
