import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Refused } from '../../../../src/client/refused.ts'
import { service } from '../../service.ts'
import { isSignedOut } from '../../session/is-signed-out.ts'
import { turnsQuery } from '../turns/turns-query.ts'
import { type Asked, type Asking, begun, changed, ended } from './asking.ts'
import { followAnswer } from './follow-answer.ts'
import { useKeptAsked } from './use-kept-asked.ts'

/** The question that is asked, if any, and the actions on it. */
type Asker = {
  readonly asking: Asking | undefined
  /** The interactions that were answered while this view is open. */
  readonly answered: ReadonlySet<string>
  ask(asked: Asked): void
  /** Makes the same call again. */
  repeat(): void
  stop(): void
  /** Waits for the answer to a stopped question: the same call gets it, as the service finishes what it has begun. */
  look(): void
  clear(): void
}

/**
 * Asks a question and reports its progress. The question outlives the view: after a reload, or on returning to it, the
 * same call is made again and gets the same answer. `refused` is called when a conversation is deleted, because its
 * first question was refused.
 */
export function useAsking(refused: (asked: Asked) => void): Asker {
  const queries = useQueryClient()
  const kept = useKeptAsked()
  const [asking, setAsking] = useState<Asking>()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const running = useRef<AbortController>(undefined)

  const tellRefused = useLatest(refused)
  const ask = useCallback(
    async (asked: Asked, state: 'working' | 'finishing' = 'working') => {
      const control = new AbortController()
      running.current = control
      const change = (more: Partial<Asking>) => setAsking((now) => changed(now, asked, more))
      kept.keep(asked)
      setAsking((now) => begun(now, asked, state))
      try {
        const interactionId = await followAnswer(asked, control.signal, change)
        kept.forget()
        setAnswered((before) => new Set(before).add(interactionId))
        await readTurnsAnew(queries, asked.conversationId)
        setAsking((now) => ended(now, asked))
      } catch (error) {
        if (control.signal.aborted) return change({ state: 'stopped' })
        if (isOver(error)) {
          kept.forget()
          if (asked.isFirst && (await deleteEmpty(asked.conversationId))) {
            change({ conversationId: undefined })
            tellRefused.current(asked)
          }
        }
        change({ state: 'failed', error })
      } finally {
        readListsAnew(queries)
      }
    },
    [queries, kept, tellRefused],
  )

  useEffect(() => {
    const before = kept.read()
    if (before) void ask(before)
    return () => running.current?.abort()
  }, [ask, kept])

  const repeat = (state: 'working' | 'finishing') => {
    if (asking?.conversationId === undefined) return
    const { conversationId, isFirst, key, input } = asking
    void ask({ conversationId, isFirst, key, input }, state)
  }
  return {
    asking,
    answered,
    ask: (asked) => void ask(asked),
    stop: () => {
      kept.forget()
      running.current?.abort()
    },
    repeat: () => repeat('working'),
    look: () => repeat('finishing'),
    clear: () => setAsking(undefined),
  }
}

/** Holds the value of the last render, for what goes on between renders. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Reads again what a question changes besides its conversation: the list of conversations, and what was used. */
function readListsAnew(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['conversations'] })
  void queries.invalidateQueries({ queryKey: ['usage'] })
}

/** Reads the turns of a conversation again, so that a new answer is among them. */
async function readTurnsAnew(queries: QueryClient, conversationId: string): Promise<void> {
  const { queryKey } = turnsQuery(conversationId)
  // Cancels a first read in progress, which would count as fresh although it may lack this answer.
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}

/**
 * Whether a question was rejected for good. One that failed for another reason may still get its answer: after signing
 * in, or by the same call when there is a connection again.
 */
function isOver(error: unknown): boolean {
  return error instanceof Refused && !isSignedOut(error)
}

/** Deletes a conversation in which nothing was answered, and tells whether it did; one that stays is no harm. */
async function deleteEmpty(conversation_id: string): Promise<boolean> {
  try {
    const { turns } = await service.call('getConversation', { conversation_id })
    if (turns === 0) await service.call('deleteConversation', { conversation_id })
    return turns === 0
  } catch {
    return false
  }
}
