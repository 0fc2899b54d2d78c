import type * as contract from '../../contract/graphs/graph-nodes.ts'
import type { Evidence, Fact, NodeName } from '../../knowledge-graph/graph-facts.ts'
import type { GraphNode } from '../../knowledge-graph/graph-nodes.ts'
import type { NodeAlias } from '../../knowledge-graph/node-aliases.ts'

/** A node as the API shows it. */
export function nodeOf(node: GraphNode): contract.GraphNode {
  const { id, name, mentions, documents } = node
  return { node_id: id, object: 'node', name, kind: node.kind, mentions, documents }
}

/** Another name of a node, with a sentence that shows it. */
export function aliasOf({ name, kind, ...evidence }: NodeAlias): contract.Alias {
  return { name, kind, ...evidenceOf(evidence) }
}

/** A relation as a sentence states it, between its two nodes. */
export function factOf({ subject, predicate, object, ...evidence }: Fact): contract.Fact {
  return {
    subject: nameOf(subject),
    predicate,
    object: nameOf(object),
    ...evidenceOf(evidence),
  }
}

/** A node by its id and name alone. */
export function nameOf({ id, name }: NodeName): contract.NodeName {
  return { node_id: id, name }
}

/** A sentence, and where it stands: offsets in UTF-16 code units of the text of its document. */
export function evidenceOf({ docId, title, start, end, sentence }: Evidence): contract.Evidence {
  return { doc_id: docId, title, start, end, sentence }
}
