import { compile, type Forest, forestOf } from './forest.ts'
import type { Logistic } from './logistic.ts'
import made from './weights.json' with { type: 'json' }

export type Weights = {
  /** Probability that the choice contains the answer once an excerpt is added. */
  readonly adding: Forest
  /** Probability that the choice answers the question. */
  readonly answering: Logistic
  /** Probability that a name, date, number or value is the short answer. */
  readonly naming: Forest
}

/** The trained weights, as written by `npm run train`. */
export const weights: Weights = {
  adding: forestOf(made.adding),
  answering: made.answering,
  naming: forestOf(made.naming),
}

/** The trained forests, compiled once for all that score with them. */
export const forests = { adding: compile(weights.adding), naming: compile(weights.naming) }
