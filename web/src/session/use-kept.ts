import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { keptKey } from './kept.ts'
import { sessionQuery } from './session-query.ts'

type What = 'asked' | 'drafts' | 'manner' | 'research' | 'address' | 'text'

/** The `sessionStorage` key for data of the signed-in account; other accounts do not find it. */
export function useKept(what: What): string {
  const { data: session } = useQuery(sessionQuery)
  return keptKey(what, session?.user?.account_id)
}

/** A state that outlives the view, a reload, and the session of its author. */
export function useKeptState<State>(
  what: What,
  first: State,
): readonly [State, (next: State) => void] {
  const kept = useKept(what)
  const [state, setState] = useState(() => readKept(kept, first))
  const keep = useCallback(
    (next: State) => {
      setState(next)
      if (next === first) sessionStorage.removeItem(kept)
      else writeKept(kept, next)
    },
    [kept, first],
  )
  return [state, keep]
}

/** Keeps a state in the tab. What is larger than browsers allow is not kept. */
export function writeKept(kept: string, state: unknown): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(state))
  } catch {
    sessionStorage.removeItem(kept)
  }
}

/** What `keep` has written; `first` if nothing is there, or what another version of the page has written. */
function readKept<State>(kept: string, first: State): State {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '') as State // only `keep` writes JSON there
  } catch {
    return first
  }
}
