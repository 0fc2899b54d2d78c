import type { Alias, IndexedChunk } from '../../index/index-reader.ts'
import type { GraphView } from './graph-view.ts'
import type { Flow, Layer } from './mass.ts'

export type PathNode = {
  /** Of a chunk its id; an entity is known by its key. */
  readonly id?: string
  readonly kind: 'chunk' | 'entity'
  readonly title: string
  /** Of an entity its key, of a chunk its id. */
  readonly key: string
}

export type PathHop = {
  readonly from: PathNode
  readonly to: PathNode
  /** What the sentence says between the two, or `mentions`, `alias`, `is about`, `is mentioned in`. */
  readonly relation: string
  /** The part of all that came to the passage that came this way, 0 to 1. */
  readonly share: number
  /** The sentence that makes the hop, and its range in the document's text. */
  readonly docId: string
  readonly start: number
  readonly end: number
  readonly sentence: string
}

/**
 * How most of its mass came to a chunk: back along the largest flow, hop by hop, to where the walk
 * began. Exact bookkeeping of the score, not a story told afterwards.
 */
export function tracePath(chunk: number, layers: readonly Layer[], view: GraphView): PathHop[] {
  return flowsTo(chunk, layers).flatMap(({ flow, reached }) =>
    hopsAlong(flow, reached, flow.mass / massOf(reached, layers), view),
  )
}

/** The chunks whose sentences show the aliases on the way to a chunk. */
export function showingChunks(chunk: number, layers: readonly Layer[]): number[] {
  return flowsTo(chunk, layers).flatMap(({ flow }) => shownBy(flow)?.chunk ?? [])
}

/** The flows that the path to a chunk is made of, the first first. */
function flowsTo(chunk: number, layers: readonly Layer[]) {
  const flows: { readonly flow: Flow; readonly reached: number }[] = []
  let reached: number | undefined = chunk
  for (let depth = heaviestLayer(chunk, layers); reached !== undefined && depth >= 0; depth--) {
    const flow: Flow | undefined = layers[depth]?.get(reached)?.largest
    if (flow === undefined) break
    flows.unshift({ flow, reached })
    reached = flow.kind === 'link' ? flow.from : undefined
  }
  return flows
}

function shownBy(flow: Flow): Alias | undefined {
  if (flow.kind === 'words') return undefined
  return flow.kind === 'name' ? flow.name.shownBy : flow.link.shownBy
}

function heaviestLayer(chunk: number, layers: readonly Layer[]): number {
  const masses = layers.map((layer) => layer.get(chunk)?.mass ?? 0)
  return masses.indexOf(Math.max(...masses))
}

function massOf(chunk: number, layers: readonly Layer[]): number {
  return layers.reduce((sum, layer) => sum + (layer.get(chunk)?.mass ?? 0), 0)
}

function hopsAlong(flow: Flow, reached: number, share: number, view: GraphView): PathHop[] {
  const to = view.chunk(reached)
  if (to === undefined || flow.kind === 'words') return []
  if (flow.kind === 'name') {
    const { key } = flow.name
    return [...explain(flow, key, to, share, view), arrive(key, to, share)]
  }
  const from = view.chunk(flow.from)
  if (from === undefined) return []
  const { key } = flow.link
  const explained = explain(flow, key, to, share, view, from)
  return [leave(flow, from, to, share), ...explained, arrive(key, to, share)]
}

/** From the name as it is written to the one that is meant, by the sentence that shows that they are one. */
function explain(
  flow: Flow,
  meant: string,
  to: IndexedChunk,
  share: number,
  view: GraphView,
  from?: IndexedChunk,
): PathHop[] {
  const alias = shownBy(flow)
  const showing = alias && view.chunk(alias.chunk)
  if (alias === undefined || showing === undefined) return []
  const written = alias.key === meant ? alias.entityKey : alias.key
  const { start, end } = alias.sentence
  return [
    {
      from: entityNode(written, from ?? showing, written),
      to: entityNode(meant, to, meant),
      relation: 'alias',
      share,
      docId: showing.docId,
      start,
      end,
      sentence: showing.text.slice(start - showing.start, end - showing.start),
    },
  ]
}

/** From a chunk to a name in it, by the sentence that says it. */
function leave(
  { link }: Extract<Flow, { kind: 'link' }>,
  from: IndexedChunk,
  to: IndexedChunk,
  share: number,
): PathHop {
  const { entities, relations } = from.features
  const said = relations.find(
    ({ object, sentence }) => sentence === link.sentence && entities[object] === link.entity,
  )
  const named = link.shownBy
    ? entityNode(link.entity.key, from, link.entity.name)
    : entityNode(link.key, to, link.isPart ? link.key : link.entity.name)
  return {
    from: chunkNode(from),
    to: named,
    relation: said?.predicate ?? 'mentions',
    share,
    ...evidence(from, link.sentence),
  }
}

/** From a name to a chunk that is about it or mentions it. */
function arrive(key: string, to: IndexedChunk, share: number): PathHop {
  const entity = to.features.entities.find((one) => one.key === key)
  return {
    from: entityNode(key, to, key),
    to: chunkNode(to),
    relation: entity?.titled ? 'is about' : 'is mentioned in',
    share,
    ...evidence(to, entity?.mentions[0]?.sentence ?? 0),
  }
}

function chunkNode({ chunkId, title }: IndexedChunk): PathNode {
  return { id: chunkId, kind: 'chunk', title, key: chunkId }
}

/** Both ends of a name show the same node: as the chunk that it leads to writes it. */
function entityNode(key: string, to: IndexedChunk, otherwise: string): PathNode {
  const name = to.features.entities.find((one) => one.key === key)?.name
  return { kind: 'entity', title: name ?? otherwise, key }
}

function evidence({ docId, start, text, features }: IndexedChunk, sentence: number) {
  const range = features.sentences[sentence] ?? { start: 0, end: 0 }
  return {
    docId,
    start: start + range.start,
    end: start + range.end,
    sentence: text.slice(range.start, range.end),
  }
}
