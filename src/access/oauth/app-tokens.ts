import { createHmac, hash, randomBytes } from 'node:crypto'
import { tokenDigits, tokenPrefixes } from '../../base/app-token-form.ts'
import type { NewTokens } from '../../storage/access/app-writes.ts'
import { accessMs, refreshMs, usedClientMs } from './settings.ts'

type Kind = keyof typeof tokenPrefixes
export type TokenPair = { readonly access: string; readonly refresh: string }

/** A new code or token. It cannot be guessed, so its stored digest needs no salt and no slow hash. */
export function randomToken(kind: Kind): string {
  return tokenPrefixes[kind] + randomBytes(tokenDigits / 2).toString('hex')
}

/** The first tokens of an app that has been allowed something. */
export function randomPair(): TokenPair {
  return { access: randomToken('access'), refresh: randomToken('refresh') }
}

/**
 * The tokens that follow a refresh token. They are derived from it with the secret of the installation, so that a
 * repeated exchange, of which the first answer was lost, gives the same ones, although only digests are stored.
 */
export function pairAfter(refresh: string, secret: string): TokenPair {
  const derived = (kind: Kind) =>
    tokenPrefixes[kind] +
    createHmac('sha256', secret)
      .update(JSON.stringify(['oauth', kind, refresh]))
      .digest('hex')
      .slice(0, tokenDigits)
  return { access: derived('access'), refresh: derived('refresh') }
}

/** A pair as it is stored. */
export function storedPair({ access, refresh }: TokenPair): NewTokens {
  return {
    access: digestOfToken(access),
    refresh: digestOfToken(refresh),
    accessMs,
    refreshMs,
    clientMs: usedClientMs,
  }
}

/** SHA-256 in hex. */
export function digestOfToken(token: string): string {
  return hash('sha256', token)
}

/** The challenge of a verifier, by S256 (RFC 7636, section 4.6). */
export function challengeOf(verifier: string): string {
  return hash('sha256', verifier, 'base64url')
}
