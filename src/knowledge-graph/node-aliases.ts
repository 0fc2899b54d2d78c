import type { AliasKind } from '../extraction/names/alias-kind.ts'
import { entityKey } from '../extraction/names/entity-key.ts'
import { entityId } from '../index/entity-id.ts'
import { eachWord } from '../language/words/words.ts'
import type { StoredAlias } from '../storage/index/alias-store.ts'
import { type Evidence, evidenceIn, type NodeName } from './graph-facts.ts'
import type { OpenGraph } from './open-graph.ts'
import { type ReadChunk, readChunks } from './read-chunks.ts'

/** Another name of a node, with a sentence that shows it. */
export type NodeAlias = Evidence & {
  /** The name as the sentence writes it. */
  readonly name: string
  readonly kind: AliasKind
}

/** Up to `limit` other names of the node that ready documents show, in either direction. */
export async function aliasesOf(
  graph: OpenGraph,
  { id, name }: NodeName,
  limit: number,
): Promise<readonly NodeAlias[]> {
  const key = entityKey(name)
  if (entityId(graph.place.id, key) !== id) return []
  const reach = { accountId: graph.accountId, graphId: graph.place.id }
  const { index } = graph
  const shown = await index.read(reach, (view) => index.store.aliases.aliasesOf(view, [key]))
  const others = new Map<string, StoredAlias>()
  for (const alias of shown?.get(key) ?? []) {
    const other = alias.key === key ? alias.entityKey : alias.key
    if (others.size < limit && !others.has(other)) others.set(other, alias)
  }
  const chunks = new Map<number, ReadChunk>()
  const numbers = Array.from(others.values(), ({ chunk }) => chunk)
  for await (const chunk of readChunks(graph, numbers)) chunks.set(chunk.number, chunk)
  return Array.from(others, ([other, alias]) => ({ other, alias })).flatMap(({ other, alias }) => {
    const chunk = chunks.get(alias.chunk)
    // A document may be deleted between two queries.
    if (!chunk) return []
    const range = {
      start: alias.sentence.start - chunk.start,
      end: alias.sentence.end - chunk.start,
    }
    const evidence = evidenceIn(chunk, range)
    return [{ name: nameAsWritten(other, chunk, evidence), kind: alias.kind, ...evidence }]
  })
}

/** The name with this key as an entity of the chunk writes it, or as the words of the sentence do. */
function nameAsWritten(key: string, { entities }: ReadChunk, { sentence }: Evidence): string {
  const entity = entities.find((one) => one.key === key)
  return entity?.name ?? wordsWith(key, sentence) ?? key
}

function wordsWith(key: string, sentence: string): string | undefined {
  const words: { readonly start: number; readonly end: number }[] = []
  eachWord(sentence, (start, end) => words.push({ start, end }))
  const count = key.split(' ').length
  return words
    .map(({ start }, first) => sentence.slice(start, words[first + count - 1]?.end ?? start))
    .find((written) => entityKey(written) === key)
}
