import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { useKeptState } from '../../session/use-kept.ts'
import { modelsQuery } from '../models-query.ts'
import { mannerOf } from './asked-of.ts'
import { lastChoice } from './last-choice.ts'
import type { Manner } from './manner.ts'

/** Settings that were chosen, and for what: the id of a conversation, or of the target of a new one. */
type Chosen = { readonly of: string; readonly how: Manner }

/** The settings of a conversation's next question; without an id, of the first one of a new conversation. */
export function useManner(id: string | undefined, lastTurn: Turn | undefined) {
  const [search] = useSearchParams()
  const [chosen, setChosen] = useKeptState<Chosen | undefined>('manner', undefined)
  const target = search.get('in') ?? ''
  const place = id ?? target
  const engines = useQuery(modelsQuery).data?.reasoning_engines
  const first: Manner = { ...lastChoice(engines, target), target }
  // A conversation continues with the settings of its last question.
  const manner = chosen && chosen.of === place ? chosen.how : lastTurn ? mannerOf(lastTurn) : first
  /** Chooses settings for this conversation, or for another one. */
  const choose = useCallback(
    (how: Manner, of = place) => setChosen({ of, how }),
    [place, setChosen],
  )
  return { manner, choose }
}
