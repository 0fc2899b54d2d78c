import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Refused } from '../../../src/client/refused.ts'
import { isNotFound } from '../parts/notes/problem-note.tsx'
import { service } from '../service.ts'
import { turnsQuery } from './turns/turns-query.ts'

/**
 * The title of a conversation, whether it is deleted, and the turns read so far, oldest first; nothing without an id.
 */
export function useConversation(id: string | undefined) {
  const conversation = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== undefined })
  const reading = useInfiniteQuery({ ...turnsQuery(id ?? ''), enabled: id !== undefined })
  const { data } = reading
  const turns = useMemo(
    () => (data ? data.pages.flatMap((page) => page.data).toReversed() : []),
    [data],
  )
  return { title: conversation.data?.title, isGone: isNotFound(conversation.error), turns, reading }
}

function conversationQuery(id: string) {
  return {
    queryKey: ['conversations', 'one', id],
    queryFn: () => service.call('getConversation', { conversation_id: id }),
    retry: (failures: number, error: unknown) => failures < 2 && !(error instanceof Refused),
  }
}
