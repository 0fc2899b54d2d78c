import { tally } from '../../../../base/tally.ts'
import type { Block } from '../../block.ts'
import { type Placed, placedLines } from '../../reading/lines.ts'
import type { TextBudget } from '../../text-budget.ts'

/** Fewest options in code whose descriptions begin in one column: of fewer, it may be a command over several lines. */
const optionsMin = 3
/** An option of a program and the gap before its description: "-a, --all   Show all". */
const describedOption = /^--?[\p{L}\d?][^\n]{0,80}?\s{2,}(?=\S)/u
const option = /^--?[\p{L}\d?]/u

/**
 * Makes terms of the options that the help text of a program lists, where a manual shows it as code: one of them would
 * only be told with all others. What stands before them stays code. Linear in the length of the text.
 */
export function withHelpTexts(text: string, blocks: readonly Block[], budget: TextBudget): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'code') return [block]
    const lines = placedLines(text, block)
    const columns = descriptionColumns(text, lines)
    return columns.size === 0 ? [block] : partsOf(text, block, lines, columns, budget)
  })
}

/** The columns in which enough descriptions of options begin. */
function descriptionColumns(text: string, lines: readonly Placed[]): ReadonlySet<number> {
  const counts = tally(lines.flatMap((line) => columnBeside(text, line) ?? []))
  return new Set([...counts].flatMap(([column, count]) => (count >= optionsMin ? [column] : [])))
}

/** The column in which the description beside an option begins. */
function columnBeside(text: string, { start, end, column }: Placed): number | undefined {
  const found = describedOption.exec(text.slice(start, Math.min(end, start + 100)))
  return found ? column + found[0].length : undefined
}

function partsOf(
  text: string,
  block: Block,
  lines: readonly Placed[],
  columns: ReadonlySet<number>,
  budget: TextBudget,
): Block[] {
  const parts: Block[] = []
  /** Where the description of the last option stands. */
  let column = 0
  lines.forEach((line, index) => {
    const last = parts.at(-1)
    const isLong = option.test(text.slice(line.start, line.start + 3))
    const own = columnBeside(text, line) ?? (isLong ? lines[index + 1]?.column : undefined)
    const isOption = own !== undefined && columns.has(own)
    const goesOn = last !== undefined && (last.kind === 'code' || line.column >= column)
    if (!isOption && goesOn) {
      parts[parts.length - 1] = { ...last, end: line.end }
      return
    }
    budget.addBlock('description')
    const opens = last === undefined || last.kind === 'code'
    if (isOption) {
      column = own
      if (opens) parts.splice(-1, 1, ...titleApart(text, last, lines[index - 1], budget))
      parts.push({ ...block, kind: 'description', depth: 1, start: line.start, end: line.end })
    } else {
      const start = Math.max(block.start, line.start - line.column)
      parts.push({ ...block, start, end: line.end })
    }
  })
  return parts
}

/** Code before options without the title of these, "Options:", which would lead from the code to all of them. */
function titleApart(
  text: string,
  code: Block | undefined,
  title: Placed | undefined,
  budget: TextBudget,
): Block[] {
  if (code === undefined) return []
  if (title === undefined || text[title.end - 1] !== ':') return [code]
  budget.addBlock('paragraph')
  const end = code.start + text.slice(code.start, title.start).trimEnd().length
  const { start } = title
  const apart: Block = { kind: 'paragraph', start, end: title.end, depth: 0, opens: false }
  return end > code.start ? [{ ...code, end }, apart] : [apart]
}
