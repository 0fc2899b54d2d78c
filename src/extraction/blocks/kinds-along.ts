import type { Block, BlockKind } from './block.ts'

/** Tells of a place in which kind of block it is; to be asked in ascending order. */
export function kindsAlong(blocks: readonly Block[]): (at: number) => BlockKind | undefined {
  let next = 0
  return (at) => {
    while ((blocks[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next++
    const block = blocks[next]
    return block && block.start <= at ? block.kind : undefined
  }
}

/** Whether a block of the kind only stands around what the document says. */
export function isAside(kind: BlockKind | undefined): boolean {
  return kind === 'boilerplate' || kind === 'metadata'
}
