import type { NameClues } from '../../../language/name-clues.ts'
import type { Unit } from './clauses.ts'

/** Most units of a word that the dictionary lacks, and how often it must stand in a document, by its length. */
const unitsMax = 4
const timesMin = 3
const timesMinOfPair = 4
/** How many different words must stand before it, and behind it; the border of a clause is another each time. */
const varietyMin = 2

type Place = { times: number; readonly before: Set<string>; readonly after: Set<string> }

/**
 * Words that the dictionary lacks and a document has again and again, with different words around them: their accessor
 * variety is high, which tells words from parts of longer ones (Feng, Chen, Deng and Zheng, "Accessor Variety Criteria
 * for Chinese Word Extraction", Computational Linguistics 30, 2004). Only what the segmenter takes for single characters
 * is considered, as unknown words are for it.
 */
export function findRecurring(
  clauses: readonly (readonly Unit[])[],
  clues: NameClues,
): readonly string[] {
  if (!clues.isUnspaced || clues.transcribing.size === 0) return []
  const places = new Map<string, Place>()
  let border = 0
  for (const clause of clauses)
    for (let at = 0; at < clause.length; at++) {
      let written = ''
      for (let last = at; last < Math.min(at + unitsMax, clause.length); last++) {
        const unit = clause[last]
        if (unit === undefined || !isUnknown(unit, clues)) break
        written += unit.text
        if (last === at) continue
        const place = places.get(written) ?? { times: 0, before: new Set(), after: new Set() }
        places.set(written, place)
        place.times++
        place.before.add(clause[at - 1]?.text ?? `${border++}`)
        place.after.add(clause[last + 1]?.text ?? `${border++}`)
      }
    }
  const words = [...places].filter(([written, { times, before, after }]) => {
    const enough = written.length > 2 ? timesMin : timesMinOfPair
    if (clues.besides.has(written.slice(-1))) return false
    if (written.length === 2 && !isNameLike(written, clues)) return false
    return times >= enough && before.size >= varietyMin && after.size >= varietyMin
  })
  const byLength = words.toSorted(([one], [other]) => other.length - one.length)
  const kept: string[] = []
  /** How often the longer words stand that have a word as their part. */
  const timesOfLonger = new Map<string, number>()
  for (const [written, { times }] of byLength) {
    if (2 * (timesOfLonger.get(written) ?? 0) >= times) continue
    kept.push(written)
    for (const part of partsOf(written))
      timesOfLonger.set(part, Math.max(times, timesOfLonger.get(part) ?? 0))
  }
  return kept
}

/** The parts of a word of two characters at least. */
function partsOf(word: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < word.length; from++)
    for (let to = from + 2; to <= word.length; to++) parts.push(word.slice(from, to))
  return parts
}

function isUnknown({ text }: Unit, { besides, transcribing }: NameClues): boolean {
  if (text.length > 1 || !/^\p{Script=Han}$/u.test(text)) return false
  return !besides.has(text) || transcribing.has(text)
}

/** Whether two characters begin as a name does, with a last name or what stands before a given name: "阿海". */
function isNameLike(written: string, { surnames }: NameClues): boolean {
  return surnames.has(written[0] ?? '') || /^[阿小老]/u.test(written)
}
