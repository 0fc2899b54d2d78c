import { detectLanguage } from '../language/detect-language.ts'
import type { NewChunks } from '../storage/chunk-writes.ts'
import { analyseChunks, type ChunkRun } from './analyse-chunks.ts'
import { type Chunk, chunkText } from './chunk-text.ts'
import type { Heading } from './parse/parsed-document.ts'

export type Text = { readonly text: string; readonly outline: readonly Heading[] }
export type WholeText = Text & { readonly graphId: string; readonly title: string }
export type Plan = { readonly language: string; readonly chunks: readonly Chunk[] }

/** How a text will be cut. */
export function planText({ text, outline }: Text): Plan {
  return { language: detectLanguage(text), chunks: chunkText(text, outline) }
}

/** Whole documents, each in one run. */
export function analyseTexts(
  texts: readonly WholeText[],
): readonly { language: string; content: NewChunks }[] {
  return texts.map((whole) => {
    const { language, chunks } = planText(whole)
    const run = { ...whole, language, firstIndex: 0, chunks: withText(whole.text, chunks) }
    return { language, content: analyseChunks(run) }
  })
}

export function analyseRun(run: ChunkRun): NewChunks {
  return analyseChunks(run)
}

export function withText(text: string, chunks: readonly Chunk[]): ChunkRun['chunks'] {
  return chunks.map((chunk) => ({ ...chunk, text: text.slice(chunk.start, chunk.end) }))
}
