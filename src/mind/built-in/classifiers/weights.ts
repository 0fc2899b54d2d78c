import { compile, type Forest, forestOf } from './forest.ts'
import type { Logistic } from './logistic.ts'
import made from './weights.json' with { type: 'json' }

/** What is learned for three rooms of the built-in mind, each under the name of its room. */
export type Weights = {
  /** Probability that the choice contains the answer once an excerpt is added. */
  readonly selection: Forest
  /** Probability that the choice answers the question. */
  readonly grounding: Logistic
  /** Probability that a name, date, number or value is the short answer. */
  readonly shortAnswer: Forest
}

/** The trained weights, as written by `npm run train`. */
export const weights: Weights = {
  selection: forestOf(made.selection),
  grounding: made.grounding,
  shortAnswer: forestOf(made.shortAnswer),
}

/** The trained forests, compiled once for all that score with them. */
export const forests = {
  selection: compile(weights.selection),
  shortAnswer: compile(weights.shortAnswer),
}
