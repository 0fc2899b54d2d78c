import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sameSession } from '../../session/session-query.ts'
import type { Manner } from '../asking/manner.ts'
import type { Attached } from './attach-files.ts'

/** The files of the next question, and the actions on them. */
export type Attaching = {
  readonly attached: Attached | undefined
  /** Why files could not be attached. */
  readonly error: unknown
  /** Whether files are on their way that cannot be asked about yet. */
  readonly isWaiting: boolean
  attach(files: readonly File[]): void
  tellWaiting(told: Told): void
  /** The question was sent, and the files are among the documents. */
  forget(): void
  /** None of the files could be added. */
  giveUp(): void
}
type Told = { readonly of: Attached; readonly isWaiting: boolean }
/** What is attached once files are on their way, and what the question is about then. */
type Next = { readonly attached: Attached | undefined; readonly target: string }

/** Files that are attached to the next question of a conversation, or of a new one. They are what it is asked about. */
export function useAttaching(
  place = 'new',
  { manner, choose }: { manner: Manner; choose(manner: Manner): void },
): Attaching {
  const queries = useQueryClient()
  const [kept, setKept] = useState<{ readonly of: string; readonly attached: Attached }>()
  const [error, setError] = useState<unknown>()
  const [told, tellWaiting] = useState<Told>()
  const attached = kept?.of === place ? kept.attached : undefined

  const add = async (
    before: Next,
    files: readonly File[],
    isWanted: () => boolean,
  ): Promise<Next> => {
    try {
      const { attachFiles } = await import('./attach-files.ts')
      const added = await attachFiles(queries, files, { target: before.target, isWanted })
      const isMore = before.attached?.graphId === added.graphId
      const all = isMore
        ? { ...before.attached, ids: [...before.attached.ids, ...added.ids] }
        : added
      setKept({ of: place, attached: all })
      // Documents are not what the web is asked about.
      const engine = manner.engine === 'web' ? 'rag' : manner.engine
      choose({ ...manner, engine, target: added.graphId })
      return { attached: all, target: added.graphId }
    } catch (failure) {
      setError(failure)
      return before
    }
  }
  const { isUnderWay, inTurn } = useTurns<Next>(place)
  return {
    attached,
    error,
    // Until they are shown, nothing tells of files that have just been attached.
    isWaiting: isUnderWay || (attached !== undefined && (told?.of !== attached || told.isWaiting)),
    attach: (files) => {
      if (files.length === 0) return
      setError(undefined)
      const isWanted = sameSession(queries)
      inTurn({ attached, target: manner.target }, (before) => add(before, files, isWanted))
    },
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

/** Actions that take place one after the other in each place, each with what the one before came to. */
function useTurns<State>(place: string) {
  type Turn = { readonly of: string; readonly end: Promise<State> }
  const last = useRef<Turn>(undefined)
  const [underWay, setUnderWay] = useState<Turn>()
  const show = (turn: Turn | undefined) => {
    last.current = turn
    setUnderWay(turn)
  }
  return {
    isUnderWay: underWay?.of === place,
    /** `first` is what there is if nothing is under way. The action must not reject. */
    inTurn: (first: State, act: (before: State) => Promise<State>) => {
      const before = last.current?.of === place ? last.current.end : Promise.resolve(first)
      const turn = { of: place, end: before.then(act) }
      show(turn)
      void turn.end.then(() => last.current === turn && show(undefined))
    },
  }
}
