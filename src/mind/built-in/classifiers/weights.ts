import { type Forest, forestOf } from './forest.ts'
import type { Logistic } from './logistic.ts'
import made from './weights.json' with { type: 'json' }

export type Weights = {
  /** How probably the answer is there when an excerpt is added to what is chosen. */
  readonly adding: Forest
  /** How probably what is chosen says the answer. */
  readonly answering: Logistic
  /** How probably a name, date, number or value is what was asked for. */
  readonly naming: Forest
}

/** As `npm run train` writes them. */
export const weights: Weights = {
  adding: forestOf(made.adding),
  answering: made.answering,
  naming: forestOf(made.naming),
}
