import type { GraphFormat } from './graph-format.ts'

/**
 * Cypher: statements that make the graph in Neo4j and similar databases, a page of rows each. They can be run twice.
 * Source: openCypher 9, whose strings have the escapes of JSON.
 */
export const cypherFormat: GraphFormat = {
  mediaType: 'text/plain; charset=utf-8',
  extension: 'cypher',
  opening: () =>
    'CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (n:Entity) REQUIRE n.id IS UNIQUE;\n',
  nodes: (nodes) =>
    statement(
      nodes.map(({ id, name, kind, mentions, documents }) => {
        return { id, name, kind, mentions, documents }
      }),
      'MERGE (n:Entity {id: row.id}) SET n += row',
    ),
  between: '',
  edges: (edges, first) =>
    statement(
      edges.map(({ subject, predicate, object, docId, title, start, end, sentence }, index) => ({
        number: first + index,
        subject: subject.id,
        object: object.id,
        said: { predicate, sentence, doc_id: docId, title, start, end },
      })),
      'MATCH (s:Entity {id: row.subject}), (o:Entity {id: row.object}) ' +
        'MERGE (s)-[r:RELATES {number: row.number}]->(o) SET r += row.said',
    ),
  closing: '',
}

function statement(rows: readonly object[], what: string): string {
  return rows.length === 0 ? '' : `UNWIND [\n${rows.map(literal).join(',\n')}\n] AS row ${what};\n`
}

function literal(value: unknown): string {
  if (!(value instanceof Object)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, entry]) => `\`${key}\`: ${literal(entry)}`)
  return `{${entries.join(', ')}}`
}
