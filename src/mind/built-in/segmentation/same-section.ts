import type { Unit } from './read-evidence.ts'

type Place = Pick<Unit, 'passage' | 'section'>

/** Whether two units stand in one section of one passage. */
export function areOfSection(one: Place | undefined, other: Place | undefined): boolean {
  return one !== undefined && one.passage === other?.passage && one.section === other.section
}
