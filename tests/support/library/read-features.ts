import type { ChunkFeatures } from '../../../src/extraction/chunk-features.ts'
import { decodeFeatures } from '../../../src/index/encode-features.ts'
import { entityId } from '../../../src/index/entity-id.ts'
import type { Storage } from '../../../src/storage/storage.ts'

export type StoredFeatures = ChunkFeatures & {
  readonly graph_id: string
  readonly doc_id: string
  readonly start: number
}
/** A relation, or a sentence that names a node. */
type Said = {
  readonly subject: string
  readonly predicate: string
  readonly object: string
  readonly doc_id: string
  readonly start: number
  readonly end: number
}

/** What the chunks of a graph keep of their features, in order. */
export async function readFeatures(
  { db }: Storage,
  graph_id: string,
): Promise<readonly StoredFeatures[]> {
  const rows = await db
    .selectFrom('chunks')
    .innerJoin('documents', 'documents.id', 'chunks.doc_id')
    .select(['graph_id', 'doc_id', 'start', 'features'])
    .where('graph_id', '=', graph_id)
    .orderBy('chunks.number')
    .execute()
  return rows.map(({ features, ...row }) => ({ ...row, ...decodeFeatures(features) }))
}

/** Every relation of these chunks, in order. */
export function relationsOf(chunks: readonly StoredFeatures[]): readonly Said[] {
  return chunks.flatMap(({ graph_id, doc_id, start, sentences, entities, relations }) =>
    relations.map(({ subject, predicate, object, sentence }) => ({
      subject: entityId(graph_id, entities[subject]?.key ?? ''),
      predicate,
      object: entityId(graph_id, entities[object]?.key ?? ''),
      doc_id,
      start: start + (sentences[sentence]?.start ?? 0),
      end: start + (sentences[sentence]?.end ?? 0),
    })),
  )
}

/** The nodes that these chunks relate to one, or name in a sentence with it. */
export function neighboursOf(chunks: readonly StoredFeatures[], node_id: string): Set<string> {
  const near = relationsOf(chunks)
    .map(({ subject, object }) => [subject, object])
    .concat(chunks.flatMap((chunk) => chunk.sentences.map((_, index) => namedIn(chunk, index))))
    .filter((ids) => ids.includes(node_id))
    .flat()
  return new Set(near.filter((id) => id !== node_id))
}

function namedIn({ graph_id, entities }: StoredFeatures, sentence: number): string[] {
  return entities
    .filter(
      ({ kind, mentions }) =>
        kind !== 'keyword' && mentions.some((one) => one.sentence === sentence),
    )
    .map(({ key }) => entityId(graph_id, key))
}

const kinds = ['title', 'heading', 'defined', 'acronym', 'name'] as const

/** Every node of these chunks, in the order of their keys. */
export function nodesOf(chunks: readonly StoredFeatures[]) {
  const all = chunks.flatMap(({ graph_id, doc_id, entities }) =>
    entities.flatMap(({ kind, ...entity }) => {
      return kind === 'keyword' ? [] : { ...entity, kind, graph_id, doc_id }
    }),
  )
  const nodes = Array.from(
    Map.groupBy(all, ({ key }) => key),
    ([key, same]) => {
      const [best] = same.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
      return {
        key,
        node_id: entityId(best?.graph_id ?? '', key),
        object: 'node',
        name: best?.name,
        kind: best?.kind,
        mentions: same.reduce((sum, { mentions }) => sum + mentions.length, 0),
        documents: new Set(same.map(({ doc_id }) => doc_id)).size,
      }
    },
  )
  return nodes.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
}
