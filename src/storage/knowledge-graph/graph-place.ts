/** A graph, and the numbers that stand for its account and for it in the index. */
export type GraphPlace = {
  readonly id: string
  readonly name: string
  readonly corpus: number
  readonly graph: number
}
