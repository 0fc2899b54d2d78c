import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { service } from '../service.ts'

const queryKey = ['session'] as const

/** Who is signed in, and who may sign up. */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => {
    const session = await service.call('getSession', {}, { signal })
    forgetOthers(client, session)
    return session
  },
  staleTime: 60_000,
})

/** From now on this is who is signed in. */
export function setSession(queries: QueryClient, session: Session): void {
  forgetOthers(queries, session)
  queries.setQueryData(queryKey, session)
}

/** What was read for one person is not kept for the next at this tab, whether or not the first has signed out. */
function forgetOthers(queries: QueryClient, { user }: Session): void {
  const known = queries.getQueryData<Session>(queryKey)
  if (known === undefined || known.user?.account_id === user?.account_id) return
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
}
