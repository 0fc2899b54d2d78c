/** A graph and the numbers that stand for it in its rows. */
export type GraphPlace = {
  readonly id: string
  readonly name: string
  readonly corpus: number
  readonly graph: number
}
