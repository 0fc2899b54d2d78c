import { hash } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import { FactStore } from '../../storage/fact-store.ts'
import { GraphChanges } from '../../storage/graph-changes.ts'
import type { GraphPlace } from '../../storage/graph-place.ts'
import { openReader } from '../../storage/open-reader.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { Community } from './community.ts'
import { drawMap } from './draw-map.ts'
import { findCommunities } from './find-communities.ts'
import type { GraphMap } from './graph-map.ts'

/** `known` is the digest of the documents from which the cached result was made. */
export type Wanted = { readonly place: GraphPlace; readonly known: string | undefined }
export type Found<Result> = {
  readonly result: Result
  /** A digest of the ids of the documents from which it was made. */
  readonly documents: string
}

// The pool of threads passes its `workerData` to each of them.
const reader = await openReader(workerData as StorageConfig)
const facts = new FactStore(reader)
const changes = new GraphChanges(reader)

/** Finds the communities of a graph; `undefined` if its documents are still the known ones. */
export async function find(wanted: Wanted): Promise<Found<readonly Community[]> | undefined> {
  if (await isKnown(wanted)) return undefined
  const { communities, docIds } = await findCommunities(facts, wanted.place)
  return { result: communities, documents: digest(docIds) }
}

/** Draws the map of a graph; `undefined` if its documents are still the known ones. */
export async function draw(wanted: Wanted): Promise<Found<GraphMap> | undefined> {
  if (await isKnown(wanted)) return undefined
  const { map, docIds } = await drawMap(facts, wanted.place)
  return { result: map, documents: digest(docIds) }
}

async function isKnown({ place, known }: Wanted): Promise<boolean> {
  return known !== undefined && digest(await changes.readyDocIds(place)) === known
}

function digest(docIds: readonly string[]): string {
  return hash('sha256', docIds.toSorted().join('\n'))
}
