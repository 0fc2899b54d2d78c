import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { service } from '../service.ts'

const queryKey = ['session'] as const

/** The signed-in person, and who may sign up. */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => {
    const session = await service.call('getSession', {}, { signal })
    forgetOthers(client, session)
    return session
  },
  staleTime: 60_000,
})

/** Sets the signed-in person. */
export function setSession(queries: QueryClient, session: Session): void {
  forgetOthers(queries, session)
  queries.setQueryData(queryKey, session)
}

/** Removes cached data of the previous person, whether or not they have signed out. */
function forgetOthers(queries: QueryClient, { user }: Session): void {
  const known = queries.getQueryData<Session>(queryKey)
  if (known === undefined || known.user?.account_id === user?.account_id) return
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
}
