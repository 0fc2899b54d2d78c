import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { strings } from '../../strings/strings.ts'
import { ProblemNote } from '../notes/problem-note.tsx'
import { Skeleton } from './empty.tsx'

/** The entries of all loaded pages of a list, and a button for more. */
export function PagedList<Entry>(props: {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly Entry[] }>>
  /** Shown if the list is empty. */
  empty: ReactNode
  children(entries: readonly Entry[]): ReactNode
}) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = props.query
  if (isPending) return <Skeleton />
  if (error) return <ProblemNote error={error} refetch={() => void refetch()} />
  const entries = data.pages.flatMap((page) => page.data)
  return (
    <>
      {entries.length === 0 ? props.empty : props.children(entries)}
      {hasNextPage && (
        <button type="button" className="button" onClick={() => void fetchNextPage()}>
          {strings.common.showMore}
        </button>
      )}
    </>
  )
}
