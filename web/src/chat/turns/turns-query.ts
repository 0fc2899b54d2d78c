import { infiniteQueryOptions } from '@tanstack/react-query'
import { service } from '../../service.ts'

const turnsPerPage = 30

/** The turns of a conversation in pages, newest first. */
export function turnsQuery(conversationId: string) {
  return infiniteQueryOptions({
    queryKey: ['turns', conversationId],
    queryFn: ({ pageParam, signal }) =>
      service.call(
        'listTurns',
        { conversation_id: conversationId, limit: turnsPerPage, starting_after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
}
