/** How often each of some things is there, in the order in which they come first. */
export function tally<Thing>(things: Iterable<Thing>): Map<Thing, number> {
  const counts = new Map<Thing, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
