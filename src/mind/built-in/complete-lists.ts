import { type Budget, type Candidates, type Choice, fits } from './select.ts'

/**
 * Adds to each item that was chosen the rest of its list, with the sentence that leads in to it: steps and choices are
 * understood together. A list for which there is no room stays as it is.
 */
export function completeLists(candidates: Candidates, choice: Choice, budget: Budget): void {
  const { excerpts, units } = candidates
  for (const chosen of [...choice.excerpts]) {
    const item = chosen.units.find((index) => units[index]?.kind === 'item')
    if (item === undefined || chosen.kind === 'list') continue
    const lists = excerpts.filter(({ kind, units: own }) => kind === 'list' && own.includes(item))
    const [list] = lists.toSorted((one, other) => one.wordCount - other.wordCount)
    const words = list === undefined ? 0 : choice.newWords(list)
    if (list === undefined || words === 0 || !fits(choice, words, 'list', budget)) continue
    if (!choice.saysAgain(list)) choice.add(list, 0)
  }
}
