import type { IndexedChunk } from '../../../index/index-reader.ts'
import { compareContent } from './compare-content.ts'
import { settings } from './settings.ts'
import type { Similarity } from './similarity.ts'

type Ranked = { readonly chunk: IndexedChunk; readonly score: number }

/**
 * Orders chunks, best first, and multiplies the score of a chunk whose text is the same as that of a better one by
 * `kept`: pages of a manual that describe the same option, notices on every page. Distinct chunks then come before
 * copies. A copy whose title has more of the question is not lowered: it may be the same clause in the contract that
 * the question names.
 */
export function lowerCopies<One extends Ranked>(
  chunks: readonly One[],
  similarity: Similarity,
): readonly One[] {
  const before = new Map<string, { readonly first: number; copies: number }>()
  const { kept } = settings.copies
  const lowered = chunks.toSorted(compare).map((one) => {
    const { number, text, features } = one.chunk
    const said = [...features.layout.headings, text].join('\n')
    const known = before.get(said)
    if (known === undefined) before.set(said, { first: number, copies: 0 })
    if (known === undefined || similarity.addedBy(number, known.first) > 0) return one
    known.copies++
    return { ...one, score: one.score * kept ** known.copies }
  })
  return lowered.sort(compare)
}

/** Descending by score; ties are ordered by content. */
function compare(a: Ranked, b: Ranked): number {
  return b.score - a.score || compareContent(a.chunk, b.chunk)
}
