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
    const column = descriptionColumn(text, lines)
    return column === undefined ? [block] : partsOf(text, block, lines, column, budget)
  })
}

/** The column in which enough descriptions of options begin. */
function descriptionColumn(text: string, lines: readonly Placed[]): number | undefined {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const column = columnBeside(text, line)
    if (column !== undefined) counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  return [...counts].find(([, count]) => count >= optionsMin)?.[0]
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
  column: number,
  budget: TextBudget,
): Block[] {
  const parts: Block[] = []
  lines.forEach((line, index) => {
    const last = parts.at(-1)
    const isOption =
      columnBeside(text, line) === column ||
      (option.test(text.slice(line.start, line.start + 3)) && lines[index + 1]?.column === column)
    const goesOn = last !== undefined && (last.kind === 'code' || line.column >= column)
    if (!isOption && goesOn) {
      parts[parts.length - 1] = { ...last, end: line.end }
      return
    }
    budget.addBlock('description')
    const opens = last === undefined || last.kind === 'code'
    if (isOption) {
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
