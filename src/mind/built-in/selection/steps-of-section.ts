import { type Excerpt, excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'

/**
 * The numbered steps of the section of a unit, as one list: with the sentence that introduces them, and the notes, code
 * and lesser steps between them. Undefined if the section has none, or several lists: nothing tells which is meant.
 */
export function stepsOfSection(at: number, units: readonly Unit[]): Excerpt | undefined {
  const section = sectionOf(at, units)
  const steps: number[] = []
  let lists = 0
  for (const index of section) {
    const unit = units[index]
    if (unit?.kind !== 'item' || unit.isOrdered !== true || unit.depth > 0) continue
    if (unit.opensGroup && unit.opensBlock) lists++
    steps.push(index)
  }
  const [begin, end] = [steps[0], steps.at(-1)]
  if (begin === undefined || end === undefined || begin === end || lists !== 1) return undefined
  const isLed = begin > (section[0] ?? begin) && units[begin - 1]?.endsOpen === true
  const from = isLed ? begin - 1 : begin
  const members = Array.from({ length: end - from + 1 }, (_, index) => from + index)
  return excerptOf('list', members, units)
}

/**
 * The list or table of the section of a unit, with the sentence that introduces it. Undefined if the section has none,
 * or several.
 */
export function listOfSection(at: number, units: readonly Unit[]): Excerpt | undefined {
  const section = sectionOf(at, units)
  const kindOf = (index: number) => units[index]?.kind
  const members = section.filter((index) => kindOf(index) === 'item' || kindOf(index) === 'row')
  const [begin, end] = [members[0], members.at(-1)]
  if (begin === undefined || end === undefined || begin === end) return undefined
  const isOne = members.every((index) => kindOf(index) === kindOf(begin))
  if (!isOne || end - begin >= members.length) return undefined
  const isLed = begin > (section[0] ?? begin) && units[begin - 1]?.endsOpen === true
  const kind = kindOf(begin) === 'row' ? 'table' : 'list'
  return excerptOf(kind, isLed ? [begin - 1, ...members] : members, units)
}

/** The indices of the units in the section of a unit, ascending; none where there is no such unit. */
function sectionOf(at: number, units: readonly Unit[]): readonly number[] {
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
