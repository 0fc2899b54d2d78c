import { isMainThread, workerData } from 'node:worker_threads'
import { lowerPriority } from '../base/lower-priority.ts'
import { ContentStore, type OwnDocument, type Slice } from '../storage/documents/content-store.ts'
import { openReader } from '../storage/open-reader.ts'
import type { StorageConfig } from '../storage/open-storage.ts'
import { headingMarks } from './heading-marks.ts'

/** A mark that the text of a document gets in Markdown, and before which of its bytes. */
export type MarkAtByte = { readonly byte: number; readonly mark: string }

// The pool of threads passes its `workerData` to each of them.
const contents = new ContentStore(await openReader(workerData as StorageConfig))

/** Part of a document as bytes; `undefined` if the account does not have the document. */
export function readSlice(slice: Slice): Promise<Uint8Array | undefined> {
  return contents.slice(slice)
}

/** The marks that the headings of a document lack, in ascending order. */
export async function findMarks(document: OwnDocument): Promise<readonly MarkAtByte[]> {
  const { text, blocks } = (await contents.find(document)) ?? { text: '', blocks: '[]' }
  let [from, byte] = [0, 0]
  return headingMarks(text, blocks).map(({ at, mark }) => {
    byte += Buffer.byteLength(text.slice(from, at))
    from = at
    return { byte, mark }
  })
}

if (!isMainThread) lowerPriority()
