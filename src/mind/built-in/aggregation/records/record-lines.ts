import type { Passage } from '../../../../evidence/passage.ts'
import { shown } from '../../../../evidence/shown.ts'
import type { Range } from '../../../../language/words/words.ts'
import type { Place } from '../read-tables.ts'

/** A line of the evidence: a heading, an item of a list, or one line of a paragraph. */
export type RecordLine = Place & {
  readonly kind: 'heading' | 'item' | 'line'
  /** The text as shown, without marks of emphasis. */
  readonly text: string
  /** The level of a heading, or the nesting of an item. */
  readonly depth: number
  /** Whether it begins its paragraph or its list. */
  readonly opens: boolean
}

/** The lines of passages in reading order; undefined stands for a block that is none, such as code or a table. */
export function recordLines(passages: readonly Passage[]): readonly (RecordLine | undefined)[] {
  return passages.flatMap((passage, index) => {
    let isOfTable = passage.leadIn !== undefined
    return passage.blocks.flatMap(
      ({ kind, depth, opens, start, end }): (RecordLine | undefined)[] => {
        const written = passage.text.slice(start, end)
        isOfTable = kind === 'row' && (opens || isOfTable)
        if (kind === 'heading' || kind === 'item')
          return [{ passage: index, kind, depth, opens, start, end, text: bare(written) }]
        // A line such as "Weight: 13 kg" is a row without a header.
        if (kind === 'row' && !isOfTable)
          return [{ passage: index, kind: 'line', depth, opens, start, end, text: bare(written) }]
        if (kind !== 'paragraph') return [undefined]
        return linesOf(written).map(({ start: from, end: to }, nth) => ({
          ...{ passage: index, kind: 'line' as const, depth: 0, opens: nth === 0 },
          ...{ start: start + from, end: start + to, text: bare(written.slice(from, to)) },
        }))
      },
    )
  })
}

function linesOf(paragraph: string): readonly Range[] {
  return Array.from(paragraph.matchAll(/[^\n]+/g), ({ 0: line, index }) => {
    return { start: index, end: index + line.length }
  })
}

function bare(written: string): string {
  return shown(written).replaceAll(emphasis, '').trim()
}

const emphasis = /\*\*|__/g
