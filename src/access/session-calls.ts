import { ServiceError } from '../base/service-error.ts'
import { parseCredentials } from './credentials.ts'
import type { SessionStep, Sessions, Visitor } from './sessions.ts'

/** What every call answers with: who is signed in now, and whether others could sign up. */
type SessionAnswer = {
  readonly user: { readonly email: string; readonly account_id: string } | null
  readonly sign_up: 'open' | 'closed'
}

/**
 * Answers `POST /auth/sign-up/email`, `POST /auth/sign-in/email`, `POST /auth/sign-out` and `GET /auth/get-session`,
 * each with a `SessionAnswer`. A refusal is thrown as a `ServiceError`. `address` is the network address of the
 * client. The caller must have checked that the request comes from a page of ours, and that its body is short.
 */
export function sessionCalls(
  sessions: Sessions,
  baseUrl: URL,
): (request: Request, address: string) => Promise<Response> {
  const calls = new Map<string, (request: Request, visitor: Visitor) => Promise<SessionStep>>([
    [
      'POST /auth/sign-up/email',
      async (request, visitor) =>
        sessions.signUp(parseCredentials(await readJson(request)), visitor),
    ],
    [
      'POST /auth/sign-in/email',
      async (request, visitor) =>
        sessions.signIn(parseCredentials(await readJson(request)), visitor),
    ],
    ['POST /auth/sign-out', (_, { headers }) => sessions.signOut(headers)],
    ['GET /auth/get-session', (_, { headers }) => sessions.resume(headers)],
  ])
  const prefix = baseUrl.pathname.replace(/\/+$/, '')

  return async (request, address) => {
    const { pathname } = new URL(request.url)
    const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined
    const call = calls.get(`${request.method} ${path}`)
    if (!call) throw new ServiceError('not_found', 'There is nothing at this path.')
    const { signedIn, cookies } = await call(request, { headers: request.headers, address })
    return answer(
      {
        user: signedIn ? { email: signedIn.email, account_id: signedIn.accountId } : null,
        sign_up: (await sessions.isSignUpOpen()) ? 'open' : 'closed',
      },
      cookies,
    )
  }
}

function answer(body: SessionAnswer, cookies: readonly string[]): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (cause) {
    throw new ServiceError('invalid_request', 'The body is not valid JSON.', { cause })
  }
}
