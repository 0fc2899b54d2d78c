import type { Scope } from '../contract/scope.ts'

/** On whose behalf a call is made, and what it may do. */
export type Caller = {
  readonly accountId: string
  /** The API key that the call was made with. */
  readonly keyId?: string
  /**
   * The API key under whose cap the call is paid, if spending is capped: the same one, or the one it was rotated from.
   */
  readonly cappedKeyId?: string
  /** The person who is signed in. */
  readonly userId?: string
  /** Their session. */
  readonly sessionId?: string
  /** Whether the call was made with a session cookie instead of an API key. */
  readonly session: boolean
  readonly scopes: ReadonlySet<Scope>
}
