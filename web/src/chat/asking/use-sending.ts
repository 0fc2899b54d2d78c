import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { service } from '../../service.ts'
import { isSignedOut } from '../../session/is-signed-out.ts'
import { sessionQuery } from '../../session/session-query.ts'
import { askedOf } from './asked-of.ts'
import type { Asked } from './asking.ts'
import type { Manner } from './manner.ts'

/** What becomes of a question. */
type Outcomes = {
  /** A conversation was begun for it. */
  begun(conversationId: string, how: Manner): void
  /** It can be asked. */
  ask(asked: Asked): void
  /** It could not be sent. */
  giveBack(question: string): void
}

/** Sends a question after the turns of a conversation; without an id, or if it is to be new, begins one for it. */
export function useSending(id: string | undefined, turns: readonly Turn[], outcomes: Outcomes) {
  const { begun, ask, giveBack } = outcomes
  const queries = useQueryClient()
  const [failure, setFailure] = useState<unknown>()
  const isSending = useRef(false)
  /** A second click comes before the first one is shown, and sends nothing. */
  const send = async (question: string, how: Manner, isNew: boolean) => {
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    try {
      const isFirst = isNew || id === undefined
      const conversationId = isFirst
        ? (await service.call('createConversation', {})).conversation_id
        : id
      if (isFirst) begun(conversationId, how)
      ask(askedOf({ conversationId, isFirst }, question, isFirst ? [] : turns, how))
    } catch (error) {
      giveBack(question)
      setFailure(error)
      if (isSignedOut(error)) await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    } finally {
      isSending.current = false
    }
  }
  return { send, failure, forgetFailure: () => setFailure(undefined) }
}
