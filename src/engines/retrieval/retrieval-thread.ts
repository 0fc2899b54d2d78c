import { workerData } from 'node:worker_threads'
import { ServiceError } from '../../base/service-error.ts'
import { entityId } from '../../index/entity-id.ts'
import { IndexCache } from '../../index/index-cache.ts'
import { InvertedIndex } from '../../index/inverted-index.ts'
import { StoredIndex } from '../../index/stored-index.ts'
import { IndexStore } from '../../storage/index-store.ts'
import type { Reach } from '../../storage/index-view.ts'
import { openReader } from '../../storage/open-reader.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { Passage } from '../answer/passage.ts'
import { retrieve } from './retrieve.ts'
import type { Retrieved } from './retrieved.ts'

export type RetrievalConfig = { readonly storage: StorageConfig; readonly cacheBytesMax: number }

export type Search = {
  readonly reach: Reach
  readonly question: string
  readonly engine: 'rag' | 'graph'
  readonly limit: number
}
export type FoundPassage = Passage & { readonly externalId?: string; readonly end: number }

// The pool of threads passes its `workerData` to each of them.
const { storage, cacheBytesMax } = workerData as RetrievalConfig
const reader = await openReader(storage)
const inverted = new InvertedIndex(new IndexStore(reader), cacheBytesMax / 2)
const cache = new IndexCache(cacheBytesMax / 2)

/** The result of a search. A `ServiceError` is sent as plain data, as an error loses its class between threads. */
export type FindOutcome =
  | { readonly passages: readonly FoundPassage[] | undefined }
  | { readonly problem: Pick<ServiceError, 'code' | 'message' | 'facts'> }

/** Finds passages, best first; `undefined` if the account does not have the graph or document of the reach. */
export async function find(search: Search): Promise<FindOutcome> {
  try {
    return { passages: await passagesOf(search) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { code, message, facts } = error
    return { problem: { code, message, facts: { ...facts, cause: undefined } } }
  }
}

function passagesOf(search: Search): Promise<readonly FoundPassage[] | undefined> {
  return inverted.read(search.reach, async (view) => {
    const index = new StoredIndex(inverted, view, cache)
    const found = await retrieve(search.question, index, search)
    return found.map((one) => passage(one, index))
  })
}

function passage({ chunk, score, path }: Retrieved, index: StoredIndex): FoundPassage {
  const { chunkId, docId, title, externalId, url, start, end, text } = chunk
  const node = ({ kind, title, key, id }: Retrieved['path'][number]['from'], hopDocId: string) => ({
    id: id ?? entityId(index.graphOf(hopDocId), key),
    kind,
    title,
  })
  return {
    chunkId,
    docId,
    title,
    ...(externalId !== undefined && { externalId }),
    ...(url !== undefined && { url }),
    start,
    end,
    text,
    score,
    path: path.map((hop) => ({
      ...hop,
      from: node(hop.from, hop.docId),
      to: node(hop.to, hop.docId),
    })),
  }
}
