/** A graph, with the numbers of its account (corpus) and itself in the index. */
export type GraphPlace = {
  readonly id: string
  readonly name: string
  readonly corpus: number
  readonly graph: number
}
