import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../session/session-query.ts'

/** The `sessionStorage` key for data of the signed-in account; other accounts do not find it. */
export function useKept(what: 'asked' | 'typed'): string {
  const { data: session } = useQuery(sessionQuery)
  return `skein-${what}:${session?.user?.account_id}`
}
