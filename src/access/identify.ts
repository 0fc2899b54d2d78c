import { allScopes } from '../contract/scope.ts'
import type { Caller } from './caller.ts'
import type { KeyRing } from './key-ring.ts'
import type { Sessions } from './sessions.ts'

/** Finds the caller that a credential belongs to; `undefined` if it is valid for nobody. */
export function identifyWith(keys: KeyRing, sessions: Sessions) {
  return {
    byKey: (key: string): Promise<Caller | undefined> => keys.identify(key),

    /** A person has all scopes, as they could make a key with any of them. */
    bySession: async (headers: Headers): Promise<Caller | undefined> => {
      const person = await sessions.find(headers)
      if (!person) return undefined
      const { accountId, userId, sessionId } = person
      return { accountId, userId, sessionId, session: true, scopes: new Set(allScopes) }
    },
  }
}
