import { isReleaseHeading } from '../../../../language/releases.ts'
import type { Block } from '../../block.ts'

const depthMax = 6

/**
 * Puts the parts of release notes under their releases, where the headings of both are of one level: "v1.2.0 - 3 May",
 * then "New features". They are such parts if most of their titles stand under several releases; below the last one only
 * those that do, as a "License" may follow it.
 */
export function withReleaseParts(text: string, blocks: readonly Block[]): Block[] {
  const titleOf = ({ start, end }: Block) => text.slice(start, end)
  const isRelease = (block: Block) => block.kind === 'heading' && isReleaseHeading(titleOf(block))
  const first = blocks.findIndex(isRelease)
  const level = blocks[first]?.depth
  if (level === undefined) return [...blocks]
  const last = blocks.findLastIndex(isRelease)
  const isBeside = (block: Block, index: number) =>
    index > first && block.kind === 'heading' && block.depth === level && !isRelease(block)
  const titles = blocks.filter(isBeside).map(titleOf)
  const isRepeated = titles.length > 2 * new Set(titles).size
  const known = new Set(blocks.slice(0, last).filter(isBeside).map(titleOf))
  const isPart = (block: Block, index: number) =>
    isBeside(block, index) && (index < last || known.has(titleOf(block)))
  let isWithin = false
  return blocks.map((block, index): Block => {
    if (!isRepeated || block.kind !== 'heading' || block.depth < level) return block
    if (block.depth === level) isWithin = isPart(block, index)
    return isWithin ? { ...block, depth: Math.min(block.depth + 1, depthMax) } : block
  })
}
