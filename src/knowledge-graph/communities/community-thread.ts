import { hash } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import { FactStore } from '../../storage/fact-store.ts'
import { GraphChanges } from '../../storage/graph-changes.ts'
import type { GraphPlace } from '../../storage/graph-place.ts'
import { openReader } from '../../storage/open-reader.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { Community } from './community.ts'
import { findCommunities } from './find-communities.ts'

/** `known` is the digest of the documents in which the cached communities were found. */
export type Wanted = { readonly place: GraphPlace; readonly known: string | undefined }
export type Found = {
  readonly communities: readonly Community[]
  /** A digest of the ids of the documents in which these were found. */
  readonly documents: string
}

// The pool of threads passes its `workerData` to each of them.
const reader = await openReader(workerData as StorageConfig)
const facts = new FactStore(reader)
const changes = new GraphChanges(reader)

/** Finds the communities of a graph; `undefined` if its documents are still the known ones. */
export async function find({ place, known }: Wanted): Promise<Found | undefined> {
  if (known !== undefined && digest(await changes.readyDocIds(place)) === known) return undefined
  const { communities, docIds } = await findCommunities(facts, place)
  return { communities, documents: digest(docIds) }
}

function digest(docIds: readonly string[]): string {
  return hash('sha256', docIds.toSorted().join('\n'))
}
