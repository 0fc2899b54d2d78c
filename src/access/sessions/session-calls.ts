import { ServiceError } from '../../base/errors/service-error.ts'
import { pathPrefix } from '../../base/text/path-prefix.ts'
import {
  getSession,
  type Session,
  signIn,
  signOut,
  signUp,
} from '../../contract/access/sessions.ts'
import type { Operation } from '../../contract/operation.ts'
import { parseCredentials, parseNewUser } from './credentials.ts'
import type { SessionStep, Sessions, SignedIn, Visitor } from './sessions.ts'

/**
 * Handles the calls of `contract/access/sessions.ts`. Throws rejections as `ServiceError`. `address` is the client's
 * network address. The caller must have checked that the request comes from a page of the service and has a short body.
 */
export function sessionCalls(
  sessions: Sessions,
  baseUrl: URL,
): (request: Request, address: string) => Promise<Response> {
  const calls = new Map<string, (request: Request, visitor: Visitor) => Promise<SessionStep>>([
    [
      nameOf(signUp),
      async (request, visitor) => sessions.signUp(parseNewUser(await readJson(request)), visitor),
    ],
    [
      nameOf(signIn),
      async (request, visitor) =>
        sessions.signIn(parseCredentials(await readJson(request)), visitor),
    ],
    [nameOf(signOut), (_, { headers }) => sessions.signOut(headers)],
    [nameOf(getSession), (_, { headers }) => sessions.resume(headers)],
  ])
  const prefix = pathPrefix(baseUrl)

  return async (request, address) => {
    const { pathname } = new URL(request.url)
    const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined
    const call = calls.get(`${request.method} ${path}`)
    if (!call) throw new ServiceError('not_found', 'There is nothing at this path.')
    const { signedIn, cookies } = await call(request, { headers: request.headers, address })
    return answer(
      { user: signedIn ? userOf(signedIn) : null, sign_up: await sessions.signUpFor() },
      cookies,
    )
  }
}

/** The method and path of an operation: `POST /auth/sign-out`. */
function nameOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`
}

function userOf({ name, email, accountId, owner }: SignedIn): Session['user'] {
  return { name, email, account_id: accountId, owner }
}

function answer(body: Session, cookies: readonly string[]): Response {
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
