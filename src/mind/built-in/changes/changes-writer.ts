import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked } from '../../../evidence/citation-marks.ts'
import { shown } from '../../../evidence/shown.ts'
import type { Range } from '../../../language/words/words.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { plainTitle } from '../writing/titles.ts'
import type { Entry } from './content.ts'
import type { Difference } from './differences.ts'

/** Writes what documents say, and what differs, as items of a list with exact quotes. */
export class ChangesWriter {
  readonly citations: Citation[] = []
  /** What stands between what one document says and the other. */
  readonly #arrow: string

  constructor(arrow: string) {
    this.#arrow = arrow
  }

  /** "Rent is £840 a month.[1] → £905[2]", below its heading; of a row the cells that differ. */
  changed({ old, now, cells, part }: Difference): string {
    if (old === undefined || now === undefined) return ''
    if (cells.length > 0) {
      const isAlone = now.fields.length === 2
      const told = cells.map(({ column, ...cell }) => {
        const name = isAlone || column === '' ? '' : `${column}: `
        return `${name}${this.joined(marked(cell.old, [this.#cite(old)]), marked(cell.now, [this.#cite(now)]))}`
      })
      return `- **${plainTitle(now.fields[0]?.value ?? '')}${isAlone ? ':' : ' –'}** ${told.join('; ')}`
    }
    const after = part ? shown(now.passage.text.slice(part.now.start, part.now.end)) : textOf(now)
    const both = this.joined(
      marked(textOf(old), [this.#cite(old)]),
      marked(after, [this.#cite(now)]),
    )
    return `- ${labelOf(now)}${both}`
  }

  /** "26 days → 28 days", without marks; undefined where no short part of it differs. */
  inShort({ old, now, cells, part }: Difference): string | undefined {
    const [cell, another] = cells
    if (cell !== undefined) return another ? undefined : `**${this.joined(cell.old, cell.now)}**`
    if (part === undefined || old === undefined || now === undefined) return undefined
    const [before, after] = [
      shown(old.passage.text.slice(part.old.start, part.old.end)),
      shown(now.passage.text.slice(part.now.start, part.now.end)),
    ]
    return `**${this.joined(before, after)}**`
  }

  /** Units of one section that stand beside each other, as one item. */
  quoted(entries: readonly Entry[]): string {
    const [first] = entries
    const last = entries.at(-1)
    if (first === undefined || last === undefined) return ''
    const range = { start: first.unit.start, end: last.unit.end }
    const text =
      entries.length > 1 ? shown(first.passage.text.slice(range.start, range.end)) : textOf(first)
    return `- ${labelOf(first)}${marked(text, [this.#cite(first, range)])}`
  }

  /** What both documents say, in the words of the newer one. */
  same({ old, now }: { readonly old: Entry; readonly now: Entry }): string {
    const isExact = textOf(old) === textOf(now)
    const marks = new Set([...(isExact ? [this.#cite(old)] : []), this.#cite(now)])
    return `- ${labelOf(now)}${marked(textOf(now), [...marks])}`
  }

  /** Two texts with what stands between old and new. */
  joined(old: string, now: string): string {
    return `${old} ${this.#arrow} ${now}`
  }

  #cite({ passage, unit }: Entry, range: Range = unit): number {
    const known = this.citations.find(
      ({ docId, start, end }) =>
        docId === passage.docId &&
        start === passage.start + range.start &&
        end === passage.start + range.end,
    )
    if (known) return known.index
    const index = this.citations.length + 1
    this.citations.push(cite(passage, range, index, unit.headings))
    return index
  }
}

function textOf({ unit, passage }: Entry): string {
  const written = passage.text.slice(unit.start, unit.end)
  return unit.kind === 'row' ? cellsOf(written).join(' · ') : shown(written)
}

function labelOf({ heading }: Entry): string {
  return heading === '' ? '' : `**${plainTitle(heading)}:** `
}
