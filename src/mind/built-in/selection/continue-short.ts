import { excerptOf } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { addIfRoom, type Budget } from './select.ts'
import { settings } from './settings.ts'

/**
 * Continues a choice of few words with the sentences that follow its first excerpt in the same section, up to one that
 * leads to something else: what a text says of a thing begins with the sentence that has the words of the question, and
 * seldom ends with it. What several documents say together is whole.
 */
export function continueShort(
  { units, passages }: Candidates,
  choice: Choice,
  budget: Budget,
): void {
  let at = choice.excerpts[0]?.units.at(-1) ?? -1
  const first = units[at]
  if (first?.kind !== 'sentence' || first.headings.length === 0) return
  const documents = new Set(choice.excerpts.map(({ passage }) => passages[passage]?.docId))
  if (documents.size > 1) return
  const { ofFile, ofPage } = settings.shortWordsMax
  const wordsMax = passages[first.passage]?.url === undefined ? ofFile : ofPage
  while (choice.wordCount < wordsMax) {
    const next = units[++at]
    if (next?.kind !== 'sentence' || next.passage !== first.passage) return
    if (next.section !== first.section || next.endsOpen || next.isFragment) return
    if (!choice.units.has(at)) addIfRoom(excerptOf('sentence', [at], units), choice, budget)
  }
}
