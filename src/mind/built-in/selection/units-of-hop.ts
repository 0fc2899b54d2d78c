import type { Hop } from '../../../evidence/passage.ts'
import type { Candidates } from './candidates.ts'

/** The indices of the units of the sentence behind a hop, in order. */
export function unitsOfHop(
  hop: Hop,
  { units, passages }: Pick<Candidates, 'units' | 'passages'>,
): readonly number[] {
  return units.flatMap(({ passage, start, end }, index) => {
    const from = passages[passage]
    const isBehind =
      from?.docId === hop.docId && from.start + start < hop.end && from.start + end > hop.start
    return isBehind ? [index] : []
  })
}
