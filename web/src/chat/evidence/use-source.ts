import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'wouter'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import type { Asking } from '../asking/asking.ts'

/**
 * The opened source, as the address names it, and functions to open another one or none. Older turns are read until the
 * one that the address names is among them.
 */
export function useSource(
  turns: readonly Turn[],
  here: Asking | undefined,
  reading: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'>,
) {
  const [search, setSearch] = useSearchParams()
  const source = search.get('answer')
  const index = Number(search.get('source'))
  const turn = turns.find(({ interaction_id }) => interaction_id === source)
  const { hasNextPage, isFetching, isError, fetchNextPage } = reading
  const isSought = source !== null && turn === undefined && here?.interactionId !== source
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isSought, hasNextPage, isFetching, isError, fetchNextPage])
  const citations =
    turn?.citations ?? (here?.interactionId === source ? here?.citations : undefined)
  const citation = citations?.find((each) => each.index === index)
  const open = useCallback(
    (interactionId: string, sourceIndex: number) =>
      setSearch({ answer: interactionId, source: String(sourceIndex) }),
    [setSearch],
  )
  const askedId = here?.interactionId ?? ''
  const openWhileAsking = useCallback((index: number) => open(askedId, index), [askedId, open])
  return { citation, open, openWhileAsking, closeSource: () => setSearch({}) }
}
