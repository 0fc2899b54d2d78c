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

/** Who calls from an address, with the cookies that their browser has. */
export function visitor(address = '10.0.0.9', cookies: readonly string[] = []) {
  return { address, headers: headersWith(cookies) }
}

/** The headers that a browser sends after it received these cookies. */
export function headersWith(cookies: readonly string[]): Headers {
  if (cookies.length === 0) return new Headers()
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })
}
