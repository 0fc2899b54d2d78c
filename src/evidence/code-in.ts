import type { Range } from '../language/words/words.ts'

/**
 * The ranges of a text of Markdown that are code, in order: fenced blocks, whole, and code within a paragraph. Linear
 * in its length.
 */
export function codeIn(text: string): readonly Range[] {
  const code: Range[] = []
  let paragraph = 0
  let block: { readonly start: number; readonly fence: string } | undefined
  let start = 0
  for (const line of text.split(/(?<=\n)/)) {
    const end = start + line.length
    const [, fence] = fenceOf.exec(line) ?? []
    if (block && fence?.startsWith(block.fence) && line.trim() === fence) {
      code.push({ start: block.start, end })
      block = undefined
      paragraph = end
    } else if (!block && (fence !== undefined || line.trim() === '')) {
      code.push(...codeWithin(text.slice(paragraph, start), paragraph))
      if (fence !== undefined) block = { start, fence }
      paragraph = end
    }
    start = end
  }
  const rest = block
    ? [{ start: block.start, end: start }]
    : codeWithin(text.slice(paragraph), paragraph)
  return [...code, ...rest]
}

/** A line that opens or closes a block of code; its first group is the fence. Code between backticks is none. */
export const fenceOf = /^\s{0,8}(`{3,}(?=[^`]*$)|~{3,})/

/** The code of a paragraph: between two runs of equally many backticks. */
function codeWithin(paragraph: string, offset: number): readonly Range[] {
  const runs = Array.from(paragraph.matchAll(/`+/g), ({ 0: { length }, index }) => {
    return { start: index, end: index + length, length }
  })
  const later = Map.groupBy(runs.toReversed(), ({ length }) => length)
  const code: Range[] = []
  let last = 0
  for (const run of runs) {
    const equal = later.get(run.length)
    equal?.pop()
    if (run.start < last || paragraph[run.start - 1] === '\\') continue
    const closing = equal?.at(-1)
    if (closing === undefined) continue
    last = closing.end
    code.push({ start: offset + run.start, end: offset + closing.end })
  }
  return code
}
