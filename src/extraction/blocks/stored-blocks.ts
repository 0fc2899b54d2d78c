import { type Block, blockKinds } from './block.ts'

/**
 * Encodes blocks as a JSON list of numbers, three per block: packed kind, gap to the block before, length. Depth must
 * be below 64.
 */
export function storedBlocks(blocks: readonly Block[]): string {
  const numbers: number[] = []
  let last = 0
  for (const block of blocks) {
    numbers.push(packBlock(block), block.start - last, block.end - block.start)
    last = block.end
  }
  return JSON.stringify(numbers)
}

/** The blocks that `storedBlocks` wrote. */
export function readStoredBlocks(stored: string): Block[] {
  // Only `storedBlocks` writes this.
  const numbers = JSON.parse(stored) as readonly number[]
  const blocks: Block[] = []
  let last = 0
  for (let index = 0; index < numbers.length; index += 3) {
    const start = last + (numbers[index + 1] ?? 0)
    const end = start + (numbers[index + 2] ?? 0)
    blocks.push(unpackBlock(numbers[index] ?? 0, start, end))
    last = end
  }
  return blocks
}

/** Packs all fields but the range into a number below 2¹². */
export function packBlock({ kind, depth, opens, ordered = false }: Block): number {
  return (((depth * 16 + blockKinds.indexOf(kind)) * 2 + Number(opens)) * 2 + Number(ordered)) | 0
}

/** The block that `packBlock` packed, with its range. */
export function unpackBlock(packed: number, start: number, end: number): Block {
  const kind = blockKinds[(packed >> 2) & 15] ?? 'paragraph'
  const ordered = kind === 'item' ? { ordered: (packed & 1) === 1 } : {}
  return { kind, start, end, depth: packed >> 6, opens: (packed & 2) === 2, ...ordered }
}
