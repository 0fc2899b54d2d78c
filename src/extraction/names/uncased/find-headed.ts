import type { NameClues } from '../../../language/name-clues.ts'
import type { Candidate } from './candidate.ts'
import type { Unit } from './clauses.ts'

/** Most words behind the one that tells what it is. */
const unitsMax = 3

/** The institutions and places whose kind stands first: "جامعة القاهرة", "มหาวิทยาลัยเชียงใหม่". */
export function findHeaded(clause: readonly Unit[], clues: NameClues): Candidate[] {
  if (clues.heads.size === 0) return []
  const found: Candidate[] = []
  clause.forEach(({ start, text }, at) => {
    if (!clues.heads.has(text)) return
    const last = lastOf(clause, at, clues)
    const end = clause[last]?.end
    if (last > at && end !== undefined)
      found.push({ start, end, kind: 'institution', isSure: true })
  })
  return found
}

function lastOf(clause: readonly Unit[], at: number, clues: NameClues): number {
  let last = at
  for (let next = at + 1; next < clause.length && next <= at + unitsMax; next++) {
    const unit = clause[next]
    if (unit === undefined || unit.isBeside || clues.rolesBefore.has(unit.text)) break
    if (last > at && !clues.isUnspaced && !isDefinite(unit)) {
      if (!isDefinite(clause[next + 1]) || isDefinite(clause[last])) break
    }
    last = next
  }
  return last
}

/** Whether a word has the Arabic article, perhaps behind "and" or "for". */
function isDefinite(unit: Unit | undefined): boolean {
  return unit !== undefined && /^و?(?:ال|لل)/u.test(unit.text)
}
