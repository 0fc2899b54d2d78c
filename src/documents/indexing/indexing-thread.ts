import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../../base/lower-priority.ts'
import { type Packed, pack } from '../../base/packed.ts'
import { SegmentBuilder } from '../../postings/segment.ts'
import { ContentStore, type OwnDocument } from '../../storage/documents/content-store.ts'
import type { NewContent } from '../../storage/index/chunk-writes.ts'
import { openReader } from '../../storage/open-reader.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import { analyseChunks } from './analyse-chunks.ts'
import { type Plan, planText, withText } from './analysis-thread.ts'
import { isOutline, restoreBlocks } from './restore-blocks.ts'

/** Some chunks of a stored document that follow one another, of as many as it has. */
export type StoredRun = OwnDocument & {
  readonly title: string
  readonly about: string
  readonly chunkCount: number
  readonly firstIndex: number
  readonly chunksMax: number
}
/** The blocks of a document as they are to be stored, and into how many chunks they cut it. */
export type Recut = { readonly blocks: string; readonly chunkCount: number }

// The pool of threads passes its `workerData` to each of them.
const contents = new ContentStore(await openReader(workerData as StorageConfig))
/** The text whose turn it is: its runs are asked for one after another. */
let open: (Plan & { readonly docId: string; readonly text: string }) | undefined

/**
 * Plans a document of which no chunk is stored. `undefined` if it is cut as it was: one that an older version stored may
 * keep nothing but its headings, or be cut into other chunks.
 */
export async function recut(
  document: OwnDocument & { readonly mediaType: string; readonly chunkCount: number },
): Promise<Recut | undefined> {
  const { text, blocks: stored } = await contentOf(document)
  const blocks = isOutline(stored) ? restoreBlocks(text, stored, document.mediaType) : stored
  open = { docId: document.docId, text, ...planText({ text, blocks }) }
  const chunkCount = open.chunks.length
  if (blocks === stored && chunkCount === document.chunkCount) return undefined
  return { blocks, chunkCount }
}

/** Analyses a run of chunks. Throws if the text is cut into other chunks than it was. */
export async function analyse(run: StoredRun): Promise<Packed<NewContent>> {
  const { docId, title, about, chunkCount, firstIndex, chunksMax } = run
  if (open?.docId !== docId) open = { docId, ...(await planned(run)) }
  const { text, language, chunks } = open
  if (chunks.length !== chunkCount)
    throw new Error('The text of the document is cut into other chunks than before')
  const some = withText(text, chunks.slice(firstIndex, firstIndex + chunksMax))
  const segment = new SegmentBuilder()
  const chunkRun = { title, about, language, firstIndex, chunkCount, chunks: some }
  const found = analyseChunks(chunkRun, segment, 0)
  return pack({ runs: [found], segment: segment.finish() })
}

async function planned(document: OwnDocument): Promise<Plan & { readonly text: string }> {
  const { text, blocks } = await contentOf(document)
  return { text, ...planText({ text, blocks }) }
}

async function contentOf(document: OwnDocument) {
  // The text before is let go of first: two of the longest would take more than a thread may.
  open = undefined
  const content = await contents.find(document)
  if (!content) throw new Error(`Document ${document.docId} is gone`)
  return content
}

lowerPriority()
