import { isMainThread } from 'node:worker_threads'
import { ServiceError } from '../../base/errors/service-error.ts'
import { lowerPriority } from '../../base/turns/lower-priority.ts'
import { type Packed, pack } from '../../base/turns/packed.ts'
import { readStoredBlocks } from '../../extraction/blocks/stored-blocks.ts'
import { detectLanguage } from '../../language/detection/detect-language.ts'
import { SegmentBuilder } from '../../postings/segment.ts'
import type { NewContent } from '../../storage/index/chunk-writes.ts'
import {
  immediateLengthMax,
  type Measured,
  type PreparedDocument,
  readWritten,
  type WrittenText,
} from '../prepared-document.ts'
import { analyseChunks, type ChunkRun } from './analyse-chunks.ts'
import { type Chunk, chunkText } from './chunk-text.ts'

/** A text with its blocks in stored form. */
export type Text = { readonly text: string; readonly blocks: string }
export type WholeText = Text & Pick<ChunkRun, 'title' | 'about'>
export type Analysis = {
  readonly texts: readonly Measured[]
  readonly content: Packed<NewContent>
}
export type ChunkPlan = { readonly language: string; readonly chunks: readonly Chunk[] }

/** A parsed text, or the reason why it cannot be parsed, as data: errors lose their class between threads. */
export type ReadText =
  | { readonly prepared: PreparedDocument }
  | { readonly problem: Pick<ServiceError, 'code' | 'message'> }

/** Parses a text. A long one, which will be stored before it is analysed, is also measured while this thread has it. */
export function readText(written: WrittenText): ReadText {
  try {
    const prepared = readWritten(written)
    if (prepared.text.length <= immediateLengthMax) return { prepared }
    return { prepared: { ...prepared, measured: measureText(prepared) } }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { problem: { code: error.code, message: error.message } }
  }
}

/** The language of a text, and the chunks it is cut into. */
export function planText({ text, blocks }: Text): ChunkPlan {
  return { language: detectLanguage(text), chunks: chunkText(text, readStoredBlocks(blocks)) }
}

/** The language of a text, and its number of chunks. */
export function measureText(text: Text): Measured {
  const { language, chunks } = planText(text)
  return { language, chunkCount: chunks.length }
}

/** Analyses whole documents, each as one run of chunks. */
export function analyseTexts(texts: readonly WholeText[]): Analysis {
  const segment = new SegmentBuilder()
  let chunkCount = 0
  const analysed = texts.map(({ title, about = '', ...whole }) => {
    const { language, chunks } = planText(whole)
    const run = {
      title,
      about,
      language,
      firstIndex: 0,
      chunkCount: chunks.length,
      chunks: withText(whole.text, chunks),
    }
    const found = analyseChunks(run, segment, chunkCount)
    chunkCount += chunks.length
    return { found, text: { language, chunkCount: chunks.length } }
  })
  return {
    texts: analysed.map(({ text }) => text),
    content: pack({ runs: analysed.map(({ found }) => found), segment: segment.finish() }),
  }
}

/** The chunks, each with its slice of the text. */
export function withText(text: string, chunks: readonly Chunk[]): ChunkRun['chunks'] {
  return chunks.map(({ start, end, layout }) => {
    return { start, end, layout, text: text.slice(start, end) }
  })
}

if (!isMainThread) lowerPriority()
