import type { Caller } from '../../access/caller.ts'
import { keyPrefix } from '../../base/api-key-form.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { keysUrl } from '../../operations/page-urls.ts'
import { queryOf } from '../query-of.ts'
import { demandSameOrigin } from './demand-same-origin.ts'
import type { OwnAddress } from './own-address.ts'

/** Finds the caller of a credential; `undefined` if it is not valid. */
export type Identify = {
  byKey(key: string): Promise<Caller | undefined>
  /** In a call that has been counted as a use of the key. */
  byKeyAgain(key: string): Promise<Caller | undefined>
  /** By the session cookie among these headers. */
  bySession(headers: Headers): Promise<Caller | undefined>
}

/**
 * The caller of a request, by API key or otherwise by session cookie. Browsers send the cookie with requests of any
 * page, so a request with a cookie must come from a page of this service.
 */
export async function identifyCaller(
  request: Request,
  identify: Identify,
  address: OwnAddress,
): Promise<Caller> {
  refuseKeyInUrl(request)
  const hint = () =>
    `An API key is made at ${keysUrl(address.urlFor(request))}, and sent as Authorization: Bearer.`
  const key = presentedKey(request.headers, hint)
  const caller = key ? await identify.byKey(key) : await identify.bySession(request.headers)
  if (!caller) throw unknownCaller(hint())
  if (!key) demandSameOrigin(request, address)
  return caller
}

/** Throws `invalid_api_key` if the caller of a request, who was identified before, is no longer known. */
export async function demandCaller(
  request: Request,
  identify: Identify,
  address: OwnAddress,
): Promise<void> {
  await identifyCaller(request, { ...identify, byKey: identify.byKeyAgain }, address)
}

const keyParameters = new Set(['api_key', 'apikey', 'api-key', 'x-api-key', 'access_token'])

/** Rejects an API key in the URL, as URLs end up in logs and histories. */
function refuseKeyInUrl(request: Request): void {
  for (const [name, value] of queryOf(request)) {
    if (keyParameters.has(name.toLowerCase()) || value.includes(keyPrefix)) {
      throw unknownCaller('Send the key in a header, never in a URL.')
    }
  }
}

const unsetVariable =
  'The header has the name of a variable instead of a key: the variable is not set where the client runs.'

/** The key among the headers. Throws if they have none where one is announced; `hint` says where keys are made. */
function presentedKey(headers: Headers, hint: () => string): string | undefined {
  const authorization = headers.get('authorization') ?? undefined
  const bare = headers.get('x-api-key') ?? undefined
  if (authorization === undefined) return bare === '' ? refuse(hint) : bare
  if (authorization.includes('${')) throw unknownCaller(unsetVariable)
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? refuse(hint)
  return bare === undefined || bare === bearer ? bearer : refuse(hint)
}

function refuse(hint: () => string): never {
  throw unknownCaller(hint())
}

function unknownCaller(hint: string): ServiceError {
  return new ServiceError('invalid_api_key', 'Invalid or expired API key', { details: { hint } })
}
