import { z } from 'zod'
import { contractLimits } from '../../contract/limits.ts'
import { cleanName } from '../../contract/text/clean-name.ts'
import { hasVisibleText } from '../../contract/text/visible-text.ts'
import { OAuthError } from './oauth-error.ts'
import { isRedirectUri } from './redirect-uri.ts'
import { redirectUrisMax } from './settings.ts'

/** What an app says of itself, as far as it matters here (RFC 7591, section 2). */
const ClientMetadata = z.looseObject({
  client_name: z.string().nullish(),
  redirect_uris: z.array(z.string()).min(1).max(redirectUrisMax),
  grant_types: z.array(z.string()).nullish(),
  response_types: z.array(z.string()).nullish(),
})

export type ClientMetadata = {
  /** Any text: it is to be shown as such, and it proves nothing. */
  readonly name: string
  readonly redirectUris: readonly string[]
}

/**
 * Reads what an app says of itself: of a registration, or of the document at its address. Throws an `OAuthError` that
 * names what cannot be taken.
 */
export function readClientMetadata(raw: unknown): ClientMetadata {
  const parsed = ClientMetadata.safeParse(raw)
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'the description')
    const code = field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata'
    throw new OAuthError(code, `Of what an app says of itself, ${field} is missing or wrong.`)
  }
  const { client_name, redirect_uris, grant_types, response_types } = parsed.data
  demandKnown('grant_types', grant_types, 'authorization_code')
  demandKnown('response_types', response_types, 'code')
  if (!redirect_uris.every(isRedirectUri)) throw badRedirect()
  const [first = ''] = redirect_uris
  return { name: nameOf(client_name ?? '') ?? new URL(first).host, redirectUris: redirect_uris }
}

type Given = readonly string[] | null | undefined

function demandKnown(field: string, given: Given, needed: string): void {
  if (given == null || given.includes(needed)) return
  throw new OAuthError('invalid_client_metadata', `The ${field} must include ${needed}.`)
}

/** A name that fits on a line, if anything of it can be seen. */
function nameOf(given: string): string | undefined {
  const shown = given.slice(0, 4 * contractLimits.nameCharacters).toWellFormed()
  const name = [...cleanName(shown.replaceAll('\0', '')).trim()]
    .slice(0, contractLimits.nameCharacters / 2)
    .join('')
  return hasVisibleText(name) ? name : undefined
}

function badRedirect(): OAuthError {
  return new OAuthError(
    'invalid_redirect_uri',
    'Each of redirect_uris must begin with https://, or be an http:// address of localhost, 127.0.0.1 or [::1], without a fragment.',
  )
}
