import { ServiceError } from '../base/service-error.ts'
import { parseCredentials } from './credentials.ts'
import type { SessionStep, Sessions, Visitor } from './sessions.ts'

const bodyBytesMax = 4096

/** What every call answers with: who is signed in now, and whether others could sign up. */
export type SessionAnswer = {
  readonly user: { readonly email: string; readonly account_id: string } | null
  readonly sign_up: 'open' | 'closed'
}

/** `address` is where the request comes from, as the network says. */
export type AnswerSessionCall = (request: Request, address?: string) => Promise<Response>

/**
 * Answers `POST /auth/sign-up/email`, `POST /auth/sign-in/email`, `POST /auth/sign-out` and `GET /auth/get-session`,
 * each with a `SessionAnswer`. What is refused is thrown, as a `ServiceError`.
 * Whoever calls this has made sure that the request comes from a page of ours.
 */
export function sessionCalls(sessions: Sessions, baseUrl: URL): AnswerSessionCall {
  const calls: Readonly<
    Record<string, (request: Request, visitor: Visitor) => Promise<SessionStep>>
  > = {
    'POST /auth/sign-up/email': async (request, visitor) =>
      sessions.signUp(parseCredentials(await readJson(request)), visitor),
    'POST /auth/sign-in/email': async (request, visitor) =>
      sessions.signIn(parseCredentials(await readJson(request)), visitor),
    'POST /auth/sign-out': (_, { headers }) => sessions.signOut(headers),
    'GET /auth/get-session': (_, { headers }) => sessions.resume(headers),
  }
  const prefix = baseUrl.pathname.replace(/\/+$/, '')

  return async (request, address = 'unknown') => {
    const { pathname } = new URL(request.url)
    const name = `${request.method} ${pathname.slice(prefix.length)}`
    const call = pathname.startsWith(prefix) && Object.hasOwn(calls, name) ? calls[name] : undefined
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
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of request.body ?? []) {
    pieces.push(piece)
    bytes += piece.byteLength
    if (bytes > bodyBytesMax) {
      throw new ServiceError(
        'request_too_large',
        `The body may have ${bodyBytesMax} bytes at most.`,
      )
    }
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'))
  } catch (cause) {
    throw new ServiceError('invalid_request', 'The body is not valid JSON.', { cause })
  }
}
