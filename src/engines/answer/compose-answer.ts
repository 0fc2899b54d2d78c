import type { Question } from './analyse-question.ts'
import { chooseSentences } from './choose-sentences.ts'
import { type Chain, findChain } from './find-chain.ts'
import { holdsAnswer } from './judge-evidence.ts'
import { nothingFound } from './nothing-found.ts'
import type { Passage } from './passage.ts'
import type { QuestionKind } from './question-kind.ts'
import { readEvidence } from './read-evidence.ts'
import { coverage, covered, type ScoredEvidence, scoreEvidence } from './score-evidence.ts'
import { inReadingOrder, type WrittenAnswer, writeAnswer } from './write-answer.ts'

export type ComposedAnswer = WrittenAnswer & {
  /** False: the documents do not hold the answer; the text says so and nothing is cited. */
  readonly found: boolean
  /** The answer in a word or a few, where one is clear; the text begins with it. */
  readonly short?: string
}

/**
 * The answer in the documents' own words: the sentences that say most about the question, those
 * that lead on first, each cited with its exact quote. Pure: equal passages, equal answer.
 */
export function composeAnswer(
  question: Question,
  passages: readonly Passage[],
  options: { readonly depth: 'snap' | 'ponder' },
): ComposedAnswer {
  const evidence = readEvidence(passages, question.language)
  const scored = scoreEvidence(question, evidence)
  const chain = findChain(question, evidence, scored)
  if (!holdsAnswer(question, scored, chain))
    return { text: nothingFound(question.language), citations: [], found: false }
  const short = chain.verdict ?? shortAnswer(question, scored, chain)
  const isComplete = short !== undefined || (chain.isWhole && isSure(chain))
  const pool = chain.isWhole ? withinPassages(scored, chain) : scored
  const chosen = isComplete
    ? chain.sentences
    : inReadingOrder(chooseSentences(pool, chain.sentences, sentencesMax[options.depth]))
  return {
    ...writeAnswer(chosen, scored.stems, short),
    found: true,
    ...(short === undefined ? {} : { short }),
  }
}

const sentencesMax = { snap: 4, ponder: 6 }

function withinPassages(scored: ScoredEvidence, chain: Chain): ScoredEvidence {
  const passages = new Set(chain.sentences.map(({ passage }) => passage))
  return { ...scored, sentences: scored.sentences.filter(({ passage }) => passages.has(passage)) }
}

/**
 * The picked answer, if it is clear: each step to it is, or the question takes no step and the chain
 * covers nearly all of it. Of names that are neither a person's nor a place's, the form tells nothing.
 */
function shortAnswer(
  { kind, sought, text }: Question,
  scored: ScoredEvidence,
  chain: Chain,
): string | undefined {
  const { sentences, picked, isWhole } = chain
  if (picked === undefined || isNoName.has(kind) || asksForKind.test(text)) return undefined
  if (isWhole) return isSure(chain) ? picked.text : undefined
  if (sought === 'name' || hasClause.test(text)) return undefined
  const isClear = coverage(scored.weights, covered(scored, sentences)) >= 0.75
  return isClear && picked.confidence >= 0.5 ? picked.text : undefined
}

const isNoName = new Set<QuestionKind>(['yes-no', 'comparison'])

/** What is asked for is described, not named. */
const asksForKind = /\b(?:kind|type|sort) of\b/i

/** Words of a clause, not the word that asks at the beginning. */
const hasClause = /^(?:\S+ ){2,}(?:that|who|whom|whose|which|where|when|what) /i

function isSure({ picked }: Chain): boolean {
  return picked !== undefined && picked.confidence >= 0.3
}
