import type { Unit } from './read-evidence.ts'

/** The indices of the units in the section of a unit, ascending; none where there is no such unit. */
export function sectionOf(at: number, units: readonly Unit[]): readonly number[] {
  const own = units[at]
  if (own === undefined) return []
  const isOwn = (index: number) =>
    units[index]?.passage === own.passage && units[index]?.section === own.section
  const section: number[] = []
  let first = at
  while (isOwn(first - 1)) first--
  for (let index = first; isOwn(index); index++) section.push(index)
  return section
}
