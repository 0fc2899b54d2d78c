import type { Question } from '../../mind.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { isOwn, isTelling, readChoice } from './choice-reading.ts'
import { lacksForm } from './doubts.ts'

/**
 * Whether the quotations share nothing but names and numbers with the question, and nothing tells that they answer it
 * all the same: "Who is the deputy of Ruth Adeyemi?" is not answered by her telephone number. Many answers have other
 * words than the question, so this looks at what is asked for:
 * - a number or a time is missing where no quotation that says a word of the question has one;
 * - what somebody or something is, is missing where the question says it first ("the salary of"); words after the name
 *   are often verbs, which can be said in many ways;
 * - a choice may be among things that are not called what they are, so the word must stand nowhere near.
 */
export function haveNamesAlone(candidates: Candidates, choice: Choice): boolean {
  const { measure, question, units } = candidates
  const { terms, placed } = measure
  const own = terms.filter(isOwn)
  const plain = own.filter((term) => !isTelling(term))
  const isSaidBy = (unit: number) =>
    plain.some((term) => (placed[unit]?.[terms.indexOf(term)] ?? 0) > 0)
  if (own.length === 0 || [...choice.units].some(isSaidBy)) return false
  const { asks } = question
  if (asks === 'number' || asks === 'time') return lackForm(candidates, choice)
  const [first] = own
  const isFirst = first !== undefined && first === plain[0]
  if (asks === 'place') return plain.length > 0
  if (asks === 'choice') return isFirst && !units.some((_, unit) => isSaidBy(unit))
  return isFirst && attributes.has(asks)
}

/** Questions that may ask for an attribute of what they name. */
const attributes: ReadonlySet<Question['asks']> = new Set(['thing', 'definition', 'person'])

/** Whether the best quotation, and each other that says a word of the question, lacks the form that is asked for. */
function lackForm(candidates: Candidates, choice: Choice): boolean {
  const { terms, spoken } = candidates.measure
  const { alignment, best } = readChoice(candidates, choice)
  const saying = [...choice.units].filter((unit) =>
    spoken[unit]?.some((index) => terms[index] !== undefined && isOwn(terms[index])),
  )
  return [best, ...saying].every((unit) => lacksForm(candidates, { alignment, best: unit }))
}
