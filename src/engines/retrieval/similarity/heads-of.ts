import { termEnd } from '../../../extraction/blocks/terms-apart.ts'
import type { IndexedChunk } from '../../../index/index-reader.ts'
import { headingNames } from '../../../language/heading-names.ts'

/** The names of the innermost heading over a chunk, and of the headings and described terms in it. */
export function headsOf(chunk: IndexedChunk): readonly string[] {
  return writtenHeads(chunk).flatMap(headingNames)
}

/** The heads of a chunk as they are written, with the numbers of sections and versions: "3.3.1 (2026-02-03)". */
export function writtenHeads({ text, features }: IndexedChunk): readonly string[] {
  const { headings, blocks } = features.layout
  const own = blocks.flatMap(({ kind, start, end, depth }) => {
    if (kind === 'heading') return [text.slice(start, end)]
    const isDescribed = kind === 'description' && depth === 1
    const terms = isDescribed ? text.slice(start, termEnd(text, { start, end })) : ''
    return terms === '' ? [] : terms.split(/,\s|\n\s*/)
  })
  return [...headings.slice(-1), ...own]
}
