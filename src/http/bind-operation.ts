import type { Context, Hono } from 'hono'
import type { Operation } from '../contract/operation.ts'
import { type Operations, operations } from '../contract/operations.ts'
import { admitCall } from '../operations/admit-call.ts'
import type { Answer, Circumstances } from '../operations/run-call.ts'
import { answerCall, demandAcceptable } from './answer/answer-call.ts'
import { importLines } from './body/import-lines.ts'
import { type RawInput, readInput } from './body/read-input.ts'
import { documentPatienceMs } from './bytes-in-flight.ts'
import { demandCaller, identifyCaller } from './caller/identify-caller.ts'
import { whileKnown } from './caller/while-known.ts'
import type { HttpEnv } from './http-env.ts'
import type { HttpParts } from './http-parts.ts'
import { readIdempotencyKey, withFingerprint } from './idempotency-key.ts'

/**
 * Serves one operation. A call passes through request → caller → admission → input → handler → answer, so that a
 * rejection costs little: it happens before the body is read, tokens are held or anything is stored.
 */
export function bindOperation(app: Hono<HttpEnv>, name: keyof Operations, parts: HttpParts): void {
  const described: Operation = operations[name]

  app.on(described.method.toUpperCase(), honoPath(described.path), async (context) => {
    const request = context.req.raw
    context.set('path', described.path)
    const caller = await identifyCaller(request, parts.identify, parts.address)
    context.set('caller', caller)
    const admitted = await admitCall(name, caller, parts.admission)

    const { accountId } = caller
    const patienceMs = described.bodyLimit === 'upload' ? documentPatienceMs : undefined
    using share = parts.flight.share(accountId, patienceMs)
    const key = readIdempotencyKey(request, described)
    const raw = await readInput(request, described, context.req.param(), {
      accountId,
      limits: parts.limits,
      json: parts.json,
      share,
      spool: parts.spool,
      incoming: context.env?.incoming,
    })
    const accept = request.headers.get('accept')
    demandAcceptable(described, accept, wantsEvents(described, raw))
    const answer = await admitted.run(raw.fields, {
      signal: request.signal,
      inBackground: prefersNotToWait(request),
      requestId: context.get('requestId'),
      began: (begun) => {
        // A test may call the app without a server.
        if (context.env) context.env.begun = begun
      },
      ...(key !== undefined && { idempotency: withFingerprint(key, request, raw.bodyDigest) }),
      ...linesOf(context, described, parts, accountId),
    })
    const { events } = parts
    const isRead = described.method === 'get'
    const isKnown = () => demandCaller(request, parts.identify, parts.address)
    return answerCall(isRead ? brokenOffUnless(isKnown, answer) : answer, accept, {
      requestId: context.get('requestId'),
      events,
      share: parts.flight.share(accountId),
      signal: request.signal,
      isRead,
    })
  })
}

/** What is read, as far as it is sent piece by piece: to a caller who is no longer known, no more is sent. */
function brokenOffUnless(isKnown: () => Promise<void>, answer: Answer): Answer {
  if (answer.form === 'events') return { ...answer, events: whileKnown(answer.events, isKnown) }
  if (answer.form !== 'content' || answer.content.bytes instanceof Uint8Array) return answer
  const bytes = whileKnown(answer.content.bytes, isKnown)
  return { ...answer, content: { ...answer.content, bytes } }
}

/** `/graphs/{graph_id}` → `/graphs/:graph_id` */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Whether the request has `Prefer: respond-async` (RFC 7240). */
function prefersNotToWait(request: Request): boolean {
  const preferences = request.headers.get('prefer')?.toLowerCase().split(/[,;]/) ?? []
  return preferences.some((preference) => preference.trim() === 'respond-async')
}

function wantsEvents({ events }: Operation, { fields }: RawInput): boolean {
  return events !== undefined && 'stream' in fields && fields.stream === true
}

function linesOf(
  context: Context<HttpEnv>,
  described: Operation,
  parts: HttpParts,
  accountId: string,
): Pick<Circumstances, 'lines'> {
  if (!described.line) return {}
  return {
    lines: importLines(context.req.raw, described, parts, {
      accountId,
      requestId: context.get('requestId'),
      incoming: context.env?.incoming,
      demandCaller: () => demandCaller(context.req.raw, parts.identify, parts.address),
    }),
  }
}
