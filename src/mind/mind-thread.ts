import type { Thinking } from '../base/thinking.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Prompt } from '../models/language-model.ts'
import { aggregate } from './built-in/aggregation/aggregate.ts'
import { builtInMind } from './built-in/built-in-mind.ts'
import { tellChanges } from './built-in/changes/tell-changes.ts'
import { versionsMeant } from './built-in/changes/versions-meant.ts'
import { tellChronology } from './built-in/chronology/tell-chronology.ts'
import { tellFact } from './built-in/document-facts/tell-fact.ts'
import { type EvidenceText, linesOfEvidence, quoteNearest } from './built-in/quote-nearest.ts'
import { tellStatements } from './built-in/statements/tell-statements.ts'
import { tellThemes } from './built-in/writing/overview-of-all.ts'
import { retold, untoldItems } from './built-in/writing/retell.ts'
import type { Answer, Plan, Theme } from './mind.ts'
import { answerOfReply, type ReadReply } from './model/answer-of-reply.ts'
import { answerPrompt, searchesPrompt } from './model/prompts.ts'
import type { Question } from './question.ts'

/** What is composed, and at what length. */
type Composing = {
  readonly question: Question
  readonly passages: readonly Passage[]
  readonly thinking: Thinking
}

/** The calls of a mind that run in a worker thread, so that long evidence does not block the main thread. */
export const mindCalls = {
  plan: (asked: Omit<Composing, 'thinking'>): Plan =>
    builtInMind.plan(asked.question, asked.passages),
  compose: ({ question, passages, thinking }: Composing): Answer =>
    builtInMind.compose(question, passages, thinking),
  aggregate: ({ question, passages, thinking }: Composing): Answer | undefined =>
    retoldUnlessMore(aggregate(question, passages, thinking), question),
  tellFact: ({ question, passages }: Omit<Composing, 'thinking'>): Answer | undefined =>
    retoldUnlessMore(tellFact(question, passages), question),
  tellStatements: (asked: Composing): Answer | undefined => retoldList(tellStatements, asked),
  versionsMeant: ({ question, passages }: Omit<Composing, 'thinking'>): readonly string[] =>
    versionsMeant(question, passages),
  tellChanges: (asked: Composing): Answer | undefined => retoldList(tellChanges, asked),
  tellChronology: (asked: Composing): Answer | undefined => retoldList(tellChronology, asked),
  tellThemes: (asked: { readonly question: Question; readonly themes: readonly Theme[] }): Answer =>
    retold(tellThemes(asked.question, asked.themes), asked.question),
  linesOfEvidence: ({ passages }: Pick<Composing, 'passages'>): readonly EvidenceText[] =>
    linesOfEvidence(passages),
  quoteNearest: (asked: Composing & { readonly nearest: readonly number[] }): Answer =>
    quoteNearest(asked.question, asked.passages, asked.nearest, asked.thinking),
  answerPrompt: (asked: Composing & { readonly charactersMax: number }): Prompt =>
    answerPrompt(asked.question, asked.passages, asked.thinking, asked.charactersMax),
  searchesPrompt: (asked: Omit<Composing, 'thinking'>): Prompt =>
    searchesPrompt(asked.question, asked.passages),
  answerOfReply: (asked: Omit<Composing, 'thinking'> & { readonly reply: string }): ReadReply =>
    answerOfReply(asked.question, asked.passages, asked.reply),
}

/** A list, or what of it had no room before: as much as `ponder` tells. If all was told, passages tell more. */
function retoldList(
  tell: (
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
  ) => Answer | undefined,
  { question, passages, thinking }: Composing,
): Answer | undefined {
  const isMore = question.retelling?.how === 'more'
  const answer = tell(question, passages, isMore ? 'ponder' : thinking)
  if (answer === undefined) return undefined
  return isMore ? untoldItems(answer, question) : retold(answer, question)
}

/** What is computed, or a document says of itself, is all there is of it; more of it is what passages say besides. */
function retoldUnlessMore(answer: Answer | undefined, question: Question): Answer | undefined {
  if (answer === undefined || question.retelling?.how === 'more') return undefined
  return retold(answer, question)
}
