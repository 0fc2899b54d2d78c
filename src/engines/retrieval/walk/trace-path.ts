import type { IndexedAlias, IndexedChunk } from '../../../index/index-reader.ts'
import type { GraphView } from './graph-view.ts'
import type { Arrival, Flow, Layer } from './mass.ts'

export type PathNode = {
  /** The id of a chunk; undefined for an entity, which is identified by its key. */
  readonly id?: string
  readonly kind: 'chunk' | 'entity'
  readonly title: string
  /** The key of an entity, or the id of a chunk. */
  readonly key: string
}

export type PathHop = {
  readonly from: PathNode
  readonly to: PathNode
  /** The relation in the words of the sentence, or `mentions`, `alias`, `is about` or `is mentioned in`. */
  readonly relation: string
  /** The share of the mass of the passage that came along this hop, 0 to 1. */
  readonly share: number
  /** The document and range (UTF-16 code units, end exclusive) of the sentence behind the hop. */
  readonly docId: string
  readonly start: number
  readonly end: number
  readonly sentence: string
}

/**
 * The path along which a chunk received most of its mass: back from the chunk along the largest flows, hop by hop, to
 * the start of the walk. It uses the flows that made the score, so it is the actual reason for it.
 */
export function tracePath(chunk: number, layers: readonly Layer[], view: GraphView): PathHop[] {
  return flowsTo(chunk, layers).flatMap(({ flow, mass, reached }) =>
    hopsAlong(flow, reached, mass / massOf(reached, layers), view),
  )
}

/** The chunks with the sentences that show the aliases on the path to a chunk. */
export function showingChunks(chunk: number, layers: readonly Layer[]): number[] {
  return flowsTo(chunk, layers).flatMap(({ flow }) => shownBy(flow)?.chunk ?? [])
}

/** The flows along the path to a chunk, from the question onwards. */
function flowsTo(chunk: number, layers: readonly Layer[]) {
  const flows: { readonly flow: Flow; readonly mass: number; readonly reached: number }[] = []
  let reached: number | undefined = chunk
  for (let depth = heaviestLayer(chunk, layers); reached !== undefined && depth >= 0; depth--) {
    const arrival: Arrival | undefined = layers[depth]?.get(reached)
    if (arrival === undefined) break
    const flow: Flow = arrival.largest
    flows.unshift({ flow, mass: arrival.largestMass, reached })
    reached = flow.kind === 'link' ? flow.from : undefined
  }
  return flows
}

function shownBy(flow: Flow): IndexedAlias | undefined {
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
    const { key, shownBy } = flow.name
    return [...aliasHops(shownBy, { key, to, share }, view), targetHop(key, to, share)]
  }
  const from = view.chunk(flow.from)
  if (from === undefined) return []
  const { key, shownBy } = flow.link
  const explained = aliasHops(shownBy, { key, from, to, share }, view)
  return [linkHop(flow, from, to, share), ...explained, targetHop(key, to, share)]
}

type Explained = {
  /** The key of the name that the alias stands for. */
  readonly key: string
  /** The chunk with the alias; undefined if the question has it. */
  readonly from?: IndexedChunk
  readonly to: IndexedChunk
  readonly share: number
}

/** The hop from a name as written to the name it stands for, with the sentence that shows the alias. */
function aliasHops(
  alias: IndexedAlias | undefined,
  { key, from, to, share }: Explained,
  view: GraphView,
): PathHop[] {
  const showing = alias && view.chunk(alias.chunk)
  if (alias === undefined || showing === undefined) return []
  const written = alias.key === key ? alias.entityKey : alias.key
  const { start, end } = alias.sentence
  return [
    {
      from: entityNode(written, from ?? showing, written),
      to: entityNode(key, to, key),
      relation: 'alias',
      share,
      docId: showing.docId,
      start,
      end,
      sentence: showing.text.slice(start - showing.start, end - showing.start),
    },
  ]
}

/** The hop from a chunk to a name in it, with the sentence that has the name. */
function linkHop(
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

/** The hop from a name to a chunk that is about it or mentions it. */
function targetHop(key: string, to: IndexedChunk, share: number): PathHop {
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

/** The node of a name, written as in the target chunk, so that both hops at this node show the same name. */
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
