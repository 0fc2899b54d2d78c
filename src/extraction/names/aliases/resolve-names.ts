import type { ChunkFeatures, Entity, Relation } from '../../chunk-features.ts'
import type { ShownAlias } from './find-aliases.ts'

/**
 * The features of consecutive chunks of a document, whose aliases are these, with last names and names with other
 * endings as mentions of the entity that they stand for, as they are within one chunk: "Curie" of the second chunk is
 * Marie Curie of the first. `firstIndex` is the index of the first chunk in the document.
 */
export function resolveNames<Features extends ChunkFeatures>(
  chunks: readonly Features[],
  aliases: readonly ShownAlias[],
  firstIndex: number,
): readonly Features[] {
  const fuller = aliases.filter(({ kind }) => kind !== 'acronym' && kind !== 'other-name')
  if (fuller.length === 0) return chunks
  const byChunk = Map.groupBy(fuller, ({ index }) => index - firstIndex)
  let names: ReadonlyMap<string, string> | undefined
  return chunks.map((chunk, index) => {
    const meant = new Map(byChunk.get(index)?.map(({ key, entityKey }) => [key, entityKey]))
    const isMeant = ({ key, titled }: Entity) => !titled && meant.has(key)
    if (!chunk.entities.some(isMeant)) return chunk
    names ??= namesIn(chunks)
    return resolved(chunk, meant, names)
  })
}

/** The name of each key, as the first chunk that has it writes it. */
function namesIn(chunks: readonly ChunkFeatures[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { entities } of chunks)
    for (const { key, name } of entities) if (!names.has(key)) names.set(key, name)
  return names
}

/** The features of a chunk with what each key in `meant` stands for in its place; `names` are those of the document. */
function resolved<Features extends ChunkFeatures>(
  chunk: Features,
  meant: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Features {
  const entities: Entity[] = []
  const places = new Map<string, number>()
  const placeOf = chunk.entities.map((entity) => {
    const key = (!entity.titled && meant.get(entity.key)) || entity.key
    const one = key === entity.key ? entity : inFull(entity, key, names.get(key))
    const known = places.get(key) ?? entities.length
    places.set(key, known)
    entities[known] = joined(entities[known], one)
    return known
  })
  const relations = chunk.relations.map((relation): Relation => {
    const { subject, object } = relation
    return { ...relation, subject: placeOf[subject] ?? subject, object: placeOf[object] ?? object }
  })
  return {
    ...chunk,
    entities,
    relations: relations.filter(({ subject, object }) => subject !== object),
  }
}

function inFull(entity: Entity, key: string, name = entity.name): Entity {
  return { ...entity, key, name, kind: 'name' }
}

/** Two entities as one, with what is known of the first; of the second, which may be missing, its mentions are added. */
function joined(first: Entity | undefined, second: Entity): Entity {
  if (first === undefined) return second
  const mentions = [...first.mentions, ...second.mentions].sort((a, b) => a.start - b.start)
  const kind = first.kind === 'keyword' ? second.kind : first.kind
  return { ...first, kind, titled: first.titled || second.titled, mentions }
}
