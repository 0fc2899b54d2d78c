import { allScopes } from '../contract/scope.ts'
import type { Caller } from './caller.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { Sessions } from './sessions/sessions.ts'

/** Functions that find the caller of a credential; they return `undefined` if it is not valid. */
export function identifyWith(keys: KeyRing, sessions: Sessions) {
  return {
    byKey: (key: string): Promise<Caller | undefined> => keys.identify(key),
    byKeyAgain: (key: string): Promise<Caller | undefined> => keys.find(key),

    /** A signed-in person has all scopes, as they could create a key with any of them. */
    bySession: async (headers: Headers): Promise<Caller | undefined> => {
      const person = await sessions.find(headers)
      if (!person) return undefined
      const { accountId, userId, sessionId } = person
      return { accountId, userId, sessionId, session: true, scopes: new Set(allScopes) }
    },
  }
}
