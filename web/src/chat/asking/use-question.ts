import { useCallback } from 'react'
import { Refused } from '../../../../src/client/refused.ts'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { mannerOf } from './asked-of.ts'
import { questionOf } from './asking.ts'
import type { Manner } from './composer.tsx'
import { focusBox } from './question-box.ts'
import { useDraft } from './use-drafts.ts'
import { useManner } from './use-manner.ts'
import { usePending } from './use-pending.ts'

/** The state of a conversation's question: typed, its settings, and sent. `follow` is called when one is sent. */
export function useQuestion(id: string | undefined, turns: readonly Turn[], follow: () => void) {
  const { draft, write, borrow, take, giveBack } = useDraft(id)
  const lastTurn = turns.at(-1)
  const { manner, choose } = useManner(id, lastTurn)
  const pending = usePending(id, turns, { follow, choose, giveBack })
  const { here, busy, elsewhere, failure, answered, send, repeat, stop, clear } = pending

  // A question without an answer is in the text box again, so that it is never lost.
  const question = here ? questionOf(here) : ''
  const isUnanswered = here?.state === 'failed' || here?.state === 'stopped'
  const shownDraft = isUnanswered && draft === '' ? question : draft

  const sendOtherwise = (question: string, how: Manner) => {
    choose(how)
    focusBox()
    send(question, how)
  }
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
    here,
    busy,
    elsewhere,
    failure,
    answered,
    choose: (how: Manner) => choose(how),
    write: (written: string) => {
      if (isUnanswered) clear()
      write(written)
    },
    send: () => {
      take()
      send(shownDraft.trim(), manner)
    },
    sendOtherwise,
    /** Repeats what failed: as a new question if it was rejected, otherwise as the same call. */
    retry: () => (here?.error instanceof Refused ? send(question, manner) : repeat()),
    sendWithSnap: () => sendOtherwise(question, { ...manner, model: 'snap' }),
    /** Puts the question of a turn into the text box, to be asked again or differently. */
    edit,
    recall: () => write(lastTurn?.question ?? ''),
    stop: () => {
      focusBox()
      stop()
    },
  }
}
