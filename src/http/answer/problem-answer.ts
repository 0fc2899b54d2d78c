import { problems } from '../../contract/problems/problems.ts'
import { asServiceError, describeProblem } from '../../operations/answer/describe-problem.ts'

/** Where nothing tells better when to try again. */
const retryAfterSecondsDefault = 2

/** The response to a failed call; a bug is reported without details. */
export function problemAnswer(error: unknown, requestId: string): Response {
  const { code, facts } = asServiceError(error)
  const status = problems[code]
  const headers = new Headers()
  if (status === 401 || facts.challenge !== undefined)
    headers.set('WWW-Authenticate', facts.challenge ?? 'Bearer')
  // Tells the libraries of OpenAI's API that the same call fails again until somebody adds tokens or settings.
  if (code === 'insufficient_tokens' || code === 'engine_unavailable')
    headers.set('X-Should-Retry', 'false')
  if (facts.allow !== undefined) headers.set('Allow', facts.allow)
  if (facts.location !== undefined) headers.set('Location', facts.location)
  // The rest of the body is not read, so no other request can follow on this connection.
  if (status === 413) headers.set('Connection', 'close')
  if (status === 429 || status === 503 || facts.retryAfterSeconds !== undefined) {
    const seconds = Math.max(1, Math.ceil(facts.retryAfterSeconds ?? retryAfterSecondsDefault))
    headers.set('Retry-After', String(seconds))
  }
  return Response.json({ error: describeProblem(error, requestId) }, { status, headers })
}
