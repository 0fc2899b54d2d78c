import type { Block, BlockKind } from './block.ts'

/** Returns a look-up of the kind of block at an offset; offsets must be asked for in ascending order. */
export function kindsAlong(blocks: readonly Block[]): (at: number) => BlockKind | undefined {
  let next = 0
  return (at) => {
    while ((blocks[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next++
    const block = blocks[next]
    return block && block.start <= at ? block.kind : undefined
  }
}

/** Whether blocks of the kind are boilerplate or metadata, not content. */
export function isAside(kind: BlockKind | undefined): boolean {
  return kind === 'boilerplate' || kind === 'metadata'
}
