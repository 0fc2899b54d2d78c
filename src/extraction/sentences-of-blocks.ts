import { sentences } from '../language/sentences/sentences.ts'
import { trimmedRange } from '../language/words/trimmed-range.ts'
import type { Range } from '../language/words/words.ts'
import type { Block } from './blocks/block.ts'

/**
 * The sentences of a text, none of which goes on from one block into the next: a title right above a sentence, without
 * a blank line between them, is no part of it.
 */
export function sentencesOfBlocks(
  text: string,
  language: string,
  blocks: readonly Block[],
): readonly Range[] {
  const ends = lineEndsBetween(text, blocks)
  let next = 0
  return sentences(text, language).flatMap((sentence) => {
    const parts: Range[] = []
    let { start } = sentence
    for (; (ends[next] ?? Number.POSITIVE_INFINITY) < sentence.end; next++) {
      const end = ends[next] ?? 0
      if (end <= start) continue
      parts.push(trimmedRange(text, { start, end }))
      start = end
    }
    parts.push(trimmedRange(text, { start, end: sentence.end }))
    return parts.filter((part) => part.start < part.end)
  })
}

/** Where the line before each block ends, if the block begins in another line than the one before it. */
function lineEndsBetween(text: string, blocks: readonly Block[]): readonly number[] {
  return blocks.flatMap(({ start }, index) => {
    const before = blocks[index - 1]
    const newline =
      before && start > before.end ? text.slice(before.end, start).lastIndexOf('\n') : -1
    return before && newline >= 0 ? [before.end + newline] : []
  })
}
