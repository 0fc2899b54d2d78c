import type { Utterance } from '../../mind.ts'
import type { Retelling } from '../../question.ts'
import { smallTalk, smallTalkIn } from './small-talk.ts'

/**
 * How the last answer is wished once more, if that is all that the last message of a conversation says. Undefined where
 * nothing was asked before.
 */
export function retellingIn(conversation: readonly Utterance[]): Retelling | undefined {
  const last = conversation.at(-1)
  if (last?.role !== 'user' || conversation.length < 2) return undefined
  const wish = last.content.trim()
  const { how, mayBeIn: languages = [] } = smallTalk(wish) ?? {}
  if (how === undefined) return undefined
  const small = smallTalkIn(conversation)
  const asked = conversation
    .slice(0, -1)
    .findLastIndex(({ role }, at) => role === 'user' && small[at] === undefined)
  if (asked < 0) return undefined
  const told = conversation.slice(asked + 1).filter(({ role }) => role === 'assistant')
  return {
    how,
    wish,
    languages,
    told: told.flatMap(({ content, quotes = [] }) => [content, ...quotes]),
    messageCount: asked + 1,
  }
}
