import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../session/session-query.ts'

/** The name under which the tab keeps something for whoever is signed in; somebody else does not find it. */
export function useKept(what: 'asked' | 'typed'): string {
  const { data: session } = useQuery(sessionQuery)
  return `skein-${what}:${session?.user?.account_id}`
}
