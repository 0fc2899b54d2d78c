import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../parts/use-action.ts'
import type { Drafted } from './draft.ts'
import { type Answered, sendDraft } from './send-draft.ts'

/** Queries that no operation changes. */
const unchanged = ['code', 'description']

/** Sends requests, one at a time, and holds the response to the last one as far as it was received. */
export function useSending() {
  const queries = useQueryClient()
  const [answered, setAnswered] = useState<Answered>()
  const stopping = useRef<AbortController>(undefined)
  const { mutate, isPending, error } = useAction({
    mutationFn: async ({ request, key }: { request: Drafted; key: string }) => {
      setAnswered(undefined)
      stopping.current = new AbortController()
      for await (const each of sendDraft(request, key, stopping.current.signal)) setAnswered(each)
    },
    onSettled: (_, __, { request }) => {
      if (request.method === 'GET') return
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => !unchanged.includes(String(queryKey[0])),
      })
    },
  })
  useEffect(() => () => stopping.current?.abort(), [])
  return { send: mutate, stop: () => stopping.current?.abort(), answered, isPending, error }
}
