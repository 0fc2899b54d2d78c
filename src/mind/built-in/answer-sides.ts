import type { Thinking } from '../../base/thinking.ts'
import type { Passage } from '../../evidence/passage.ts'
import type { Question } from '../question.ts'
import { forests } from './classifiers/weights.ts'
import { judge } from './grounding/judge.ts'
import { answerWhole, bestGrounding, type JudgedChoice } from './judged-choice.ts'
import { type Side, wordsOfAll } from './question/decompose.ts'
import type { Excerpt } from './segmentation/excerpts.ts'
import { type Candidates, readCandidates } from './selection/candidates.ts'
import { Choice, unsaidPart } from './selection/choice.ts'
import { complete } from './selection/complete.ts'
import { select } from './selection/select.ts'
import { settings } from './settings.ts'

/**
 * Answers a comparison: what names all sides first, then the same question about each side, with a share of the budget
 * each.
 */
export function answerSides(
  question: Question,
  sides: readonly Side[],
  passages: readonly Passage[],
  thinking: Thinking,
): JudgedChoice {
  const { wordsMax, ...gains } = settings.budget[thinking]
  const budget = { wordsMax: (wordsMax * settings.sides.excess) / sides.length, ...gains }
  const candidates = readCandidates(question, passages)
  const both = new Choice(candidates)
  beginWithContrast(sides, candidates, both, budget.wordsMax)
  const judgements = sides.map((side) => {
    const asked = readCandidates(
      { ...question, text: side.text, asks: side.asks },
      passages,
      candidates.units,
    )
    const choice = select(asked, forests.selection, budget)
    const judgement = judge(asked, choice)
    complete(asked, choice, budget)
    if (judgement.grounding !== 'nothing')
      for (const excerpt of choice.excerpts) {
        const part = unsaidPart(excerpt, candidates, both)
        if (part) both.add(part, choice.probability)
      }
    return judgement
  })
  const grounding = bestGrounding(judgements)
  if (grounding === 'nothing') return answerWhole(question, passages, thinking)
  const isForeign = judgements.every((one) => one.isForeign)
  return { candidates, choice: both, grounding, isForeign, missing: [] }
}

/** Starts the choice with the excerpt that most probably answers a comparison, of those that name all sides. */
function beginWithContrast(
  sides: readonly Side[],
  { excerpts, units }: Candidates,
  choice: Choice,
  wordsMax: number,
): void {
  const wanted = new Set(wordsOfAll(sides))
  const said = units.map(({ tokens }) => {
    return tokens.flatMap(({ word }) => (wanted.has(word.folded) ? [word.folded] : []))
  })
  let best: { readonly excerpt: Excerpt; readonly probability: number } | undefined
  excerpts.forEach((excerpt, index) => {
    if (excerpt.wordCount > wordsMax) return
    const named = new Set(excerpt.units.flatMap((unit) => said[unit] ?? []))
    if (named.size < wanted.size) return
    const probability = choice.probabilityWith(index, forests.selection)
    if (best === undefined || probability > best.probability) best = { excerpt, probability }
  })
  if (best !== undefined) choice.add(best.excerpt, best.probability)
}
