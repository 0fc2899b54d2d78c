import { type Block, shifted } from '../../extraction/blocks/block.ts'
import { readBlocks, readPlainBlocks } from '../../extraction/blocks/read-blocks.ts'
import { storedBlocks } from '../../extraction/blocks/stored-blocks.ts'

/** A heading as older versions stored it, in JSON, in place of blocks. */
type Heading = { readonly start: number; readonly end: number; readonly level: number }

/** Whether the stored form has only headings, as older versions wrote it. */
export function isOutline(stored: string): boolean {
  return stored === '[]' || stored.startsWith('[{')
}

/**
 * The blocks, in stored form, of a document that has only its headings stored: parsed again for Markdown, inferred from
 * the text for other formats.
 */
export function restoreBlocks(text: string, outline: string, mediaType: string): string {
  if (mediaType === 'text/markdown') return storedBlocks(readBlocks(text))
  // Only older versions of this code wrote it.
  const headings = JSON.parse(outline) as readonly Heading[]
  const blocks: Block[] = []
  let from = 0
  for (const { start, end, level } of headings) {
    blocks.push(...plainBlocksFrom(text.slice(from, start), from))
    blocks.push({ kind: 'heading', start, end, depth: level, opens: false })
    from = end
  }
  return storedBlocks([...blocks, ...plainBlocksFrom(text.slice(from), from)])
}

/** The blocks of a plain part of a text that begins at `from`. */
function plainBlocksFrom(part: string, from: number): Block[] {
  return readPlainBlocks(part).map((block) => shifted(block, from))
}
