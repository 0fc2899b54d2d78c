import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Manner } from '../asking/manner.ts'
import type { Attached } from './attach-files.ts'

/** The files of the next question, and the actions on them. */
export type Attaching = {
  readonly attached: Attached | undefined
  /** Why files could not be attached. */
  readonly error: unknown
  /** Whether none of them can be asked about yet. */
  readonly isWaiting: boolean
  attach(files: readonly File[]): void
  tellWaiting(isWaiting: boolean): void
  /** The question was sent, and the files are among the documents. */
  forget(): void
  /** None of the files could be added. */
  giveUp(): void
}

/** Files that are attached to the next question of a conversation, or of a new one. They are what it is asked about. */
export function useAttaching(
  place = 'new',
  { manner, choose }: { manner: Manner; choose(manner: Manner): void },
): Attaching {
  const queries = useQueryClient()
  const [kept, setKept] = useState<{ readonly of: string; readonly attached: Attached }>()
  const [error, setError] = useState<unknown>()
  const [isWaiting, tellWaiting] = useState(false)
  const attached = kept?.of === place ? kept.attached : undefined
  const attach = async (files: readonly File[]) => {
    if (files.length === 0) return
    setError(undefined)
    tellWaiting(true)
    try {
      const { attachFiles } = await import('./attach-files.ts')
      const added = await attachFiles(queries, files, manner.target)
      const isMore = attached?.graphId === added.graphId
      const all = isMore ? { ...attached, ids: [...attached.ids, ...added.ids] } : added
      setKept({ of: place, attached: all })
      // Documents are not what the web is asked about.
      const engine = manner.engine === 'web' ? 'rag' : manner.engine
      choose({ ...manner, engine, target: added.graphId })
    } catch (failure) {
      setError(failure)
    }
  }
  return {
    attached,
    error,
    isWaiting: attached !== undefined && isWaiting,
    attach: (files) => void attach(files),
    tellWaiting,
    forget: () => setKept(undefined),
    giveUp: () => {
      setKept(undefined)
      if (!attached?.isNew) return
      choose({ ...manner, target: attached.targetBefore })
      void import('./attach-files.ts')
        .then(({ forgetGraph }) => forgetGraph(queries, attached.graphId))
        .catch(setError)
    },
  }
}
