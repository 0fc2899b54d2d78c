import { useLocation } from 'wouter'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { mannerOfCall } from './asked-of.ts'
import type { Asking } from './asking.ts'
import type { Manner } from './manner.ts'
import { useAsking } from './use-asking.ts'
import { useSending } from './use-sending.ts'

/** What else a question changes. */
type Around = {
  /** Shows the end of the turns. */
  follow(): void
  /** Chooses settings, for the conversation or for another place. */
  choose(how: Manner, of: string): void
  /** Puts a question that was not answered back into the text box. */
  giveBack(question: string): void
}

/** The question that is pending, in this conversation or in another one, and the actions on it. */
export function usePending(id: string | undefined, turns: readonly Turn[], around: Around) {
  const { follow, choose, giveBack } = around
  const [, navigate] = useLocation()
  // The question of a conversation that is deleted, as its first question was refused, stands in a new one.
  const { asking, answered, ask, repeat, stop, clear } = useAsking((refused) => {
    if (refused.conversationId !== id) return
    choose(mannerOfCall(refused.input), '')
    navigate('/chat', { replace: true })
  })
  const { send, failure, forgetFailure } = useSending(id, turns, {
    begun: (conversationId, how) => {
      choose(how, conversationId)
      navigate(`/chat/${conversationId}`)
    },
    ask: (asked) => {
      follow()
      ask(asked)
    },
    giveBack,
  })
  const here = shownOf(asking, id, turns)
  const busy = asking?.state === 'working' || asking?.state === 'stopping'
  const lastTurn = turns.at(-1)
  return {
    /** The pending question of this conversation. */
    here,
    busy,
    /** The other conversation in which a question is pending. */
    elsewhere: busy && asking.conversationId !== id ? asking.conversationId : undefined,
    /** Why a question could not be sent. */
    failure,
    /** The last turn, if it was answered in this view. */
    answered: lastTurn && answered.has(lastTurn.interaction_id) ? lastTurn : undefined,
    forgetFailure,
    /** Sends a question, unless one is pending; `isNew` begins another conversation with it. */
    send: (question: string, how: Manner, isNew = false) => {
      if (!busy) void send(question, how, isNew)
    },
    repeat,
    stop,
    clear,
  }
}

/** The pending question of a conversation. Once its answer is among the turns, it is not shown a second time. */
function shownOf(asking: Asking | undefined, id: string | undefined, turns: readonly Turn[]) {
  const isKept = turns.some(({ interaction_id }) => interaction_id === asking?.interactionId)
  return asking?.conversationId === id && !isKept ? asking : undefined
}
