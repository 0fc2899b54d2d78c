import { languageOf } from '../../language/languages.ts'
import type { Excerpt } from './excerpts.ts'
import { cover } from './measure.ts'
import type { Candidates, Choice } from './select.ts'
import { settings } from './settings.ts'

/**
 * Adds to the choice what speaks of the rest of a long question. Who asks with many words tells circumstances: one
 * sentence may answer and leave most of them open. A short question gets nothing more.
 */
export function coverRest(candidates: Candidates, choice: Choice, wordsMax: number): void {
  const { question, measure, units, passages } = candidates
  const { termsMin, sentencesMax, coveredMax, gainMin } = settings.rest
  // Where no spaces are written, terms are pairs of characters, and a question of any length has many.
  if (languageOf(question.language).isUnspaced) return
  if (measure.terms.filter(({ weight }) => weight === 1).length < termsMin) return
  const covered = measure.union(measure.alike, [...choice.units]).slice()
  const best = passages[0]?.score || 1
  for (let added = 0; added < sentencesMax; added++) {
    if (measure.share(covered) >= coveredMax) return
    const room = wordsMax - choice.wordCount
    const found = bestOf(candidates, choice, (index) => {
      const [unit, own] = [units[index], measure.alike[index]]
      if (unit?.kind !== 'sentence' || unit.isFragment || own === undefined) return 0
      if (unit.wordCount < settings.sentenceWordsMin || unit.wordCount > room) return 0
      const worth = measure.beyond(own, covered) + measure.share(own) / 2
      return worth * Math.sqrt((passages[unit.passage]?.score ?? 0) / best)
    })
    if (found === undefined || found.value < gainMin) return
    choice.add(found.excerpt, 0)
    cover(covered, measure.alike[found.index])
  }
}

/** The unit of the highest value that is not chosen, and says nothing that was said. */
function bestOf(
  { units }: Candidates,
  choice: Choice,
  worthOf: (index: number) => number,
): { readonly index: number; readonly value: number; readonly excerpt: Excerpt } | undefined {
  let best: ReturnType<typeof bestOf>
  units.forEach(({ passage, wordCount }, index) => {
    const value = choice.units.has(index) ? 0 : worthOf(index)
    if (value <= (best?.value ?? 0)) return
    const excerpt: Excerpt = { kind: 'sentence', units: [index], passage, wordCount }
    if (!choice.saysAgain(excerpt)) best = { index, value, excerpt }
  })
  return best
}
