import { type Packed, pack } from '../base/packed.ts'
import { detectLanguage } from '../language/detect-language.ts'
import type { NewChunks } from '../storage/chunk-writes.ts'
import { analyseChunks, type ChunkRun } from './analyse-chunks.ts'
import { type Chunk, chunkText } from './chunk-text.ts'
import type { Heading } from './parse/parsed-document.ts'

export type Text = { readonly text: string; readonly outline: readonly Heading[] }
export type WholeText = Text & { readonly graphId: string; readonly title: string }
export type Analysis = {
  readonly language: string
  readonly chunkCount: number
  readonly content: Packed<NewChunks>
}
export type Plan = { readonly language: string; readonly chunks: readonly Chunk[] }

/** How a text will be cut. */
export function planText({ text, outline }: Text): Plan {
  return { language: detectLanguage(text), chunks: chunkText(text, outline) }
}

/** Whole documents, each in one run. */
export function analyseTexts(texts: readonly WholeText[]): readonly Analysis[] {
  return texts.map((whole) => {
    const { language, chunks } = planText(whole)
    const run = { ...whole, language, firstIndex: 0, chunks: withText(whole.text, chunks) }
    return { language, chunkCount: chunks.length, content: analyseRun(run) }
  })
}

export function analyseRun(run: ChunkRun): Packed<NewChunks> {
  return pack(analyseChunks(run))
}

export function withText(text: string, chunks: readonly Chunk[]): ChunkRun['chunks'] {
  return chunks.map((chunk) => ({ ...chunk, text: text.slice(chunk.start, chunk.end) }))
}
