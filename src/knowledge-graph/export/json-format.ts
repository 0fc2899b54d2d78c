import type { GraphFormat } from './graph-format.ts'

/** JSON: one object with `nodes` and `edges`, whose fields have the names that the API uses elsewhere. */
export const jsonFormat: GraphFormat = {
  mediaType: 'application/json',
  extension: 'json',
  opening: (graphName) => `{"name":${JSON.stringify(graphName)},\n"nodes":[`,
  nodes: (nodes, first) =>
    entries(
      nodes.map(({ id, name, kind, mentions, documents }) => ({
        node_id: id,
        name,
        kind,
        mentions,
        documents,
      })),
      first,
    ),
  between: '],\n"edges":[',
  edges: (edges, first) =>
    entries(
      edges.map(({ subject, predicate, object, docId, title, start, end, sentence }) => ({
        subject: subject.id,
        predicate,
        object: object.id,
        doc_id: docId,
        title,
        start,
        end,
        sentence,
      })),
      first,
    ),
  closing: ']}\n',
}

function entries(values: readonly object[], first: number): string {
  return values
    .map((value, index) => `${first + index === 0 ? '' : ','}\n${JSON.stringify(value)}`)
    .join('')
}
