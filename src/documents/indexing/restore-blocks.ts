import type { Block } from '../../extraction/blocks/block.ts'
import { readBlocks, readPlainBlocks } from '../../extraction/blocks/read-blocks.ts'
import { storedBlocks } from '../../extraction/blocks/stored-blocks.ts'

/** What a document kept of its structure before it kept blocks, as JSON. */
type Heading = { readonly start: number; readonly end: number; readonly level: number }

/** Whether only the headings of a document are stored. */
export function isOutline(stored: string): boolean {
  return stored === '[]' || stored.startsWith('[{')
}

/**
 * The blocks, as they are stored, of a document of which only the headings are: those of Markdown as they
 * are read from it, those of another format as far as its text shows them.
 */
export function restoreBlocks(text: string, outline: string, mediaType: string): string {
  if (mediaType === 'text/markdown') return storedBlocks(readBlocks(text))
  // Nobody else wrote it.
  const headings = JSON.parse(outline) as readonly Heading[]
  const blocks: Block[] = []
  let from = 0
  for (const { start, end, level } of headings) {
    blocks.push(...shifted(readPlainBlocks(text.slice(from, start)), from))
    blocks.push({ kind: 'heading', start, end, depth: level, opens: false })
    from = end
  }
  return storedBlocks([...blocks, ...shifted(readPlainBlocks(text.slice(from)), from)])
}

function shifted(blocks: readonly Block[], by: number): Block[] {
  return blocks.map((block) => ({ ...block, start: block.start + by, end: block.end + by }))
}
