import { areNamedNear } from '../extraction/names/named-near.ts'
import type { Range } from '../language/words/words.ts'
import type { GraphChunk } from '../storage/knowledge-graph/fact-store.ts'
import type { ReadChunk, ReadEntity } from './read-chunks.ts'

export type NodeName = { readonly id: string; readonly name: string }

/** A sentence of a document, as evidence. Its range counts from the start of the text of the document. */
export type Evidence = {
  readonly docId: string
  readonly title: string
  readonly start: number
  readonly end: number
  readonly sentence: string
}
/** A sentence that relates two nodes. Without a predicate, the sentence only names both. */
export type Fact = Evidence & {
  readonly subject: NodeName
  readonly predicate: string | null
  readonly object: NodeName
}
export type Edge = Fact & { readonly predicate: string }

/** A sentence of a chunk as evidence. The given range counts from the start of the chunk. */
export function evidenceIn(
  { docId, title, start, text }: Omit<GraphChunk, 'features'>,
  sentence: Range,
): Evidence {
  return {
    docId,
    title,
    start: start + sentence.start,
    end: start + sentence.end,
    sentence: text.slice(sentence.start, sentence.end),
  }
}

/** The edges that a chunk states, in its order, with the names of nodes as the chunk writes them. */
export function edgesIn(chunk: ReadChunk): readonly Edge[] {
  const { sentences, entities, relations } = chunk
  return relations.flatMap(({ predicate, ...indices }) => {
    const [subject, object] = [entities[indices.subject], entities[indices.object]]
    const sentence = sentences[indices.sentence]
    if (!isNode(subject) || !isNode(object) || !sentence) return []
    return { subject, predicate, object, ...evidenceIn(chunk, sentence) }
  })
}

/** The sentences of a chunk that name one of the nodes, with each other node that they name near it. */
export function meetingsIn(chunk: ReadChunk, ids: ReadonlySet<string>): readonly Fact[] {
  return namedTogether(chunk).flatMap(({ sentence, number, nodes }) =>
    nodes
      .filter(({ id }) => ids.has(id))
      .flatMap((subject) => {
        const evidence = evidenceIn(chunk, sentence)
        const others = nodes.filter(
          (node) => node !== subject && areNamedNear(subject.mentions, node.mentions, number),
        )
        return others.map((object) => ({ subject, predicate: null, object, ...evidence }))
      }),
  )
}

/** The sentences of a chunk that name the node. */
export function sentencesNaming(chunk: ReadChunk, id: string): readonly Evidence[] {
  return namedTogether(chunk)
    .filter(({ nodes }) => nodes.some((node) => node.id === id))
    .map(({ sentence }) => evidenceIn(chunk, sentence))
}

/** The facts with the given names of their nodes, where there are any. */
export function withNames(
  facts: readonly Fact[],
  names: ReadonlyMap<string, NodeName>,
): readonly Fact[] {
  const named = (node: NodeName) => names.get(node.id) ?? node
  return facts.map((fact) => {
    return { ...fact, subject: named(fact.subject), object: named(fact.object) }
  })
}

/** A key of the pair of nodes, the same for both directions. */
export function pairOf({ subject, object }: Fact): string {
  return subject.id < object.id ? `${subject.id} ${object.id}` : `${object.id} ${subject.id}`
}

type Named = {
  readonly sentence: Range
  readonly number: number
  readonly nodes: readonly ReadEntity[]
}

/** The sentences of a chunk that name any nodes, in order. */
function namedTogether({ sentences, entities }: ReadChunk): readonly Named[] {
  const nodes = new Map<number, Set<ReadEntity>>()
  for (const entity of entities.filter(isNode)) {
    for (const { sentence } of entity.mentions) {
      const others = nodes.get(sentence)
      if (others) others.add(entity)
      else nodes.set(sentence, new Set([entity]))
    }
  }
  return sentences.flatMap((sentence, number) => {
    const named = nodes.get(number)
    return named ? [{ sentence, number, nodes: [...named] }] : []
  })
}

/** Whether the entity is a node. A keyword is none. */
function isNode(entity: ReadEntity | undefined): entity is ReadEntity {
  return entity !== undefined && entity.kind !== 'keyword'
}
