import { type Excerpt, excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'

/**
 * The numbered steps of the section of a unit, as one list: with the sentence that introduces them, and the notes, code and
 * lesser steps between them. Undefined if the section has none, or several lists: nothing tells which is meant.
 */
export function stepsOfSection(at: number, units: readonly Unit[]): Excerpt | undefined {
  const own = units[at]
  if (own === undefined) return undefined
  const isOwn = (unit: Unit | undefined) =>
    unit?.passage === own.passage && unit.section === own.section
  const first = sectionStart(at, units, isOwn)
  const steps: number[] = []
  let lists = 0
  for (let index = first; isOwn(units[index]); index++) {
    const unit = units[index]
    if (unit?.kind !== 'item' || unit.isOrdered !== true || unit.depth > 0) continue
    if (unit.opensGroup && unit.opensBlock) lists++
    steps.push(index)
  }
  const [begin, end] = [steps[0], steps.at(-1)]
  if (begin === undefined || end === undefined || begin === end || lists !== 1) return undefined
  const isLed = begin > first && units[begin - 1]?.endsOpen === true
  const from = isLed ? begin - 1 : begin
  const members = Array.from({ length: end - from + 1 }, (_, index) => from + index)
  return excerptOf('list', members, units)
}

function sectionStart(
  at: number,
  units: readonly Unit[],
  isOwn: (unit: Unit | undefined) => boolean,
): number {
  let first = at
  while (isOwn(units[first - 1])) first--
  return first
}
