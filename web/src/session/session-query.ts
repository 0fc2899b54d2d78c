import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { service } from '../service.ts'

const queryKey = ['session'] as const

/** The signed-in person, and who may sign up. */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => {
    const session = await service.call('getSession', {}, { signal })
    const before = client.getQueryData<Session>(queryKey)?.user
    // Who signs out, or in as somebody else, does so by `setSession`.
    if (before && !session.user) client.setQueryData(endedKey, before)
    remember(client, session)
    return session
  },
  staleTime: 60_000,
})

/** Sets the signed-in person, or that nobody is, by their own act. What was typed is forgotten with who signs out. */
export function setSession(queries: QueryClient, session: Session): void {
  remember(queries, session)
  if (!session.user) sessionStorage.clear()
  queries.removeQueries({ queryKey: endedKey })
  queries.setQueryData(queryKey, session)
}

/** Whose session has ended without their own act: it ran out, or was ended elsewhere. */
export function endedSession(queries: QueryClient): Session['user'] | undefined {
  return queries.getQueryData(endedKey)
}

/** Whether somebody has been signed in in this browser. */
export function wasSignedInHere(): boolean {
  return localStorage.getItem(signedInHere) !== null
}

const endedKey = ['session', 'ended'] as const
/** The `localStorage` key; its value tells nothing of who it was. */
const signedInHere = 'skein-signed-in'

function remember(queries: QueryClient, session: Session): void {
  if (session.user) localStorage.setItem(signedInHere, 'yes')
  forgetOthers(queries, session)
}

/** Removes cached data of the previous person, whether or not they have signed out. */
function forgetOthers(queries: QueryClient, { user }: Session): void {
  const known = queries.getQueryData<Session>(queryKey)
  if (known === undefined || known.user?.account_id === user?.account_id) return
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
}
