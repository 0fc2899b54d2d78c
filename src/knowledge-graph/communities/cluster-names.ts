import { UndirectedGraph } from 'graphology'
import exported from 'graphology-communities-louvain'
import { commonjsExport } from '../../base/commonjs-export.ts'
import type { RelatedNames, WeighedRelation } from './reading/relate-names.ts'
import { seededRandom } from './seeded-random.ts'

const louvain = commonjsExport(exported)

/** A larger group is split again: a community of hundreds of names is no use to a reader. */
const membersMax = 60
/** Two names that are related are a relation, and no community. */
const membersMin = 3

/**
 * Clusters related names; a cluster is a list of indices into `names`. The Louvain method (Blondel and others, "Fast
 * unfolding of communities in large networks", 2008) is applied again to each group that is too large, as alone it
 * leaves large groups in large graphs (Fortunato and Barthélemy, "Resolution limit in community detection", 2007). The
 * same relations give the same groups.
 */
export function clusterNames({ relations }: RelatedNames): readonly (readonly number[])[] {
  const found: (readonly number[])[] = []
  const queue = groupsIn(relations)
  for (let group = queue.pop(); group !== undefined; group = queue.pop()) {
    if (group.members.length < membersMin) continue
    const parts = group.members.length > membersMax ? groupsIn(group.relations) : []
    if (parts.length > 1) queue.push(...parts)
    else found.push(group.members)
  }
  return found
}

type Group = { readonly members: number[]; readonly relations: WeighedRelation[] }

function groupsIn(relations: readonly WeighedRelation[]): Group[] {
  const graph = new UndirectedGraph()
  for (const { a, b, weight } of relations) {
    graph.mergeNode(a)
    graph.mergeNode(b)
    graph.addUndirectedEdge(a, b, { weight })
  }
  if (graph.size === 0) return []
  const groupOf = louvain(graph, { rng: seededRandom(1) })
  const groups = new Map<number, Group>()
  for (const [node, number] of Object.entries(groupOf)) {
    const group = groups.get(number) ?? { members: [], relations: [] }
    group.members.push(Number(node))
    groups.set(number, group)
  }
  for (const relation of relations) {
    const [from, to] = [groupOf[relation.a], groupOf[relation.b]]
    if (from !== undefined && from === to) groups.get(from)?.relations.push(relation)
  }
  return [...groups.values()]
}
