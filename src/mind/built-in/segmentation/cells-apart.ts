import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { cellRanges } from '../../../extraction/blocks/row-cells.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'
import { cellsOf } from './tables.ts'

/** A block as evidence is read. A cell of a long row stands `under` the names of its row and column. */
export type EvidenceBlock = Block & { readonly under?: readonly string[] }

/**
 * Takes tables apart that mostly have rows too long to be quoted: each cell is read as a text of its own, under the
 * names of its row and its column. Tables stay whole if their header is not known, or not all rows have its columns.
 */
export function cellsApart(
  { text, leadIn }: Pick<Passage, 'text' | 'leadIn'>,
  blocks: readonly Block[],
): readonly EvidenceBlock[] {
  const read: EvidenceBlock[] = []
  for (let at = 0; at < blocks.length; ) {
    const first = blocks[at]
    let end = at + 1
    if (first?.kind === 'row')
      while (blocks[end]?.kind === 'row' && blocks[end]?.opens === false) end++
    const own = blocks.slice(at, end)
    const rows = first?.opens ? own.slice(1) : own
    const header = first?.opens ? text.slice(first.start, first.end) : at === 0 && leadIn?.text
    const isApart = first?.kind === 'row' && header && areLong(rows, text)
    const cells = isApart ? cellsOfRows(rows, text, cellsOf(header)) : undefined
    const kept = cells === undefined ? own : own.slice(0, own.length - rows.length)
    for (const block of [...kept, ...(cells ?? [])]) read.push(block)
    at = end
  }
  return read
}

/** Whether most words of the rows are in long ones. */
function areLong(rows: readonly Block[], text: string): boolean {
  const { lengthMin, wordsMin } = settings.longRow
  if (!rows.some(({ start, end }) => end - start >= lengthMin)) return false
  const counts = rows.map(({ start, end }) => countWords(text.slice(start, end)))
  const sum = (words: readonly number[]) => words.reduce((all, one) => all + one, 0)
  return sum(counts.filter((words) => words >= wordsMin)) * 2 > sum(counts)
}

/** The cells of rows as blocks; undefined where a row has other columns than the names. */
function cellsOfRows(
  rows: readonly Block[],
  text: string,
  names: readonly string[],
): readonly EvidenceBlock[] | undefined {
  const ranges = rows.map(({ start, end }) => cellRanges(text.slice(start, end)))
  if (names.length < 2 || ranges.some(({ length }) => length !== names.length)) return undefined
  return rows.flatMap(({ start: from, end: to }, index) => {
    const row = text.slice(from, to)
    const cells = ranges[index] ?? []
    const label = plain(row.slice(cells[0]?.start, cells[0]?.end))
    const isLabelled = countWords(label) <= shared.fragment.labelWordsMax
    return cells.flatMap(({ start, end }, column): EvidenceBlock[] => {
      if (start === end || (isLabelled && column === 0)) return []
      const under = [isLabelled ? label : '', plain(names[column] ?? '')].filter(Boolean)
      const range = { start: from + start, end: from + end }
      return [{ kind: 'description', ...range, depth: 0, opens: false, under }]
    })
  })
}

/** The words of a name that stands in a cell, without the emphasis around it. */
function plain(cell: string): string {
  const name = shown(cell)
  return /^([*_]{1,3})([^*_]+)\1$/.exec(name)?.[2] ?? name
}
