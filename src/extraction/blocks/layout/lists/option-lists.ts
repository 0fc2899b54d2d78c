import type { Block } from '../../block.ts'
import { matchesAt, type Placed, placedLines } from '../../reading/lines.ts'
import { termEnd } from '../../terms-apart.ts'
import type { TextBudget } from '../../text-budget.ts'
import { hasRoom, widestOf } from '../plain-lines.ts'
import { hangsBeside, hangsOver } from './hanging-terms.ts'

/** An option of a command at the beginning of a line: "-M, --maxdays N". */
const option = /--?[\p{L}?]/uy
/** A longer line that begins like an option is mostly prose about it. */
const termLengthMax = 150

/** Most lines of terms that share a description. Not measured. */
const termLinesMax = 8

/**
 * Makes terms of the options that a manual page or a help text lists, and of other words that hang over deeper lines,
 * each with the lines that describe it. What one option means would otherwise be told of another.
 */
export function withOptions(text: string, blocks: readonly Block[], budget: TextBudget): Block[] {
  const found: Block[] = []
  /** The terms whose description goes on, each within that of the one before, and whether it has begun. */
  const terms: { readonly column: number; isDescribed: boolean }[] = []
  for (const block of blocks) {
    const lines = block.kind === 'paragraph' ? placedLines(text, block) : []
    const [first] = lines
    while (terms.length > 0 && (first?.column ?? 0) <= (terms.at(-1)?.column ?? 0)) terms.pop()
    if (first === undefined) {
      found.push(block)
      continue
    }
    const term = terms.at(-1)
    const last = found.at(-1)
    if (term && !(term.isDescribed && isTerm(text, lines))) {
      if (term.isDescribed || last === undefined)
        found.push({ ...block, kind: 'description', depth: 2 })
      else found[found.length - 1] = { ...last, kind: 'description', depth: 1, end: block.end }
      term.isDescribed = true
      continue
    }
    for (const [index, entry] of entriesOf(text, lines).entries()) {
      if (index > 0) budget.addBlock('description')
      const { isOption, isDescribed, start, end, column } = entry
      const kind = isOption && isDescribed ? { kind: 'description' as const, depth: 1 } : {}
      found.push({ ...block, start, end, ...kind })
      while ((terms.at(-1)?.column ?? -1) >= column) terms.pop()
      if (isOption) terms.push({ column, isDescribed })
    }
  }
  return found
}

type Entry = Placed & { readonly isOption: boolean; readonly isDescribed: boolean }

/** The options in a paragraph, and what is written before them; the paragraph itself if its lines are anything else. */
function entriesOf(text: string, lines: readonly Placed[]): readonly Entry[] {
  const options = lines.filter(({ start }) => matchesAt(option, text, start))
  const at = options[0] ? lines.indexOf(options[0]) : -1
  const column = options.reduce((least, line) => Math.min(least, line.column), Infinity)
  // Where options have a short name, those without one are indented to the long names of the others.
  const opens = (line: Placed) =>
    matchesAt(option, text, line.start) &&
    (line.column === column || (text.startsWith('--', line.start) && hasGap(text, line)))
  const isList = at >= 0 && lines.slice(at).every((line) => line.column > column || opens(line))
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  if (!isList)
    return [{ ...first, end: last.end, isOption: isTerm(text, lines), isDescribed: true }]
  const before = lines[at - 1]
  const entries: Entry[] = before
    ? [{ ...first, end: before.end, isOption: false, isDescribed: true }]
    : []
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

/** Whether lines are a term, which may be written in two ways below each other, and what is said of it. */
function isTerm(text: string, lines: readonly Placed[]): boolean {
  if (hangsOver(text, lines) || hangsBeside(text, lines)) return true
  const [first, second] = lines
  if (!first || first.column !== second?.column) return false
  if (areTerms(text, lines)) return true
  return hasRoom(text, first, second, widestOf(text, lines)) && hangsOver(text, lines.slice(1))
}

/** Whether the first lines list several terms, and all others, which begin deeper, say what they are. */
function areTerms(text: string, lines: readonly Placed[]): boolean {
  const { column = 0 } = lines[0] ?? {}
  const last = lines.findIndex(({ end }) => text[end - 1] !== ',')
  const below = lines.slice(last + 1)
  return (
    last > 0 &&
    last < termLinesMax &&
    below.length > 0 &&
    lines.slice(0, last + 1).every((line) => line.column === column) &&
    below.every((line) => line.column > column + 1)
  )
}

/** Whether a line has its description behind the term, set apart by more than one space. */
function hasGap(text: string, line: Placed): boolean {
  return termEnd(text, line) < line.end
}
