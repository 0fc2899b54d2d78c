import { languageOf } from '../../../language/languages.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import { settings } from '../settings.ts'
import type { Candidates } from './candidates.ts'

/**
 * The first sentence that says what the thing is that a question asks for: it begins with all the words of the question, and
 * a copula, a word such as "means" or a dash follows them. "A codec is a program that …" is what "What is a codec?" asks for;
 * sentences about installed codecs have the same words.
 */
export function definingSentence(candidates: Candidates): Excerpt | undefined {
  return candidates.excerpts.find(({ kind, units: [at = -1] }) => {
    return kind === 'sentence' && defines(at, candidates)
  })
}

function defines(at: number, { measure, units, passages }: Candidates): boolean {
  const unit = units[at]
  const passage = passages[unit?.passage ?? -1]
  if (unit === undefined || passage === undefined) return false
  const asked = new Set((measure.hits[at] ?? []).map((hit) => hit.at))
  const first = unit.tokens.findIndex(({ word }) => word.isTerm)
  if (first < 0 || first > settings.defining.wordsBefore || !asked.has(first)) return false
  let last = first
  while (asked.has(last + 1)) last++
  const covered = measure.none()
  for (const hit of measure.hits[at] ?? []) if (hit.at <= last) covered[hit.term] = 1
  if (measure.ownShare(covered) < settings.defining.shareMin) return false
  const rest = passage.text.slice(unit.tokens[last]?.end ?? unit.end, unit.end)
  const said = rest.replace(/^[*_`»”"')\]]{0,4}\s*/u, '')
  const { copulas, askingWords } = languageOf(passage.language)
  return (
    /^[—–] /u.test(said) ||
    copulas.opening(said) !== undefined ||
    askingWords.opening(said) !== undefined
  )
}
