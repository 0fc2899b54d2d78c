import type { RunningJob } from '../../jobs/running-job.ts'
import type { Work } from '../../jobs/work.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'
import type { StoredDocument } from '../../storage/documents/stored-document.ts'
import type { OwnGraph } from '../../storage/own-graph.ts'
import { aboutOf } from '../about.ts'
import type { IndexingThreads } from './indexing-threads.ts'

/** Chunks stored in one transaction; other writers get their turn between two. */
const runChunksMax = 128

/** The job that indexes a long document after it was stored. Resumes after the last stored chunk. */
export function indexDocument(documents: DocumentStore, indexing: IndexingThreads): Work {
  return {
    run: async (job) => {
      const { accountId, subject: docId } = job.job
      const stored = await documents.find(accountId, docId)
      if (stored?.status !== 'indexing') return 'done'
      const graph = { accountId, graphId: stored.graphId }
      try {
        return await addChunks(job, { graph, stored }, documents, indexing)
      } catch (error) {
        // The document was deleted meanwhile.
        if (!(await documents.find(accountId, docId))) return 'done'
        throw error
      }
    },
    abandon: async ({ job: { accountId, subject } }) => {
      await documents.finish(accountId, subject, 'The document could not be indexed')
      return undefined
    },
    attemptsMax: 5,
    isKept: false,
  }
}

async function addChunks(
  job: RunningJob,
  { graph, stored }: { readonly graph: OwnGraph; readonly stored: StoredDocument },
  documents: DocumentStore,
  indexing: IndexingThreads,
): Promise<'done' | 'later'> {
  const { accountId } = graph
  const { id: docId, title, mediaType, metadata } = stored
  const about = aboutOf(title, metadata === null ? undefined : JSON.parse(metadata))
  let firstIndex = await documents.storedChunks(accountId, docId)
  // What an attempt stored before its process ended is progress, though it could not be noted; each place once.
  if (firstIndex > 0 && job.counts.attempts > 1)
    await job.step(`stored ${firstIndex}`, async () => true)
  let { chunkCount } = stored
  if (firstIndex === 0) {
    const recut = await indexing.recut({ accountId, docId, mediaType, chunkCount })
    if (recut) await documents.recut(graph, docId, recut)
    chunkCount = recut?.chunkCount ?? chunkCount
  }
  for (; firstIndex < chunkCount; firstIndex += runChunksMax) {
    if (!(await job.mayGoOn())) return 'later'
    const run = { accountId, docId, title, about, chunkCount, firstIndex, chunksMax: runChunksMax }
    await documents.addChunks(graph, docId, await indexing.analyse(run))
    await job.noteProgress()
  }
  job.signal.throwIfAborted()
  await documents.finish(accountId, docId)
  return 'done'
}
