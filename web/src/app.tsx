import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchRoute, Router, useLocation, useRouter } from 'wouter'
import { Refused } from '../../src/client/refused.ts'
import { Frame } from './frame/frame.tsx'
import { LoadedView, viewQuery } from './frame/loaded-view.tsx'
import { ProblemNote } from './parts/notes/problem-note.tsx'
import { type Route, routes } from './routes.tsx'
import { pagePath } from './service.ts'
import { Entrance } from './session/entrance.tsx'
import { isSignedOut } from './session/is-signed-out.ts'
import { sessionQuery, watchOtherTabs } from './session/session-query.ts'

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  mutationCache: new MutationCache({ onError: noticeSignOut }),
  defaultOptions: {
    queries: {
      // The service may be on this machine, so it may be reachable without a network.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && !(error instanceof Refused),
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always' },
  },
})

watchOtherTabs(queries)

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <Router base={pagePath}>
        <Gate />
      </Router>
    </QueryClientProvider>
  )
}

/** Shows the views to signed-in people, and the sign-in to others. */
function Gate() {
  const route = useViewMeanwhile()
  const { data: session, error, refetch } = useQuery(sessionQuery)
  if (error && !session) return <ProblemNote error={error} refetch={() => void refetch()} />
  if (!session) return null
  if (session.user && route?.isApart) return <LoadedView route={route} />
  if (session.user) return <Frame key={session.user.account_id} user={session.user} />
  return <Entrance signUp={session.sign_up} />
}

/** Loads the code of the current view while the session is being queried, and returns its route. */
function useViewMeanwhile(): Route | undefined {
  const { parser } = useRouter()
  const [location] = useLocation()
  const route = routes.find(({ path }) => matchRoute(parser, path, location)[0]) ?? routes[0]
  useEffect(() => {
    if (route) void queries.prefetchQuery(viewQuery(route))
  }, [route])
  return route
}

/** Queries the session again when a call reports that nobody is signed in any more. */
function noticeSignOut(error: unknown): void {
  if (isSignedOut(error)) void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
}
