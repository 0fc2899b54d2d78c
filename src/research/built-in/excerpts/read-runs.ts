import { onOneLine, shown } from '../../../evidence/shown.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { isNavigation, measureLinks } from '../../../extraction/blocks/measure-links.ts'
import { cellRanges } from '../../../extraction/blocks/row-cells.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { settings } from '../../settings.ts'
import { isReference } from './is-whole.ts'

/** A list or table that is quoted whole or not at all. */
export type Run = {
  /** The index of its first block. */
  readonly id: number
  readonly isOrdered: boolean
  /** The line that leads to it, if there is one: "You need:". */
  readonly lead?: string
}

const { runWordsMax, runItemWordsMax, runMeanWordsMin, runLeadLengthMax } = settings

/**
 * The lists and tables of a text that are short enough to be quoted whole, by the indices of their blocks. An item need
 * be no sentence; what is mostly links, or single words, is a menu and no list.
 */
export function readRuns(text: string, blocks: readonly Block[]): ReadonlyMap<number, Run> {
  const runs = new Map<number, Run>()
  for (let first = 0; first < blocks.length; ) {
    const last = endOfRun(text, blocks, first)
    const own = blocks.slice(first, last)
    if (own.length > 1 && isTold(own, text)) {
      const lead = leadOf(text, blocks[first - 1])
      const isOrdered = own.every(({ ordered }) => ordered === true)
      const run = { id: first, isOrdered, ...(lead !== undefined && { lead }) }
      for (let at = first; at < last; at++) runs.set(at, run)
    }
    first = Math.max(last, first + 1)
  }
  return runs
}

/**
 * The index behind the last block of the list or table that begins at a block; the same if none does. A line of a form
 * below a table ("Last updated: 18 May") is no row of it.
 */
function endOfRun(text: string, blocks: readonly Block[], first: number): number {
  const opening = blocks[first]
  if (opening?.kind !== 'item' && opening?.kind !== 'row') return first
  const isOfTable = hasCells(text, opening)
  const goesOn = (block: Block | undefined) =>
    block?.kind === opening.kind &&
    !(block.opens && block.depth === 0) &&
    (block.kind === 'item' || hasCells(text, block) === isOfTable)
  let end = first + 1
  while (goesOn(blocks[end])) end++
  return end
}

function hasCells(text: string, { start, end }: Block): boolean {
  return cellRanges(text.slice(start, end)).length > 1
}

function isTold(own: readonly Block[], text: string): boolean {
  const texts = own.map(({ start, end }) => onOneLine(shown(text.slice(start, end))))
  const counts = texts.map(countWords)
  const words = counts.reduce((sum, count) => sum + count, 0)
  return (
    words <= runWordsMax &&
    words >= own.length * runMeanWordsMin &&
    counts.every((count) => count <= runItemWordsMax) &&
    own.every((block) => !isNavigation(measureLinks(text, block))) &&
    !texts.some((one) => notTold.test(one) || isReference(one))
  )
}

/** Web addresses, code, templates and marks of rights; questions, fragments, and names with a count: "Travel (12)". */
const notTold = /https?:|[{}<>\\^~=]|\]\(|©|®|[?？؟]$|^[,;.]|\(\d+\)$/iu

/** The short paragraph before a list, which leads to it: one that is no whole statement. */
function leadOf(text: string, before: Block | undefined): string | undefined {
  if (before?.kind !== 'paragraph') return undefined
  const said = onOneLine(shown(text.slice(before.start, before.end)))
  const isLead = said.length <= runLeadLengthMax && !/[.!?。！？]$/u.test(said)
  return isLead && said !== '' ? said : undefined
}
