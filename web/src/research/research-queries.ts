import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { service } from '../service.ts'

export const jobsQuery = infiniteQueryOptions({
  queryKey: ['research'],
  queryFn: ({ pageParam, signal }) =>
    service.call('listResearch', { limit: 20, starting_after: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
})

export const jobQuery = (research_id: string) =>
  queryOptions({
    queryKey: ['research', research_id],
    queryFn: ({ signal }) => service.call('getResearch', { research_id }, { signal }),
  })

/** The path of a job, which deletes it. */
export function jobPath(research_id: string): string {
  return `/agent/research/${research_id}`
}

export const reportQuery = (research_id: string) =>
  queryOptions({
    queryKey: ['research', research_id, 'report'],
    queryFn: ({ signal }) => service.call('getResearchReport', { research_id }, { signal }),
  })
