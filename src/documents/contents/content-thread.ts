import { isMainThread } from 'node:worker_threads'
import { lowerPriority } from '../../base/turns/lower-priority.ts'
import { readStoredBlocks } from '../../extraction/blocks/stored-blocks.ts'
import { type ContentSlice, ContentStore } from '../../storage/documents/content-store.ts'
import { openReaderOfPool } from '../../storage/open-reader.ts'
import type { OwnDocument } from '../../storage/own-graph.ts'
import { headingMarks } from './heading-marks.ts'

/** Markdown markup to insert in the text of a document, before the byte at this offset (UTF-8). */
export type MarkAtByte = { readonly byte: number; readonly mark: string }

const contents = new ContentStore(await openReaderOfPool())

/** A slice of a document as bytes; `undefined` if the account has no such document. */
export function readSlice(slice: ContentSlice): Promise<Uint8Array | undefined> {
  return contents.slice(slice)
}

/** The heading markup to insert in a document's text, in ascending order. */
export async function findMarks(document: OwnDocument): Promise<readonly MarkAtByte[]> {
  const { text, blocks } = (await contents.find(document)) ?? { text: '', blocks: '[]' }
  let [from, byte] = [0, 0]
  return headingMarks(text, readStoredBlocks(blocks)).map(({ at, mark }) => {
    byte += Buffer.byteLength(text.slice(from, at))
    from = at
    return { byte, mark }
  })
}

if (!isMainThread) lowerPriority()
