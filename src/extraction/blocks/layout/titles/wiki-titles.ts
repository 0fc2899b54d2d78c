import { trimmedRange } from '../../../../language/words/trimmed-range.ts'
import type { Range } from '../../../../language/words/words.ts'
import type { Block } from '../../block.ts'
import { linesOf } from '../../reading/lines.ts'
import type { TextBudget } from '../../text-budget.ts'

/** A line between as many equals signs on either side, one to six: the title of a section in wikis. */
const title = /^(={1,6})[^\S\n]+\S.*[^\S\n]\1$/u
/** Longest line of a title, in characters. */
const lengthMax = 200

/** The line of a title, and how many signs are on either side of it. */
type Title = Range & { readonly signs: number }

/**
 * Makes headings of the lines between equals signs that wikis write over their sections, also right above the text:
 * `== Links ==`. In most wikis the outermost title has the fewest signs, in some the most: as the first one has.
 */
export function withWikiTitles(
  text: string,
  blocks: readonly Block[],
  budget: TextBudget,
): Block[] {
  const titles = blocks.map((block) => titlesIn(text, block))
  const signs = titles.flat().map((one) => one.signs)
  const isFalling = signs[0] === signs.reduce((most, one) => Math.max(most, one), 0)
  const headingOf = ({ signs, ...line }: Title): Block => {
    budget.addBlock('heading')
    const words = trimmedRange(text, { start: line.start + signs, end: line.end - signs })
    return { kind: 'heading', ...words, depth: isFalling ? 7 - signs : signs, opens: false }
  }
  return blocks.flatMap((block, index): Block[] => {
    const own = titles[index] ?? []
    if (own.length === 0) return [block]
    return own.flatMap((line, at): Block[] => {
      const before = at === 0 ? block.start : line.start
      const rest = { start: line.end, end: own[at + 1]?.start ?? block.end }
      return [
        ...partOf(text, block, { start: before, end: line.start }),
        headingOf(line),
        ...partOf(text, block, rest),
      ]
    })
  })
}

function titlesIn(text: string, block: Block): readonly Title[] {
  if (block.kind === 'code') return []
  return linesOf(text, block).flatMap(({ start, end }) => {
    if (text[start] !== '=' || end - start > lengthMax) return []
    const [, marks] = title.exec(text.slice(start, end)) ?? []
    return marks === undefined ? [] : [{ start, end, signs: marks.length }]
  })
}

/** What of a block stands between two titles, if there is anything. */
function partOf(text: string, block: Block, range: Range): readonly Block[] {
  const part = trimmedRange(text, range)
  return part.start < part.end ? [{ ...block, ...part }] : []
}
