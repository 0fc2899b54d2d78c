import type { Operation } from '../contract/operation.ts'
import type { StoredAnswer } from '../operations/claims.ts'
import type { CallInHand } from './call-in-hand.ts'

/** Answers a call with JSON. Under an `Idempotency-Key` the first answer is repeated. */
export async function answerOnce(inHand: CallInHand): Promise<Response> {
  const { name, described, caller, idempotency, parts } = inHand
  if (!idempotency || described.idempotency) return jsonAnswer(await runHandler(inHand))

  let fresh: StoredAnswer | undefined
  const stored = await parts.claims.run(caller, idempotency, name, async () => {
    fresh = await runHandler(inHand)
    return withheld(fresh, described.shownOnce ?? [])
  })
  return jsonAnswer(fresh ?? stored, stored.replayed)
}

export function jsonAnswer({ status, body }: StoredAnswer, replayed = false): Response {
  const headers = replayed ? { 'Idempotent-Replayed': 'true' } : {}
  return Response.json(body, { status, headers })
}

async function runHandler({ described, handle }: CallInHand): Promise<StoredAnswer> {
  const answer = await handle()
  return { status: successStatus(described, answer), body: allowed(described, answer) }
}

/** The fields of an answer that the contract names; a field that only the handler knows does not get out. */
export function allowed(described: Operation, answer: unknown): object {
  return described.output.parse(answer) as object // all JSON answers are described as objects
}

function successStatus(described: Operation, answer: unknown): number {
  return described.accepted?.(answer) ? 202 : (described.status ?? 200)
}

function withheld({ status, body }: StoredAnswer, fields: readonly string[]): StoredAnswer {
  return { status, body: { ...body, ...Object.fromEntries(fields.map((field) => [field, null])) } }
}
