import { hash } from 'node:crypto'
import { FactStore } from '../../storage/knowledge-graph/fact-store.ts'
import { GraphChanges } from '../../storage/knowledge-graph/graph-changes.ts'
import type { GraphPlace } from '../../storage/knowledge-graph/graph-place.ts'
import { openReaderOfPool } from '../../storage/open-reader.ts'
import type { Community } from './community.ts'
import { findCommunities } from './find-communities.ts'
import { drawMap } from './map/draw-map.ts'
import type { GraphMap } from './map/graph-map.ts'
import { readPassages } from './reading/read-passages.ts'
import { type WholeGraph, wholeGraph } from './whole-graph.ts'

/** `known` is the digest of the documents from which the cached result was made. */
export type Wanted = { readonly place: GraphPlace; readonly known: string | undefined }
/** What was made of a graph. */
export type GraphResult<Result> = {
  readonly result: Result
  /** A digest of the ids of the documents of the graph when it was made. */
  readonly documents: string
}

const reader = await openReaderOfPool()
const facts = new FactStore(reader)
const changes = new GraphChanges(reader)

/** The last graph that was read: a caller who lists its communities mostly requests its map as well. */
let last:
  | { readonly graphId: string; readonly documents: string; readonly whole: WholeGraph }
  | undefined

/** Finds the communities of a graph; `undefined` if its documents are still the known ones. */
export async function find(wanted: Wanted): Promise<GraphResult<readonly Community[]> | undefined> {
  if (await isKnown(wanted)) return undefined
  const { whole, documents } = await read(wanted.place)
  return { result: await findCommunities(whole, facts, wanted.place), documents }
}

/** Draws the map of a graph; `undefined` if its documents are still the known ones. */
export async function draw(wanted: Wanted): Promise<GraphResult<GraphMap> | undefined> {
  if (await isKnown(wanted)) return undefined
  const { whole, documents } = await read(wanted.place)
  return { result: drawMap(whole, wanted.place), documents }
}

async function read(place: GraphPlace): Promise<NonNullable<typeof last>> {
  const documents = digest(await changes.readyDocIds(place))
  if (last?.graphId === place.id && last.documents === documents) return last
  // Released first: there is memory for one graph only.
  last = undefined
  // Those listed before: a document that was added since makes another digest, and the graph is read again then.
  last = { graphId: place.id, documents, whole: wholeGraph(await readPassages(facts, place)) }
  return last
}

async function isKnown({ place, known }: Wanted): Promise<boolean> {
  return known !== undefined && digest(await changes.readyDocIds(place)) === known
}

function digest(docIds: readonly string[]): string {
  return hash('sha256', docIds.toSorted().join('\n'))
}
