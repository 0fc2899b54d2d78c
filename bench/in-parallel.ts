export type Run = {
  /** The milliseconds of each piece of work. */
  readonly times: readonly number[]
  readonly perSecond: number
}

/** Works through the items with so many workers at once, each beginning its next when it is done with one. */
export async function inParallel<Item>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Run> {
  const times: number[] = []
  const waiting = items.values()
  const began = performance.now()
  const worker = async () => {
    for (const item of waiting) {
      const start = performance.now()
      await work(item)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return { times, perSecond: (1000 * times.length) / (performance.now() - began) }
}
