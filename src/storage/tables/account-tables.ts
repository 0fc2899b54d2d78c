import type { Generated } from 'kysely'
import type { HalfTokens, Json, Time } from './column-values.ts'

export type AccountRow = {
  id: string
  user_id: string
  email: string
  available: HalfTokens
  held: HalfTokens
  spent: HalfTokens
  granted: HalfTokens
  created_at: Time
  /** The time of its deletion. From then on nobody finds it; its entries in the ledger stay. */
  closed_at: Generated<Time | null>
}

export type ApiKeyRow = {
  id: string
  account_id: string
  name: string
  digest: string
  last4: string
  scopes: Json
  created_at: Time
  last_used_at: Time | null
  expires_at: Time | null
  revoked_at: Time | null
  /** The first key of the line of rotations that this key belongs to; null if it is the first itself. */
  first_key_id: string | null
  /** The most that may be spent with this key and all keys rotated from it. */
  spend_cap: HalfTokens | null
  /** Spent and held amounts of those keys, stored on the row of the first; counted only if there is a cap. */
  spent: Generated<HalfTokens>
  held: Generated<HalfTokens>
  /**
   * The OAuth client that a person has allowed to call for them, with the host that it returns to; null for a key that
   * is shown to a person. An app has tokens in `oauth_tokens` instead of a secret, and its id as the digest.
   */
  client_id: Generated<string | null>
  returns_to: Generated<string | null>
}

/** An app that has registered itself. It is removed at `expires_at`, which each use of it moves. */
export type OAuthClientRow = {
  id: string
  name: string
  redirect_uris: Json
  created_at: Time
  expires_at: Time
}

/** A code or token of an app, by its SHA-256; `challenge` and `redirect_uri` are those of a code. */
export type OAuthTokenRow = {
  digest: string
  kind: 'code' | 'access' | 'refresh'
  key_id: string
  account_id: string
  expires_at: Time
  /** When a code or refresh token was exchanged; it stays, so that a second use is noticed. */
  used_at: Generated<Time | null>
  challenge: Generated<string | null>
  redirect_uri: Generated<string | null>
}

/** The requests with one API key on one UTC day. */
export type KeyDayRow = {
  key_id: string
  account_id: string
  day: string
  requests: number
}

/** A user, written by the sign-in library. */
export type AuthUserRow = { id: string; email: string; name: string }

/** Sign-in attempts from a place: an address and a user, or a user. */
export type SignInAttemptRow = { place: string; count: number; expires_at: Time }
