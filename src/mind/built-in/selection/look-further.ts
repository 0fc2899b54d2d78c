import type { CompiledForest } from '../classifiers/forest.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { type Budget, isLaidOut, select } from './select.ts'
import { settings } from './settings.ts'

/**
 * Continues a choice that is unsure, in documents of running prose: there several sentences promise nearly as much, and
 * most that are missed had no room any more. Lists and tables are quoted whole without it, and pages of the web have the
 * words of many other pages, so that nearly each choice among them is unsure.
 */
export function lookFurther(
  candidates: Candidates,
  choice: Choice,
  forest: CompiledForest,
  budget: Budget,
): void {
  const { below, wordsFactor, gainFactor } = settings.unsure
  if (choice.excerpts.length === 0 || choice.probability >= below) return
  if (candidates.passages.some((passage) => passage.url !== undefined || isLaidOut(passage))) return
  const wordsMax = budget.wordsMax * wordsFactor
  select(candidates, forest, { ...budget, wordsMax, gainMin: budget.gainMin * gainFactor }, choice)
}
