import { languageOf } from '../../../language/languages.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { namesAsked, termsBeside } from '../selection/names-asked.ts'
import { unitNamesOf } from '../selection/unit-names.ts'

/**
 * Whether the quotations say a word of the question only in documents about something of another name, which have
 * nothing to do with those of the question: that somebody else was born is no answer to where the author of a library
 * was. A document has to do with a name if it has it or is about it, or if a sentence that names it also names what the
 * document is about. Of documents about a topic, such as a policy, nothing tells whom they are about.
 */
export function isSaidOfAnother(candidates: Candidates, { units: chosen }: Choice): boolean {
  const { measure, passages, units } = candidates
  const names = unitNamesOf(candidates)
  const asked = namesAsked(candidates, names)
  // Where words are not set apart, terms reach over two of them.
  const { isUnspaced } = languageOf(candidates.question.language)
  if (asked.length === 0 || isUnspaced) return false
  const documentOf = (unit: number) => passages[units[unit]?.passage ?? -1]?.docId
  const naming = new Set(asked.flatMap(({ name }) => names.unitsWith(name)))
  const beside = [...naming].flatMap((unit) => names.ofUnit[unit] ?? [])
  const related = new Set([
    ...Array.from(naming, documentOf),
    ...beside.flatMap((name) => names.passagesOf(name).titled.map((at) => passages[at]?.docId)),
  ])
  const isOfAnother = (unit: number) =>
    names.areNamed[units[unit]?.passage ?? -1] === true && !related.has(documentOf(unit))
  return termsBeside(asked, candidates).some(({ index }) => {
    if (measure.terms[index]?.isName) return false
    const saying = [...chosen].filter((unit) => measure.says(unit, index))
    return saying.length > 0 && saying.every(isOfAnother)
  })
}
