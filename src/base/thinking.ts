/**
 * How long to think about an answer: `snap` answers from few passages in a few sentences, `ponder` from more and at
 * more length. Callers choose it as the `model`.
 */
export type Thinking = 'snap' | 'ponder'
