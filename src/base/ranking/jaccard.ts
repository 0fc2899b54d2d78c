/** The Jaccard index of two sets: how many members they share, of all that are in either; 0 if both are empty. */
export function jaccard<Member>(one: ReadonlySet<Member>, other: ReadonlySet<Member>): number {
  const shared = [...one].filter((member) => other.has(member)).length
  return shared / Math.max(1, one.size + other.size - shared)
}
