import { Sessions } from '../../../src/access/sessions/sessions.ts'
import type { Storage } from '../../../src/storage/storage.ts'

type Config = ConstructorParameters<typeof Sessions>[1]

const usual: Config = {
  baseUrl: new URL('http://127.0.0.1:3000'),
  secret: 'only for tests: more than 32 characters',
  signUp: 'owner',
  grant: 0,
}

/** The people of a store, as one process would see them. */
export function testSessions(storage: Storage, changes: Partial<Config> = {}): Sessions {
  return new Sessions(storage, { ...usual, ...changes })
}
