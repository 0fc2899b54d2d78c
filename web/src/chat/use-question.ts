import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Refused } from '../../../src/client/refused.ts'
import type { Turn } from '../../../src/contract/chat/conversations.ts'
import { service } from '../service.ts'
import { isSignedOut } from '../session/is-signed-out.ts'
import { sessionQuery } from '../session/session-query.ts'
import { askedOf, mannerOf } from './asked-of.ts'
import type { Asked } from './asking.ts'
import type { Manner } from './composer.tsx'
import { focusBox } from './question-box.ts'
import { turnsQuery } from './turns-query.ts'
import { useAsking } from './use-asking.ts'
import { useDraft } from './use-drafts.ts'
import { useManner } from './use-manner.ts'

/** The state of a conversation's question: typed, its settings, and sent. `follow` is called when one is sent. */
export function useQuestion(id: string | undefined, turns: readonly Turn[], follow: () => void) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const { draft, write, borrow, take, giveBack } = useDraft(id)
  const lastTurn = turns.at(-1)
  const { manner, choose } = useManner(id, lastTurn)
  const [failure, setFailure] = useState<unknown>()
  const isSending = useRef(false)
  // The question of a conversation that is deleted, as its first question was refused, stands in a new one.
  const { asking, answered, ask, repeat, stop, look, clear } = useAsking((refused: Asked) => {
    if (refused.conversationId !== id) return
    choose(mannerOf(settingsOf(refused)), '')
    navigate('/chat', { replace: true })
  })
  // Once the answer is among the turns, it is not shown a second time as pending.
  const isKept = turns.some(({ interaction_id }) => interaction_id === asking?.interactionId)
  const here = asking?.conversationId === id && !isKept ? asking : undefined
  const busy = asking?.state === 'working' || asking?.state === 'finishing'

  /** Asks; a second click comes before the first one is shown, and asks nothing. */
  const send = async (question: string, how = manner) => {
    if (busy || isSending.current) return
    isSending.current = true
    setFailure(undefined)
    try {
      const isFirst = id === undefined
      const conversationId = id ?? (await service.call('createConversation', {})).conversation_id
      if (isFirst) {
        choose(how, conversationId)
        navigate(`/chat/${conversationId}`)
      }
      follow()
      ask(askedOf({ conversationId, isFirst }, question, turns, how))
    } catch (error) {
      giveBack(question)
      setFailure(error)
      if (isSignedOut(error)) await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    } finally {
      isSending.current = false
    }
  }
  const sendOtherwise = (question: string, how: Manner) => {
    choose(how)
    focusBox()
    void send(question, how)
  }
  // A failed question is in the text box again, so that it is never lost.
  const question = here?.input.messages.at(-1)?.content ?? ''
  const failed = here?.state === 'failed'
  const shownDraft = failed && draft === '' ? question : draft
  const edit = useCallback(
    (turn: Turn) => {
      borrow(turn.question)
      choose(mannerOf(turn))
      document.querySelector<HTMLElement>('.composer textarea')?.focus()
    },
    [borrow, choose],
  )
  return {
    draft: shownDraft,
    manner,
    /** The pending question of this conversation. */
    here,
    busy,
    /** The other conversation in which a question is pending. */
    elsewhere: busy && asking.conversationId !== id ? asking.conversationId : undefined,
    /** Why a question could not be sent. */
    failure,
    /** The last turn, if it was answered in this view. */
    answered: lastTurn && answered.has(lastTurn.interaction_id) ? lastTurn : undefined,
    choose: (how: Manner) => choose(how),
    write: (written: string) => {
      if (failed) clear()
      write(written)
    },
    send: () => {
      take()
      void send(shownDraft.trim())
    },
    sendOtherwise,
    /** Repeats what failed: as a new question if it was rejected, otherwise as the same call. */
    retry: () => (here?.error instanceof Refused ? void send(question) : repeat()),
    sendWithSnap: () => sendOtherwise(question, { ...manner, model: 'snap' }),
    /** Puts the question of a turn into the text box, to be asked again or differently. */
    edit,
    recall: () => write(lastTurn?.question ?? ''),
    stop: () => {
      focusBox()
      stop()
    },
    look: () => {
      focusBox()
      if (here?.interactionId !== undefined) return look()
      // The service may not have begun: the same call would ask it, and what was stopped is not to be charged.
      giveBack(question)
      clear()
      void queries.invalidateQueries({ queryKey: turnsQuery(id ?? '').queryKey })
    },
  }
}

function settingsOf({ input }: Asked) {
  const { model = 'snap', reasoning_engine = 'rag', target_graph_id, target_doc_id } = input
  return { model, reasoning_engine, target_graph_id, target_doc_id }
}
