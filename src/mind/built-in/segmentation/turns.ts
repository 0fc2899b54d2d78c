import { speakerDepth } from '../../../extraction/blocks/terms-apart.ts'
import type { Unit } from './read-evidence.ts'

/**
 * Headings over the turns of a conversation tell who speaks and when: "Ada Lund, 2026-04-01 18:31 UTC", "Ada Lund,
 * 1:02", "On 10 March at 18:20, Ada Lund wrote". Without these what is said is nobody's.
 */
const hasClock = /(?<!\d)\d{1,2}:\d\d(?!\d)/

/** Whether a heading tells who says at which time what stands below it. */
export function isTurn(heading: string): boolean {
  return hasClock.test(heading)
}

/** Whether a unit is what somebody says, under a heading that tells who does. */
export function isSaid({ isSpeech, headings }: Unit): boolean {
  return isSpeech || isTurn(headings.at(-1) ?? '')
}

/**
 * The first unit of the turn behind the one of a unit, if that asks something: a reader of the question needs the
 * reply. Undefined outside of conversations.
 */
export function replyTo(at: number, units: readonly Unit[]): number | undefined {
  const own = units[at]
  if (own === undefined || !isSaid(own)) return undefined
  const isBeside = (unit: Unit | undefined) =>
    unit?.passage === own.passage && unit.section === own.section && unit.kind !== 'heading'
  let start = at
  while (isBeside(units[start - 1])) start--
  let end = at
  while (isBeside(units[end])) end++
  const [turn, reply] = [units[end], units[end + 1]]
  if (turn?.kind !== 'heading') return undefined
  if (turn.depth !== speakerDepth && !isTurn(turn.shown)) return undefined
  const asks = units.slice(start, end).some(({ isQuestion }) => isQuestion)
  return asks && reply?.passage === own.passage && reply.kind !== 'heading' ? end + 1 : undefined
}
