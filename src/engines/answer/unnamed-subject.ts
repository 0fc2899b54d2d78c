import type { Question } from './analyse-question.ts'
import { bareTitle } from './read-evidence.ts'
import type { ScoredSentence } from './score-evidence.ts'

/** What "It separates …" speaks of, if a question asks for its subject: what the document is about. */
export function unnamedSubject(
  question: Question,
  { text, passage }: ScoredSentence,
): string | undefined {
  if (!asksForSubject.test(question.text) || hasForm.has(question.sought)) return undefined
  const title = bareTitle(passage.title)
  if (title === '' || question.text.toLowerCase().includes(title.toLowerCase())) return undefined
  const opening = question.noun === undefined ? pronoun : `${pronoun}|the ${question.noun}`
  return new RegExp(`^(?:${opening})\\b`, 'i').test(text) ? title : undefined
}

const verb = '(?:is|was|are|were|do|does|did|has|have|had|can|could|will|would)\\b'
const asksForSubject = new RegExp(
  `^(?:who|(?:which|what) (?!${verb})\\p{L}+(?: (?!${verb})\\p{Ll}+)?) (?!${verb}|it is)\\p{L}+`,
  'iu',
)
const hasForm = new Set(['date', 'number', 'nationality'])
const pronoun = 'he|she|it|they'
