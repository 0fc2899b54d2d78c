import type { CompiledForest } from '../classifiers/forest.ts'
import { settings } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { type Budget, fits } from './select.ts'

/**
 * If the question asks for a list, begins the choice with the one whose introductory sentence covers most of the
 * question: "There are these ticket classes:" says less than sentences about such classes, and has them all.
 */
export function beginWithAskedList(
  { excerpts, measure, question, units }: Candidates,
  choice: Choice,
  budget: Budget,
  forest: CompiledForest,
): void {
  if (question.asks !== 'list') return
  const room = { ...budget, wordsMax: budget.wordsMax * settings.askedListExcess }
  const led = excerpts.flatMap((list, index) => {
    const lead = list.units[0] ?? -1
    if (list.kind !== 'list' || units[lead]?.endsOpen !== true) return []
    const share = measure.share(measure.alike[lead] ?? measure.none())
    return share < settings.leadAskedMin ? [] : [{ list, index, share }]
  })
  const [best] = led.toSorted((a, b) => b.share - a.share)
  if (best === undefined || !fits(choice, best.list.wordCount, 'list', room)) return
  choice.add(best.list, choice.probabilityWith(best.index, forest))
}
