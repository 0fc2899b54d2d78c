import type { Block } from './block.ts'
import { linesOf, matchesAt } from './lines.ts'
import { termEnd } from './terms-apart.ts'
import type { TextBudget } from './text-budget.ts'

/** An option of a command at the beginning of a line: "-M, --maxdays N". */
const option = /--?[\p{L}?]/uy
/** A longer line that begins like an option is mostly prose about it. */
const termLengthMax = 150

type Placed = { readonly start: number; readonly end: number; readonly column: number }

/**
 * Makes terms of the options that a manual page or a help text lists, each with the deeper lines that describe it. What
 * one option means would otherwise be told of another.
 */
export function withOptions(text: string, blocks: readonly Block[], budget: TextBudget): Block[] {
  const found: Block[] = []
  /** The column of the option whose description goes on, and whether that has begun. */
  let term: { readonly column: number; isDescribed: boolean } | undefined
  for (const block of blocks) {
    const lines = block.kind === 'paragraph' ? linesAt(text, block) : []
    const [first] = lines
    if (first === undefined) {
      term = undefined
      found.push(block)
      continue
    }
    const last = found.at(-1)
    if (term && first.column > term.column) {
      if (term.isDescribed || last === undefined)
        found.push({ ...block, kind: 'definition', depth: 2 })
      else found[found.length - 1] = { ...last, kind: 'definition', depth: 1, end: block.end }
      term.isDescribed = true
      continue
    }
    const entries = entriesOf(text, lines)
    term = undefined
    for (const [index, entry] of entries.entries()) {
      if (index > 0) budget.addBlock('definition')
      const { isOption, isDescribed, start, end } = entry
      const kind = isOption && isDescribed ? { kind: 'definition' as const, depth: 1 } : {}
      found.push({ ...block, start, end, ...kind })
      if (isOption) term = { column: entry.column, isDescribed }
    }
  }
  return found
}

type Entry = Placed & { readonly isOption: boolean; readonly isDescribed: boolean }

/** The options in a paragraph, and what is written before them; the paragraph itself if its lines are anything else. */
function entriesOf(text: string, lines: readonly Placed[]): readonly Entry[] {
  const at = lines.findIndex(({ start }) => matchesAt(option, text, start))
  const column = lines[at]?.column ?? 0
  const opens = ({ start, column: own }: Placed) => own === column && matchesAt(option, text, start)
  const isList = at >= 0 && lines.slice(at).every((line) => line.column > column || opens(line))
  const whole = { isOption: false, isDescribed: true }
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  if (!isList) return [{ ...first, end: last.end, ...whole }]
  const before = lines[at - 1]
  const entries: Entry[] = before ? [{ ...first, end: before.end, ...whole }] : []
  for (const line of lines.slice(at)) {
    const open = entries.at(-1)
    const isNew = opens(line) && !(open?.isOption && !open.isDescribed)
    if (isNew || open === undefined) {
      const isDescribed = hasGap(text, line)
      entries.push({
        ...line,
        isOption: line.end - line.start <= termLengthMax || isDescribed,
        isDescribed,
      })
    } else
      entries[entries.length - 1] = {
        ...open,
        end: line.end,
        isDescribed: open.isDescribed || !opens(line) || hasGap(text, line),
      }
  }
  return entries
}

/** Whether a line has its description behind the term, set apart by more than one space. */
function hasGap(text: string, line: Placed): boolean {
  return termEnd(text, line) < line.end
}

/** The lines of a block with the column in which each begins. */
function linesAt(text: string, block: Block): readonly Placed[] {
  return linesOf(text, block).map(({ start, end }) => {
    return { start, end, column: start - text.lastIndexOf('\n', start - 1) - 1 }
  })
}
