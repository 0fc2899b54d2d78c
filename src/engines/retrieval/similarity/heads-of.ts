import { termEnd } from '../../../extraction/blocks/terms-apart.ts'
import type { IndexedChunk } from '../../../index/index-reader.ts'
import { headingNames } from '../../../language/heading-names.ts'

/** The innermost heading over a chunk, and the headings and described terms in it. */
export function headsOf({ text, features }: IndexedChunk): readonly string[] {
  const { headings, blocks } = features.layout
  const own = blocks.flatMap(({ kind, start, end, depth }) => {
    if (kind === 'heading') return [text.slice(start, end)]
    const isDescribed = kind === 'definition' && depth === 1
    const terms = isDescribed ? text.slice(start, termEnd(text, { start, end })) : ''
    return terms === '' ? [] : terms.split(/,\s|\n\s*/)
  })
  return [...headings.slice(-1), ...own].flatMap(headingNames)
}
