import { allScopes } from '../contract/scope.ts'
import type { Caller } from './caller.ts'
import type { KeyRing } from './key-ring.ts'
import type { Sessions } from './sessions.ts'

/** Who is behind a credential; undefined for nobody, whatever the reason. */
export function identifyWith(keys: KeyRing, sessions: Sessions) {
  return {
    byKey: (key: string): Promise<Caller | undefined> => keys.identify(key),

    /** A person may do all that any key of theirs may. */
    bySession: async (headers: Headers): Promise<Caller | undefined> => {
      const person = await sessions.find(headers)
      if (!person) return undefined
      const { accountId, userId } = person
      return { accountId, userId, session: true, scopes: new Set(allScopes) }
    },
  }
}
