import type { Question } from './analyse-question.ts'
import { chooseSentences } from './choose-sentences.ts'
import { type Chain, findChain } from './find-chain.ts'
import { holdsAnswer } from './judge-evidence.ts'
import type { Passage } from './passage.ts'
import { readEvidence } from './read-evidence.ts'
import { coverage, covered, type ScoredEvidence, scoreEvidence } from './score-evidence.ts'
import { type WrittenAnswer, writeAnswer } from './write-answer.ts'

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
  if (!holdsAnswer(question, scored, chain.sentences)) return nothingFound
  const short = chain.verdict ?? shortAnswer(question, scored, chain)
  const isPlain = short !== undefined && options.depth === 'snap'
  const isComplete = chain.isWhole || isPlain
  const chosen = chooseSentences(scored, chain.sentences, isComplete ? 0 : sentencesMax[options.depth])
  return {
    ...writeAnswer(chosen, scored.stems, short),
    found: true,
    ...(short === undefined ? {} : { short }),
  }
}

const sentencesMax = { snap: 4, ponder: 8 }

const nothingFound: ComposedAnswer = {
  text: 'Nothing in the documents answers this question.',
  citations: [],
  found: false,
}

function withinPassages(scored: ScoredEvidence, chain: Chain): ScoredEvidence {
  const passages = new Set(chain.sentences.map(({ passage }) => passage))
  return { ...scored, sentences: scored.sentences.filter(({ passage }) => passages.has(passage)) }
}

/**
 * The picked span, if the chain covers nearly all of the question and its form can be told from the
 * text: a date or a number can; whether a name is a river or a rock band cannot.
 */
function shortAnswer(
  { kind, sought, noun }: Question,
  { weights, ...evidence }: ScoredEvidence,
  { sentences, picked }: Chain,
): string | undefined {
  if (kind === 'yes-no' || kind === 'comparison' || sought === 'name') return undefined
  if (sought === 'place' && noun !== undefined) return undefined
  const isClear = coverage(weights, covered({ weights, ...evidence }, sentences)) >= 0.75
  return isClear && picked && picked.confidence >= 0.5 ? picked.text : undefined
}
