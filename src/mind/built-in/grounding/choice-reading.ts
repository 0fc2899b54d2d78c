import type { Coverage } from '../features/measure.ts'
import type { AskedTerm } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { Alignment } from './alignment.ts'

/** What was chosen, word by word against the question, as the judge reads it. */
export type Reading = {
  readonly alignment: Alignment
  readonly chosen: readonly number[]
  /** The chosen unit that has most of what is asked. */
  readonly best: number
  /** The units of the passages that the choice is from. */
  readonly around: readonly number[]
  /** What they have, and what anything has that was read. */
  readonly near: Coverage
  readonly anywhere: Coverage
}

/** Reads a choice against the question, once for all that the judge asks. */
export function readChoice(candidates: Candidates, choice: Choice): Reading {
  const { units, measure } = candidates
  const alignment = new Alignment(candidates)
  const chosen = [...choice.units].sort((a, b) => a - b)
  const shares = chosen.map((unit) => measure.share(alignment.covered([unit])))
  const best = chosen[shares.indexOf(Math.max(...shares))] ?? -1
  const open = new Set(choice.excerpts.map(({ passage }) => passage))
  const around = units.flatMap(({ passage }, index) => (open.has(passage) ? [index] : []))
  const near = alignment.covered(around)
  const anywhere = alignment.covered([...units.keys()])
  return { alignment, chosen, best, around, near, anywhere }
}

/** A term of the conversation before may be missing, and the "long" of "how long": only what is asked must be there. */
export function isOwn({ weight, isAsking }: AskedTerm): boolean {
  return weight === 1 && !isAsking
}

/** A name, a number, or a designation with a digit ("7a"): what tells one thing from others of its kind. */
export function isTelling({ isName, isNumber, folded }: AskedTerm): boolean {
  return isName || isNumber || digit.test(folded)
}

const digit = /\p{N}/u

/** The terms of some kind that are asked for and not covered. */
export function missing(
  terms: readonly AskedTerm[],
  covered: Coverage,
  isOfKind: (term: AskedTerm) => boolean,
): readonly AskedTerm[] {
  return terms.filter((term, index) => covered[index] === 0 && isOwn(term) && isOfKind(term))
}
