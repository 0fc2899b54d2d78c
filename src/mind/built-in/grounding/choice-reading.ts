import type { Coverage } from '../features/measure.ts'
import type { AskedTerm } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { Alignment } from './alignment.ts'

/** A choice aligned with the question, as the judge reads it. */
export type Reading = {
  readonly alignment: Alignment
  readonly chosen: readonly number[]
  /** The chosen unit that covers most of the question. */
  readonly best: number
  /** All units of the passages that the choice is from. */
  readonly around: readonly number[]
  /** Coverage by `around`, and by all units that were read. */
  readonly near: Coverage
  readonly anywhere: Coverage
}

/** Aligns a choice with the question, once for all features of the judge. */
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

/**
 * Whether an answer must have the term: terms of the context, words that only ask and the "long" of "how long" may be
 * missing.
 */
export function isOwn({ weight, isAsking }: AskedTerm): boolean {
  return weight === 1 && !isAsking
}

/**
 * Whether a term distinguishes one thing from others of its kind: a name, a number, or a designation with a digit
 * ("7a").
 */
export function isTelling({ isName, isNumber, folded }: AskedTerm): boolean {
  return isName || isNumber || digit.test(folded)
}

const digit = /\p{N}/u

/** The required terms of a kind that are not covered. */
export function missingTerms(
  terms: readonly AskedTerm[],
  covered: Coverage,
  isOfKind: (term: AskedTerm) => boolean,
): readonly AskedTerm[] {
  return terms.filter((term, index) => covered[index] === 0 && isOwn(term) && isOfKind(term))
}
