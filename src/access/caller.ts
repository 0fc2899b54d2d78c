import type { Scope } from '../contract/scope.ts'

/** Who makes a call, and what it may do. */
export type Caller = {
  readonly accountId: string
  /** The API key used for the call. */
  readonly keyId?: string
  /**
   * The API key whose spending cap the call counts against, if there is a cap: the same key, or the first of its line
   * of rotations.
   */
  readonly cappedKeyId?: string
  /** The signed-in person. */
  readonly userId?: string
  /** Their session. */
  readonly sessionId?: string
  /** Whether the call was made with a session cookie instead of an API key. */
  readonly session: boolean
  /** Whether the key is that of an app, which can ask its person for more scopes. */
  readonly isApp?: true
  readonly scopes: ReadonlySet<Scope>
}
