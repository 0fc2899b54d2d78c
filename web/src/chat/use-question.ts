import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Refused } from '../../../src/client/refused.ts'
import type { Turn } from '../../../src/contract/chat/conversations.ts'
import { service } from '../service.ts'
import { isSignedOut } from '../session/is-signed-out.ts'
import { sessionQuery } from '../session/session-query.ts'
import { useKeptState } from '../session/use-kept.ts'
import { askedOf, mannerOf } from './asked-of.ts'
import type { Manner } from './composer.tsx'
import { useAsking } from './use-asking.ts'

/** Settings that were chosen, and for what: the id of a conversation, or of the target of a new one. */
type Chosen = { readonly of: string; readonly how: Manner }

/** The state of a conversation's question: typed, its settings, and sent. `follow` is called when one is sent. */
export function useQuestion(id: string | undefined, turns: readonly Turn[], follow: () => void) {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const queries = useQueryClient()
  const [draft, setDraft] = useKeptState('typed', '')
  const [chosen, setChosen] = useKeptState<Chosen | undefined>('manner', undefined)
  const [failure, setFailure] = useState<unknown>()
  const { asking, answered, ask, stop, clear } = useAsking()
  const lastTurn = turns.at(-1)
  const target = search.get('in') ?? ''
  const first: Manner = { model: 'snap', engine: 'rag', target }
  const place = id ?? target
  // A conversation continues with the settings of its last question.
  const manner = chosen && chosen.of === place ? chosen.how : lastTurn ? mannerOf(lastTurn) : first
  const choose = (how: Manner, of = place) => setChosen({ of, how })
  // Once the answer is among the turns, it is not shown a second time as pending.
  const isKept = turns.some(({ interaction_id }) => interaction_id === asking?.interactionId)
  const here = asking?.conversationId === id && !isKept ? asking : undefined

  const send = async (question: string, how = manner) => {
    setFailure(undefined)
    setDraft('')
    try {
      const conversationId = id ?? (await service.call('createConversation', {})).conversation_id
      if (id === undefined) {
        choose(how, conversationId)
        navigate(`/chat/${conversationId}`)
      }
      follow()
      ask(askedOf(conversationId, question, turns, how))
    } catch (error) {
      setDraft(question)
      setFailure(error)
      if (isSignedOut(error)) await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
  }
  const sendOtherwise = (question: string, how: Manner) => {
    choose(how)
    void send(question, how)
  }
  // A failed question is in the text box again, so that it is never lost.
  const question = here?.input.messages.at(-1)?.content ?? ''
  const failed = here?.state === 'failed'
  const shownDraft = failed && draft === '' ? question : draft
  const edit = useCallback(
    (turn: Turn) => {
      setDraft(turn.question)
      setChosen({ of: place, how: mannerOf(turn) })
      document.querySelector<HTMLElement>('.composer textarea')?.focus()
    },
    [place, setDraft, setChosen],
  )
  return {
    draft: shownDraft,
    manner,
    /** The pending question of this conversation. */
    here,
    busy: asking?.state === 'working',
    /** Why a question could not be sent. */
    failure,
    /** The last turn, if it was answered in this view. */
    answered: lastTurn && answered.has(lastTurn.interaction_id) ? lastTurn : undefined,
    choose: (how: Manner) => choose(how),
    write: (written: string) => {
      if (failed) clear()
      setDraft(written)
    },
    send: () => void send(shownDraft.trim()),
    sendOtherwise,
    /** Repeats what failed: as a new question if it was rejected, otherwise as the same call. */
    retry: () => (here?.error instanceof Refused ? void send(question) : here && ask(here)),
    sendWithSnap: () => sendOtherwise(question, { ...manner, model: 'snap' }),
    /** Puts the question of a turn into the text box, to be asked again or differently. */
    edit,
    recall: () => setDraft(lastTurn?.question ?? ''),
    stop,
    clear,
  }
}
