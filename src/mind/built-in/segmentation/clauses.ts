import type { Unit } from './read-evidence.ts'

/** The number of a clause that is counted under its heading, "(2) The tenant", or of a verse, "7 And it rained". */
const counted = /^(?:\(\d{1,3}\p{Ll}?\)|\d{1,3}(?= \p{Lu}))\s/u
/** The number of a clause that tells its section too: "4.2 The tenant". */
const full = /^\d{1,3}(?:\.\d{1,3}){1,3}\.?\s/

/** Whether a unit stands in a paragraph that begins with a number which counts under its heading alone. */
export function isCounted(unit: Unit, units: readonly Unit[]): boolean {
  return counted.test(openingOf(unit, units))
}

/** Whether a unit stands in a paragraph that begins with the number of a clause. */
export function isOfClause(unit: Unit, units: readonly Unit[]): boolean {
  const opening = openingOf(unit, units)
  return counted.test(opening) || full.test(opening)
}

/** The first words of the paragraph of a unit. */
function openingOf({ passage, block }: Unit, units: readonly Unit[]): string {
  return units.find((one) => one.passage === passage && one.block === block)?.shown ?? ''
}
