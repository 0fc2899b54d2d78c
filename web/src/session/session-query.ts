import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { keepRemovalsOf } from '../parts/removals/removals.ts'
import { service } from '../service.ts'
import { forgetKept } from './kept.ts'

const queryKey = ['session'] as const
const endedKey = ['session', 'ended'] as const
/** The `localStorage` key: whether somebody is signed in, or the last one has signed out. It does not tell who. */
const presenceKey = 'skein-presence'

/** A session that has ended without an act of its person here; who that was is known until the page is loaded anew. */
export type EndedSession = { readonly email: string | undefined }

/** The signed-in person, and who may sign up. */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => {
    const session = await service.call('getSession', {}, { signal })
    const before = client.getQueryData<Session>(queryKey)?.user
    if (!session.user && presence() === 'in')
      client.setQueryData<EndedSession>(endedKey, { email: before?.email })
    remember(client, session)
    return session
  },
  staleTime: 60_000,
})

/** Sets the signed-in person, or that nobody is, by their own act. */
export function setSession(queries: QueryClient, session: Session): void {
  if (!session.user) localStorage.setItem(presenceKey, 'out')
  remember(queries, session)
  queries.removeQueries({ queryKey: endedKey })
  queries.setQueryData(queryKey, session)
}

/** Forgets what was typed in this tab when its person signs out in another one. */
export function watchOtherTabs(queries: QueryClient): void {
  addEventListener('storage', ({ key }) => {
    if (key !== presenceKey) return
    if (presence() === 'out') forgetKept()
    void queries.invalidateQueries({ queryKey, exact: true })
  })
}

/** Tells later whether the person is still signed in who is now. */
export function sameSession(queries: QueryClient): () => boolean {
  const now = () => queries.getQueryData<Session>(queryKey)?.user?.account_id
  const before = now()
  return () => now() === before
}

export function endedSession(queries: QueryClient): EndedSession | undefined {
  return queries.getQueryData(endedKey)
}

/** Whether somebody has been signed in in this browser. */
export function wasSignedInHere(): boolean {
  return presence() !== null
}

function presence(): string | null {
  return localStorage.getItem(presenceKey)
}

/** Keeps what was typed for who is signed in, or was until their session ended, and removes what is of others. */
function remember(queries: QueryClient, { user }: Session): void {
  if (user) localStorage.setItem(presenceKey, 'in')
  if (user) keepRemovalsOf(user.account_id)
  if (presence() !== 'in' || user) forgetKept(user?.account_id)
  const known = queries.getQueryData<Session>(queryKey)
  if (known === undefined || known.user?.account_id === user?.account_id) return
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
}
