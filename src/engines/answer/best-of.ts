/** The item of greatest value above zero; of equals the first. */
export function bestOf<Item>(
  items: Iterable<Item>,
  value: (item: Item) => number,
): Item | undefined {
  let best: Item | undefined
  let most = 0
  for (const item of items) {
    const own = value(item)
    if (own > most) {
      most = own
      best = item
    }
  }
  return best
}
