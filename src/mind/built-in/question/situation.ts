import type { Question } from '../../mind.ts'
import { settings } from '../settings.ts'
import { termsIn } from './context.ts'
import type { ReadMessage } from './read-message.ts'

/**
 * The terms of what a message says before its question. A question that leans on the rest of its message has the terms
 * of what follows, where nothing comes before it.
 */
export function situationOf(
  { before, around }: ReadMessage,
  isLeaning: boolean,
): Question['situation'] {
  const said = before === '' && isLeaning ? around : before
  const terms = termsIn(said).join(' ').slice(-settings.conversation.contextLengthMax)
  return terms === '' ? undefined : { terms, isLeaning }
}
