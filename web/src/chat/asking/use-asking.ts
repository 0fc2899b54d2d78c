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
  /** Has the service stop: the answer ends with what was told of it, or the question is not charged. */
  stop(): void
  clear(): void
}

/** A service that has not stopped after this time cannot be reached: another process may take 10 s to hear of it. */
const stopsWithinMs = 15_000

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
  const stopping = useRef<string>(undefined)

  const tellRefused = useLatest(refused)
  const ask = useCallback(
    async (asked: Asked) => {
      const control = new AbortController()
      running.current = control
      stopping.current = undefined
      const change = (more: Partial<Asking>) => {
        setAsking((now) => changed(now, asked, more))
        const { interactionId } = more
        if (interactionId === undefined) return
        if (stopping.current === asked.key) cancel(interactionId)
        else kept.keep({ ...asked, interactionId })
      }
      kept.keep(asked)
      setAsking((now) => begun(now, asked))
      try {
        const interactionId = await followAnswer(asked, control.signal, change)
        kept.forget()
        setAnswered((before) => new Set(before).add(interactionId))
        await readTurnsAnew(queries, asked.conversationId)
        setAsking((now) => ended(now, asked))
      } catch (error) {
        // It stands in the box again: asked from there as well as by itself, it would be charged twice.
        if (!control.signal.aborted && !isSignedOut(error)) kept.forget()
        const wasOver = isOver(error)
        if (wasOver && asked.isFirst && (await deleteEmpty(asked.conversationId))) {
          change({ conversationId: undefined })
          tellRefused.current(asked)
        }
        const isStopped = wasOver && stopping.current === asked.key
        change(isStopped ? { state: 'stopped' } : { state: 'failed', error })
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

  const repeat = () => {
    if (asking?.conversationId === undefined) return
    const { conversationId, isFirst, key, input } = asking
    void ask({ conversationId, isFirst, key, input })
  }
  const stop = () => {
    if (asking?.state !== 'working') return
    kept.forget()
    stopping.current = asking.key
    setAsking({ ...asking, state: 'stopping' })
    if (asking.interactionId !== undefined) cancel(asking.interactionId)
    const control = running.current
    const giveUp = () => control?.abort(new Error('The service did not stop'))
    if (asking.isLost) giveUp()
    else setTimeout(giveUp, stopsWithinMs)
  }
  return {
    asking,
    answered,
    ask: (asked) => void ask(asked),
    repeat,
    stop,
    clear: () => setAsking(undefined),
  }
}

/** An answer that ended meanwhile is no failure, and one that goes on is waited for. */
function cancel(interaction_id: string): void {
  service.call('cancelInteraction', { interaction_id }).catch(() => {})
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
