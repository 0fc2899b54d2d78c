import type { Passage } from '../../../evidence/passage.ts'
import { settings } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { unitsOfHop } from './units-of-hop.ts'

/**
 * Inserts, before the quotations of a passage, the sentence of another document through which the graph walk reached
 * it, so that a reader can follow the way from the question to the answer.
 */
export function explainPaths(candidates: Candidates, choice: Choice): void {
  const { units, passages } = candidates
  for (const excerpt of [...choice.excerpts]) {
    const passage = passages[excerpt.passage]
    const link = passage && linkTo(passage, candidates)
    const unit = link === undefined ? undefined : units[link]
    if (link === undefined || unit === undefined || choice.units.has(link)) continue
    if (unit.wordCount > settings.linkWordsMax) continue
    const { passage: from, wordCount } = unit
    const way = { kind: 'sentence', units: [link], passage: from, wordCount } as const
    if (choice.wouldRepeat(way)) continue
    const place = choice.excerpts.findIndex(({ passage }) => passage === excerpt.passage)
    choice.add(way, 0, place)
  }
}

/** The sentence of another document in the last hop to a passage; undefined if there is none. */
function linkTo({ path, docId }: Passage, candidates: Candidates): number | undefined {
  const hop = path.findLast((one) => one.docId !== docId)
  const behind = hop === undefined ? [] : unitsOfHop(hop, candidates)
  return behind.find((index) => candidates.units[index]?.kind === 'sentence')
}
