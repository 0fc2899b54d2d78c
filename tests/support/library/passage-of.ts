import type { Passage } from '../../../src/evidence/passage.ts'
import { readBlocks } from '../../../src/extraction/blocks/read-blocks.ts'

/** A Markdown document of one chunk, as retrieval would hand it to the mind. */
export function passageOf(text: string, more: Partial<Passage> = {}): Passage {
  return {
    chunkId: `chunk_${text}`,
    docId: `doc_${text}`,
    title: '',
    language: 'en',
    headings: [],
    start: 0,
    end: text.length,
    text,
    blocks: readBlocks(text),
    score: 1,
    path: [],
    ...more,
  }
}
