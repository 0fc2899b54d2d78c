import { supportOf } from '../../evidence/support/check-statement.ts'
import { tokens } from '../../extraction/terms/tokens.ts'
import { shortLines } from '../../models/short-lines.ts'
import type { Utterance } from '../mind.ts'
import type { Question } from '../question.ts'
import { shownConversation } from './prompts.ts'
import { settings } from './settings.ts'

/**
 * The line of a reply that puts the last message of a conversation so that it can be understood alone: it has no name
 * or number that the conversation does not have, and those of the message with most of its terms. `undefined` if no line
 * does: models announce what they write, answer instead, and invent.
 */
export function rewritingIn(
  reply: string,
  { text, language }: Question,
  conversation: readonly Utterance[],
): string | undefined {
  const known = shownConversation(conversation)
  const hasTerms = tokens(text, language).some(({ word }) => word.isTerm)
  return shortLines(reply).find((line) => {
    const given = supportOf(line, known, language)
    const kept = supportOf(text, line, language)
    const isWhole = [given, kept].every(({ names, numbers }) => names === 1 && numbers === 1)
    return isWhole && (!hasTerms || kept.coverage >= settings.rewrittenMin)
  })
}
