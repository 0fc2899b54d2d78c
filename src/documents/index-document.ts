import type { JobInHand } from '../jobs/job-in-hand.ts'
import type { Work } from '../jobs/work.ts'
import type { DocumentStore, StoredContent } from '../storage/document-store.ts'
import type { Place } from '../storage/place.ts'
import type { StoredDocument } from '../storage/stored-document.ts'
import { type Plan, withText } from './analysis-thread.ts'
import { isOutline } from './restore-blocks.ts'
import type { TextAnalysis } from './text-analysis.ts'

/** So many chunks are stored at a time, so that other writers get their turn in between. */
const runChunksMax = 128

/** Indexes a long document after it was staged. It goes on behind the chunks that are stored. */
export function indexDocument(documents: DocumentStore, analysis: TextAnalysis): Work {
  return {
    run: async (job) => {
      const { accountId, subject: docId } = job.job
      const stored = await documents.find(accountId, docId)
      const content = await documents.content(accountId, docId)
      if (stored?.status !== 'indexing' || !content) return 'done'
      const source = { place: { accountId, graphId: stored.graphId }, stored, content }
      try {
        return await addChunks(job, source, documents, analysis)
      } catch (error) {
        // It need not be indexed to be deleted.
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

type Source = {
  readonly place: Place
  readonly stored: StoredDocument
  readonly content: StoredContent
}

async function addChunks(
  job: JobInHand,
  { place, stored, content }: Source,
  documents: DocumentStore,
  analysis: TextAnalysis,
): Promise<'done' | 'later'> {
  const { id: docId, title } = stored
  const { language, chunks } = await planOf(place, stored, content, documents, analysis)
  let firstIndex = await documents.storedChunks(place.accountId, docId)
  for (; firstIndex < chunks.length; firstIndex += runChunksMax) {
    if (!(await job.mayGoOn())) return 'later'
    const some = withText(content.text, chunks.slice(firstIndex, firstIndex + runChunksMax))
    const run = { title, language, chunkCount: chunks.length, firstIndex, chunks: some }
    await documents.addChunks(place, docId, await analysis.run(place.accountId, run))
  }
  job.signal.throwIfAborted()
  await documents.finish(place.accountId, docId)
  return 'done'
}

async function planOf(
  place: Place,
  stored: StoredDocument,
  { text, blocks }: StoredContent,
  documents: DocumentStore,
  analysis: TextAnalysis,
): Promise<Plan> {
  if (!isOutline(blocks)) {
    const plan = await analysis.plan(place.accountId, { text, blocks })
    if (plan.chunks.length === stored.chunkCount) return plan
    throw new Error('The text of the document is cut into other chunks than before')
  }
  const outlined = { text, outline: blocks, mediaType: stored.mediaType }
  const restored = await analysis.restore(place.accountId, outlined)
  const plan = await analysis.plan(place.accountId, { text, blocks: restored })
  await documents.recut(place, stored.id, { blocks: restored, chunkCount: plan.chunks.length })
  return plan
}
