import { useCallback, useEffect } from 'react'
import { Refused } from '../../../../src/client/refused.ts'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { isSignedOut } from '../../session/is-signed-out.ts'
import { isSameManner, mannerOf, mannerOfCall } from './asked-of.ts'
import { type Asking, questionOf } from './asking.ts'
import { rememberChoice } from './last-choice.ts'
import type { Manner } from './manner.ts'
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
  const { here, busy, elsewhere, failure, forgetFailure, answered, send, repeat, stop, clear } =
    pending

  const { question, isUnanswered, shownDraft } = useUnanswered(here, draft, giveBack)
  /** Whether the service may have got the question, so that only the same call is charged once. */
  const isUnheard = here?.state === 'failed' && !(here.error instanceof Refused)
  const takeUnanswered = () => {
    if (draft === question) take()
  }

  const sendOtherwise = (question: string, how: Manner) => {
    takeUnanswered()
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
    forgetFailure,
    answered,
    choose: (how: Manner) => {
      rememberChoice(how)
      choose(how)
    },
    write: (written: string) => {
      if (isUnanswered) clear()
      write(written)
    },
    send: () => {
      take()
      const typed = shownDraft.trim()
      if (isUnheard && typed === question && isSameManner(manner, mannerOfCall(here.input)))
        repeat()
      else send(typed, manner)
    },
    sendOtherwise,
    /** Repeats what failed: as a new question if it was rejected, otherwise as the same call. */
    retry: () => {
      takeUnanswered()
      if (isUnheard) repeat()
      else send(question, manner)
    },
    /** Asks what failed as the first question of a new conversation. */
    sendAnew: () => {
      takeUnanswered()
      focusBox()
      send(question, manner, true)
    },
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

/**
 * A question without an answer is in the text box again, so that it is never lost. At the end of the session it is kept
 * instead, and asked once one is signed in again.
 */
function useUnanswered(
  here: Asking | undefined,
  draft: string,
  giveBack: (question: string) => void,
) {
  const question = here ? questionOf(here) : ''
  const isUnanswered =
    here?.state === 'stopped' || (here?.state === 'failed' && !isSignedOut(here.error))
  useEffect(() => {
    if (isUnanswered) giveBack(question)
  }, [isUnanswered, giveBack, question])
  return { question, isUnanswered, shownDraft: isUnanswered && draft === '' ? question : draft }
}
