import { lowerPriority } from '../../base/turns/lower-priority.ts'
import { type Packed, pack } from '../../base/turns/packed.ts'
import { SegmentBuilder } from '../../postings/segment.ts'
import { ContentStore } from '../../storage/documents/content-store.ts'
import type { NewContent } from '../../storage/index/chunk-writes.ts'
import { openReaderOfPool } from '../../storage/open-reader.ts'
import type { OwnDocument } from '../../storage/own-graph.ts'
import { analyseChunks } from './analyse-chunks.ts'
import { type ChunkPlan, planText, withText } from './analysis-thread.ts'
import { isOutline, restoreBlocks } from './restore-blocks.ts'

/** Consecutive chunks of a stored document of `chunkCount` chunks. */
export type StoredRun = OwnDocument & {
  readonly title: string
  readonly about: string
  readonly chunkCount: number
  readonly firstIndex: number
  readonly chunksMax: number
}
/** The new stored form of a document's blocks, and the number of chunks they give. */
export type Recut = { readonly blocks: string; readonly chunkCount: number }

const contents = new ContentStore(await openReaderOfPool())
/** The document in work, kept because its runs are requested one after another. */
let open: (ChunkPlan & { readonly docId: string; readonly text: string }) | undefined

/**
 * Plans a document that has no stored chunks. Returns new blocks and a chunk count if they differ from the stored ones:
 * an older version may have stored only its headings, or have cut it differently. Otherwise `undefined`.
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

/** Analyses a run of chunks. Throws if the text now gives another number of chunks than `chunkCount`. */
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

async function planned(document: OwnDocument): Promise<ChunkPlan & { readonly text: string }> {
  const { text, blocks } = await contentOf(document)
  return { text, ...planText({ text, blocks }) }
}

async function contentOf(document: OwnDocument) {
  // Releases the previous text first: two of the longest exceed the thread's memory.
  open = undefined
  const content = await contents.find(document)
  if (!content) throw new Error(`Document ${document.docId} is gone`)
  return content
}

lowerPriority()
