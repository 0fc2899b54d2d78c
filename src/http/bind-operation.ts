import type { Context, Hono } from 'hono'
import type { Caller } from '../access/caller.ts'
import { ServiceError } from '../base/service-error.ts'
import type { Operation } from '../contract/operation.ts'
import type { Call } from '../operations/call.ts'
import { parseInput } from '../operations/parse-input.ts'
import { answerCall } from './answer-call.ts'
import type { HttpEnv } from './http-env.ts'
import type { HttpParts } from './http-parts.ts'
import { idempotencyKey, withFingerprint } from './idempotency-key.ts'
import { identifyCaller } from './identify-caller.ts'
import { importLines } from './import-lines.ts'
import type { RateLimits } from './rate-limits.ts'
import { readInput } from './read-input.ts'

/** The handler of any operation. */
export type AnyHandler = (input: never, caller: Caller, call: Call) => Promise<unknown>

/**
 * Serves one operation. A call goes through request → caller → scope → rate → input → handler → answer, so that
 * it is refused as cheaply as possible: before its body is read, tokens are held or anything is stored.
 */
export function bindOperation(
  app: Hono<HttpEnv>,
  operation: { readonly name: string; readonly described: Operation; readonly handle: AnyHandler },
  parts: HttpParts,
  rates: RateLimits,
): void {
  const { described } = operation

  app.on(described.method.toUpperCase(), honoPath(described.path), async (context) => {
    const request = context.req.raw
    context.set('path', described.path)
    const caller = await identifyCaller(request, parts.identify, parts.baseUrl.origin)
    context.set('caller', caller)
    demandPermission(described, caller)
    await rates.count(request.method, rateHolder(caller))

    const key = idempotencyKey(request)
    const raw = await readInput(request, described, context.req.param(), parts.limits)
    const input = parseInput(described.input, raw.fields)
    const idempotency =
      key === undefined ? undefined : withFingerprint(key, request, raw.bodyDigest)

    const call = callAround(context, described, idempotency)
    const handed = described.line ? { ...input, lines: linesOf(context, described, parts) } : input

    return answerCall({
      ...operation,
      request,
      caller,
      call,
      idempotency,
      parts,
      wantsEvents: described.events !== undefined && input.stream === true,
      // The table pairs each handler with the schema that has just been applied.
      handle: () => operation.handle(handed as never, caller, call),
    })
  })
}

/** The key under which the rate limit counts the calls of a caller. */
export function rateHolder(caller: Caller): string {
  return caller.keyId ?? caller.userId ?? caller.accountId
}

/** `/graphs/{graph_id}` → `/graphs/:graph_id` */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function demandPermission(described: Operation, caller: Caller): void {
  if (described.scope && !caller.scopes.has(described.scope)) {
    throw new ServiceError(
      'permission_denied',
      `This API key lacks the scope ${described.scope}, which this call needs.`,
    )
  }
  if (described.session === 'required' && !caller.session) {
    throw new ServiceError(
      'permission_denied',
      'Only a signed-in user may make this call, not an API key.',
    )
  }
}

function linesOf(context: Context<HttpEnv>, described: Operation, parts: HttpParts) {
  return importLines(context.req.raw, described, parts.limits, context.get('requestId'))
}

function callAround(
  context: Context<HttpEnv>,
  described: Operation,
  idempotency: Call['idempotency'],
): Call {
  const forHandler = described.idempotency === 'handler' && idempotency !== undefined
  return {
    signal: context.req.raw.signal,
    requestId: context.get('requestId'),
    ...(forHandler && { idempotency }),
  }
}
