import { readLimits } from '../limits/read-limits.ts'
import type { Given } from './givens.ts'
import type { RateOfUnit } from './rates-of-units.ts'

/**
 * Of each limit that a rule states, whether the number of people of a question meets it, "groups of ten or more";
 * undefined of a limit of anything else. None where the question counts no people.
 */
export function limitsMet(
  rate: RateOfUnit,
  givens: readonly Given[],
  language: string,
): readonly (boolean | undefined)[] {
  const counted = givens.filter(({ isOfPeople }) => isOfPeople)
  if (counted.length === 0) return []
  const people = counted.reduce((sum, { value }) => sum + value, 0)
  return readLimits(rate.label, language).map(({ low, high }) => {
    const [least, most] = [low, high].map((bound) => {
      return bound?.quantities.find(({ kind }) => kind === 'people' || kind === 'count')
    })
    if ((low && !least) || (high && !most)) return undefined
    const isOver = most !== undefined && people > most.most
    return !isOver && !(least !== undefined && people < least.least)
  })
}
