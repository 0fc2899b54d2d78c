import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { Refused } from '../../../src/client/refused.ts'
import type { Citation, interact } from '../../../src/contract/chat/chat.ts'
import type { Step } from '../../../src/contract/chat/trace.ts'
import { pause } from '../parts/pause.ts'
import { service } from '../service.ts'
import { isSignedOut } from '../session/is-signed-out.ts'
import { useKept, writeKept } from '../session/use-kept.ts'
import { turnsQuery } from './turns-query.ts'

/** A sent question, which can be sent again: with the same key it is the same call and charged once. */
export type Asked = {
  readonly conversationId: string
  /** Whether it begins the conversation, which is deleted if the question is refused. */
  readonly isFirst: boolean
  readonly key: string
  readonly input: z.input<typeof interact.input>
}
export type Asking = Omit<Asked, 'conversationId'> & {
  /** Missing once the conversation is deleted. */
  readonly conversationId: string | undefined
  /** Known once the service has begun. */
  readonly interactionId?: string
  readonly steps: readonly Step[]
  readonly citations: readonly Citation[]
  readonly text: string
  /** `finishing`: it was stopped after the service had begun, and its answer is waited for. */
  readonly state: 'working' | 'finishing' | 'stopped' | 'failed'
  readonly error?: unknown
}

const retrySeconds = 2
/** Four retries with growing pauses take 20 s: enough for a restart of the service. */
const reconnectsMax = 4

/**
 * Asks a question and reports its progress. The question outlives the view: after a reload, or on returning to it, the
 * same call is made again and gets the same answer. `refused` is called when a conversation is deleted, because its
 * first question was refused.
 */
export function useAsking(refused: (asked: Asked) => void): {
  asking: Asking | undefined
  /** The interactions that were answered while this view is open. */
  answered: ReadonlySet<string>
  ask(asked: Asked): void
  /** Makes the same call again. */
  repeat(): void
  stop(): void
  /** Waits for the answer to a stopped question: the same call gets it, as the service finishes what it has begun. */
  look(): void
  clear(): void
} {
  const queries = useQueryClient()
  const kept = useKept('asked')
  const [asking, setAsking] = useState<Asking>()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const running = useRef<AbortController>(undefined)

  const tellRefused = useRef(refused)
  useEffect(() => {
    tellRefused.current = refused
  })

  const ask = useCallback(
    async (asked: Asked, state: 'working' | 'finishing' = 'working') => {
      const control = new AbortController()
      running.current = control
      const change = (more: Partial<Asking>) =>
        setAsking((now) => (now?.key === asked.key ? { ...now, ...more } : now))
      writeKept(kept, asked)
      const none = { steps: [], citations: [], text: '' }
      setAsking((now) => ({ ...none, ...(now?.key === asked.key && now), ...asked, state }))
      try {
        const interactionId = await follow(asked, control.signal, change)
        sessionStorage.removeItem(kept)
        setAnswered((before) => new Set(before).add(interactionId))
        const { queryKey } = turnsQuery(asked.conversationId)
        // Cancels a first read in progress, which would count as fresh although it may lack this answer.
        await queries.cancelQueries({ queryKey })
        await queries.invalidateQueries({ queryKey })
        setAsking((now) => (now?.key === asked.key ? undefined : now))
      } catch (error) {
        if (control.signal.aborted) return change({ state: 'stopped' })
        // A rejected question is over, unless signing in helps; after a lost connection, the same call may still get
        // the answer.
        if (error instanceof Refused && !isSignedOut(error)) {
          sessionStorage.removeItem(kept)
          if (asked.isFirst && (await deleteEmpty(asked.conversationId))) {
            change({ conversationId: undefined })
            tellRefused.current(asked)
          }
        }
        change({ state: 'failed', error })
      } finally {
        void queries.invalidateQueries({ queryKey: ['conversations'] })
        void queries.invalidateQueries({ queryKey: ['usage'] })
      }
    },
    [queries, kept],
  )

  useEffect(() => {
    const before = askedBefore(kept)
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
      sessionStorage.removeItem(kept)
      running.current?.abort()
    },
    repeat: () => repeat('working'),
    look: () => repeat('finishing'),
    clear: () => setAsking(undefined),
  }
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

/**
 * Reads the events of the answer to their end, and returns the id of the interaction. If the connection breaks, the
 * same call is repeated up to `reconnectsMax` times.
 */
async function follow(
  asked: Asked,
  signal: AbortSignal,
  change: (more: Partial<Asking>) => void,
): Promise<string> {
  for (let reconnects = 0; ; ) {
    try {
      return await read(asked, signal, change)
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof Refused) {
        // The earlier call may still be running, after a reload or a lost connection.
        if (error.problem.code !== 'idempotency_in_progress') throw error
        await pause(error.retryAfterSeconds ?? retrySeconds)
      } else {
        if (++reconnects > reconnectsMax) throw error
        await pause(retrySeconds * reconnects)
      }
      signal.throwIfAborted()
    }
  }
}

async function read(
  { input, key }: Asked,
  signal: AbortSignal,
  change: (more: Partial<Asking>) => void,
): Promise<string> {
  const steps: Step[] = []
  const citations: Citation[] = []
  let text = ''
  for await (const event of service.events('interact', input, { signal, idempotencyKey: key })) {
    if (event.type === 'interaction-start') change({ interactionId: event.interaction_id })
    if (event.type === 'step') steps.push(event)
    if (event.type === 'citation-found') citations.push(event)
    if (event.type === 'text-delta') text += event.text
    if (event.type === 'interaction-end') return event.interaction_id
    change({ steps: [...steps], citations: [...citations], text })
  }
  throw new Error('The answer broke off')
}

function askedBefore(kept: string): Asked | undefined {
  const text = sessionStorage.getItem(kept)
  return text === null ? undefined : (JSON.parse(text) as Asked) // only `ask` has written it
}
