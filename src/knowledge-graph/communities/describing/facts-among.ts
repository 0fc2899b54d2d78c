import { edgesIn, type Fact, type NodeName, pairOf, withNames } from '../../graph-facts.ts'
import type { ReadChunk } from '../../read-chunks.ts'

/** Facts told of a community, those of its weightiest members first. */
const factsMax = 5

/** Facts between members in these passages, one per pair, sorted by the weight of the members. */
export function factsAmong(
  members: readonly (NodeName & { readonly weight: number })[],
  passages: readonly ReadChunk[],
): readonly Fact[] {
  const byId = new Map(members.map((member) => [member.id, member]))
  const weightOf = ({ subject, object }: Fact) =>
    (byId.get(subject.id)?.weight ?? 0) + (byId.get(object.id)?.weight ?? 0)
  const among = passages
    .flatMap(edgesIn)
    .filter(({ subject, object }) => byId.has(subject.id) && byId.has(object.id))
    .sort((x, y) => weightOf(y) - weightOf(x))
  const pairs = new Map<string, Fact>()
  for (const fact of among) if (!pairs.has(pairOf(fact))) pairs.set(pairOf(fact), fact)
  return withNames([...pairs.values()].slice(0, factsMax), byId)
}
