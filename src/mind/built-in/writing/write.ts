import type { Thinking } from '../../../base/thinking.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked, marksOf } from '../../../evidence/citation-marks.ts'
import { codeOf } from '../../../evidence/code-of.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import type { Range } from '../../../language/words/words.ts'
import type { ToldPlace } from '../references/follow-references.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { cellsOf, recordsOf, tableOf } from '../segmentation/tables.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { label as heading, Places } from './places.ts'
import { runsOf } from './runs.ts'

export type Written = { readonly text: string; readonly citations: readonly Citation[] }

/**
 * Writes the choice as Markdown that reads well in a terminal, in a chat and on a page: sections in the order of
 * choice, lists as lists, rows under their header, code in fences. Each quotation is followed by the mark of its
 * citation. The shown text may lack link targets; the cited range is exact. In a comparison, quotations are shown under
 * the titles of their documents. What is `told` of places stands behind the quotation that refers to them.
 */
export function write(
  candidates: Candidates,
  choice: Choice,
  thinking: Thinking,
  isComparison = false,
  told: readonly ToldPlace[] = [],
): Written {
  const compared = isComparison ? told.flatMap((place) => place.choice.excerpts) : []
  const documents = new Set(
    [...choice.excerpts, ...compared].map(({ passage }) => candidates.passages[passage]?.docId),
  )
  const isOfOne = documents.size === 1
  const titled = isComparison && !isOfOne ? 'all' : thinking === 'ponder' ? 'pages' : 'none'
  const writer = new AnswerWriter(candidates, new Places(candidates, titled, isOfOne))
  for (const run of runsOf(candidates, choice, isComparison)) {
    writer.write(run)
    for (const place of told)
      if (run.some((unit) => candidates.units[place.referredBy] === unit)) writer.tell(place)
  }
  return writer.finish()
}

class AnswerWriter {
  readonly #candidates: Candidates
  readonly #places: Places
  readonly #citations: Citation[] = []
  #text = ''

  constructor(candidates: Candidates, places: Places) {
    this.#candidates = candidates
    this.#places = places
  }

  finish(): Written {
    return { text: this.#text.trim(), citations: this.#citations }
  }

  /** Writes what is told of a place, under the line with which that begins. */
  tell({ choice, label }: ToldPlace): void {
    runsOf(this.#candidates, choice, false).forEach((run, at) => {
      this.write(run, at === 0 ? label : undefined)
    })
  }

  write(run: readonly Unit[], label?: string): void {
    const [first] = run
    const passage = first && this.#candidates.passages[first.passage]
    if (first === undefined || passage === undefined) return
    const place = this.#places.above(first, passage, label)
    if (first.kind === 'sentence') this.#writeProse(run, passage, place)
    else {
      if (place !== '') this.#block(heading(place))
      if (first.kind === 'code') this.#writeCode(first, passage)
      else if (first.kind === 'row') this.#writeTable(run)
      else if (first.kind === 'heading') this.#writeOutline(run)
      else this.#writeList(run, passage)
    }
  }

  #writeProse(run: readonly Unit[], passage: Passage, place: string): void {
    const range = spanOf(run)
    const text = shown(passage.text.slice(range.start, range.end))
    const quotation = marked(text, [this.#cite(passage, range, run[0])])
    this.#block(place === '' ? quotation : `${heading(place)} ${quotation}`)
  }

  #writeList(run: readonly Unit[], passage: Passage): void {
    const depthMin = Math.min(...run.map(({ depth }) => depth))
    let number = 0
    const lines: string[] = []
    for (const unit of run) {
      const text = shown(passage.text.slice(unit.start, unit.end))
      if (!unit.opensBlock && lines.length > 0) lines[lines.length - 1] += ` ${text}`
      else {
        if (unit.depth === depthMin)
          number = Math.max(number + 1, numberOf(this.#openingOf(unit), passage))
        const indent = '  '.repeat(Math.min(unit.depth - depthMin, 4))
        lines.push(`${indent}${unit.isOrdered ? `${number}.` : '-'} ${text}`)
      }
    }
    this.#block(marked(lines.join('\n'), [this.#cite(passage, spanOf(run), run[0])]))
  }

  /** The first sentence of the item that a unit is of, which stands behind the number. */
  #openingOf(unit: Unit): Unit {
    const { units } = this.#candidates
    if (unit.opensBlock) return unit
    const at = units.indexOf(unit)
    const first = units.findLastIndex((one, index) => index <= at && one.opensBlock)
    const opening = units[first]
    return opening?.passage === unit.passage && opening.block === unit.block ? opening : unit
  }

  /** Writes headings as a list; they may stand in several passages. */
  #writeOutline(run: readonly Unit[]): void {
    const lines = run.flatMap((unit) => {
      const passage = this.#candidates.passages[unit.passage]
      if (passage === undefined) return []
      const text = shown(passage.text.slice(unit.start, unit.end))
      return [`- ${marked(text, [this.#cite(passage, unit, unit)])}`]
    })
    this.#block(lines.join('\n'))
  }

  #writeTable(run: readonly Unit[]): void {
    const { units, passages } = this.#candidates
    const first = run[0] === undefined ? -1 : units.indexOf(run[0])
    const header = headerOf(units[topOfTable(first, units)], passages)
    const below = run.filter(({ opensGroup }) => !opensGroup)
    const rows = below.map(({ passage, start, end }) =>
      cellsOf(passages[passage]?.text.slice(start, end) ?? ''),
    )
    const sources = contiguous(run, units).flatMap((part) => {
      const passage = passages[part[0]?.passage ?? -1]
      return passage === undefined ? [] : [this.#cite(passage, spanOf(part), part[0])]
    })
    const isList = header === undefined && rows.every(({ length }) => length === 1)
    const records = isList ? recordsOf(rows.map(([cell = '']) => cell)) : undefined
    if (records) this.#block(`${tableOf(records.header, records.rows)}\n\n${marksOf(sources)}`)
    else if (isList) this.#block(marked(rows.map((row) => `- ${row.join('')}`).join('\n'), sources))
    else
      this.#block(
        `${tableOf(header === undefined ? undefined : cellsOf(header), rows)}\n\n${marksOf(sources)}`,
      )
  }

  #writeCode(unit: Unit, passage: Passage): void {
    const { text, language } = codeOf(passage.text, unit)
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
    const marks = marksOf([this.#cite(passage, unit, unit)])
    this.#block(`${fence}${language}\n${text}\n${fence}\n${marks}`)
  }

  /** Adds a citation and returns its index. */
  #cite(passage: Passage, range: Range, unit: Unit | undefined): number {
    const index = this.#citations.length + 1
    this.#citations.push(cite(passage, range, index, unit?.headings))
    return index
  }

  /** Appends a paragraph, list, table or code block after a blank line, which separates blocks in every renderer. */
  #block(text: string): void {
    this.#text += `${this.#text === '' ? '' : '\n\n'}${text}`
  }
}

/** The number written before an item; 0 if there is none. */
function numberOf({ start }: Unit, { text }: Passage): number {
  return Number(/(\d{1,3})[.)]\s$/.exec(text.slice(Math.max(0, start - 5), start))?.[1] ?? 0)
}

function spanOf(run: readonly Range[]): Range {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
}

/** Splits a run into parts of adjacent rows, so that each citation is one range. */
function contiguous(run: readonly Unit[], units: readonly Unit[]): Unit[][] {
  const parts: Unit[][] = []
  let last = Number.NaN
  for (const unit of run) {
    const at = units.indexOf(unit)
    const isNext = at === last + 1 && units[last]?.passage === unit.passage
    if (isNext) parts.at(-1)?.push(unit)
    else parts.push([unit])
    last = at
  }
  return parts
}

/** The length of the longest run of backticks in code; the fence must be longer. */
function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
}
