import { isFileName } from '../../../base/text/is-file-name.ts'
import { withoutEnd } from '../../../base/text/without-end.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { codeOf } from '../../../evidence/code-of.ts'
import { marked, marksOf } from '../../../evidence/mark.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/show.ts'
import { escapedTitle, shownTitle } from '../../../evidence/shown-title.ts'
import { readDates } from '../../../language/dates.ts'
import { endsQuestion } from '../../../language/sentence-ends.ts'
import type { Range } from '../../../language/words.ts'
import type { Thinking } from '../../mind.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { cellsOf, recordsOf, tableOf } from '../segmentation/tables.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { headerOf, headingsAbove, leans, placeKey, runsOf } from './runs.ts'
import { settings } from './settings.ts'
import { ownTitle, tellsTitle } from './titles.ts'

export type Written = { readonly text: string; readonly citations: readonly Citation[] }

/**
 * Writes the choice as Markdown that reads well in a terminal, in a chat and on a page: sections in the order of
 * choice, lists as lists, rows under their header, code in fences. Each quotation is followed by the mark of its
 * citation. The shown text may lack link targets; the cited range is exact. In a comparison, quotations are shown under
 * the titles of their documents.
 */
export function write(
  candidates: Candidates,
  choice: Choice,
  thinking: Thinking,
  isComparison = false,
): Written {
  const documents = new Set(
    choice.excerpts.map(({ passage }) => candidates.passages[passage]?.docId),
  )
  const isOfOne = documents.size === 1
  const titled = isComparison && !isOfOne ? 'all' : thinking === 'ponder' ? 'pages' : 'none'
  const writer = new AnswerWriter(candidates, titled, isOfOne)
  for (const run of runsOf(candidates, choice, isComparison)) writer.write(run)
  return writer.finish()
}

/**
 * Which documents are introduced by their title: no document, pages of the web (when pondering), or all (in a
 * comparison).
 */
type Titled = 'none' | 'pages' | 'all'

class AnswerWriter {
  readonly #candidates: Candidates
  readonly #titled: Titled
  readonly #isOfOneDocument: boolean
  /** The titles of all documents that were read. */
  readonly #titles: readonly string[]
  readonly #citations: Citation[] = []
  /** The heading lines shown so far. */
  readonly #shownPlaces = new Set<string>()
  /** Ids of the documents quoted so far, and of those whose title was shown. */
  readonly #quotedDocuments = new Set<string>()
  readonly #namedDocuments = new Set<string>()
  #text = ''
  /** The section that the last run is of, as `placeKey` tells it. */
  #section = ''
  /** Whether the last block has a heading line above it, which a reader would also apply to the next block. */
  #isUnderPlace = false

  constructor(candidates: Candidates, titled: Titled, isOfOneDocument: boolean) {
    this.#candidates = candidates
    this.#titled = titled
    this.#isOfOneDocument = isOfOneDocument
    this.#titles = candidates.passages.map(({ title }) => title)
  }

  finish(): Written {
    return { text: this.#text.trim(), citations: this.#citations }
  }

  write(run: readonly Unit[]): void {
    const [first] = run
    const passage = first && this.#candidates.passages[first.passage]
    if (first === undefined || passage === undefined) return
    const place = this.#placeOf(first, passage)
    const isProse = first.kind === 'sentence'
    if (place !== '') this.#isUnderPlace = !isProse
    if (isProse) this.#writeProse(run, passage, place)
    else {
      if (place !== '') this.#block(label(place))
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
    this.#block(place === '' ? quotation : `${label(place)} ${quotation}`)
  }

  #writeList(run: readonly Unit[], passage: Passage): void {
    const depthMin = Math.min(...run.map(({ depth }) => depth))
    let number = 0
    const lines: string[] = []
    for (const unit of run) {
      const text = shown(passage.text.slice(unit.start, unit.end))
      if (!unit.opensBlock && lines.length > 0) lines[lines.length - 1] += ` ${text}`
      else {
        if (unit.depth === depthMin) number = Math.max(number + 1, numberOf(unit, passage))
        const indent = '  '.repeat(Math.min(unit.depth - depthMin, 4))
        lines.push(`${indent}${unit.isOrdered ? `${number}.` : '-'} ${text}`)
      }
    }
    this.#block(marked(lines.join('\n'), [this.#cite(passage, spanOf(run), run[0])]))
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
    const header = headerOf(run, passages)
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

  /**
   * What a reader needs above the unit to understand it: the heading, or else the title of the document; empty for
   * nothing. Where the heading says little (the option "--force" does not name its command), the title stands before it
   * the first time that the document is quoted, unless the question was put to this document alone. The first quotation
   * of a page of the web has the title in any case when pondering, as nobody chose the page; in a comparison that of
   * each document has. A file name is no title where only one document is quoted.
   */
  #placeOf(unit: Unit, passage: Passage): string {
    const key = placeKey(unit, this.#candidates.passages)
    if (key === this.#section) return ''
    this.#section = key
    const own = ownTitle(passage.title, this.#titles, unit.headings[0])
    const title = this.#titled === 'all' || tellsTitle(own, passage) ? own : ''
    const showsTitle = !this.#isOfOneDocument || !isFileName(title)
    const heading = this.#headingOf(unit, passage) ?? (showsTitle ? title : '')
    const isNeeded = heading !== '' && this.#needs(heading, unit, passage)
    const isTitled =
      this.#titled === 'all' || (this.#titled === 'pages' && passage.url !== undefined)
    const isIntroduced = isTitled && !this.#quotedDocuments.has(passage.docId)
    this.#quotedDocuments.add(passage.docId)
    const withTitle = [...new Set([title, isNeeded ? heading : ''])].filter(Boolean).join(' › ')
    const isUnnamed = isNeeded && showsTitle && !this.#namedDocuments.has(passage.docId)
    const { isOfDocument, kind } = this.#candidates.question
    const isKnown = isOfDocument || kind === 'overview' || passage.url !== undefined
    const saysLittle = unit.isDescription || !this.#isAsked(heading, passage)
    const namesDocument = isIntroduced || (isUnnamed && !isKnown && saysLittle)
    if (namesDocument || (isNeeded && heading === title)) this.#namedDocuments.add(passage.docId)
    const places = namesDocument ? [withTitle] : isNeeded ? [heading, withTitle] : []
    // Two documents may have the same title; that of another one is told all the same.
    const isOther = isIntroduced && this.#titled === 'all'
    const place = places.map(shownPlace).find((one) => isOther || !this.#shownPlaces.has(one)) ?? ''
    this.#shownPlaces.add(place)
    return place
  }

  /**
   * The heading above a unit. Its parent is put before it in an overview, where it says little (a term that nobody asks
   * for, or "Notes" of several sections), and where the parent has words of the question, or the date that it asks for:
   * "3.2.0 (30 January) › Removed". The outermost heading is the title of the document.
   */
  #headingOf(unit: Unit, passage: Passage): string | undefined {
    const [parent = '', heading] = headingsAbove(unit).slice(1).slice(-2)
    if (heading === undefined) return headingsAbove(unit).at(-1)
    const { measure, units, question } = this.#candidates
    const { language } = passage
    const own = measure.alike[units.indexOf(unit)] ?? measure.none()
    const said = [own, measure.title(heading, language).coverage]
    const hasWords =
      measure.beyond(measure.title(parent, language).coverage, measure.union(said, [0, 1])) >
      settings.places.worthMin
    const saysWhen =
      question.asks === 'time' &&
      readDates(parent, language).length > 0 &&
      readDates(unit.shown, language).length === 0
    const saysLittle =
      this.#isShared(heading, parent) || (unit.isDescription && !this.#isAsked(heading, passage))
    const isNeeded = question.kind === 'overview' || hasWords || saysWhen || saysLittle
    return isNeeded ? `${parent} › ${heading}` : heading
  }

  /** Whether another section that was read has the same heading under another one. */
  #isShared(heading: string, parent: string): boolean {
    return this.#candidates.units.some((unit) => {
      const above = headingsAbove(unit)
      return above.at(-1) === heading && above.at(-2) !== parent
    })
  }

  /** Whether a heading has a word of the question. */
  #isAsked(heading: string, { language }: Passage): boolean {
    const { measure } = this.#candidates
    return measure.share(measure.title(heading, language).coverage) > 0
  }

  /**
   * Whether the reader needs these words: the unit cannot be understood without them, or they cover question terms that
   * it has not.
   */
  #needs(words: string, unit: Unit, passage: Passage): boolean {
    const { measure, units, question } = this.#candidates
    if (question.kind === 'overview' || this.#isUnderPlace) return true
    if (unit.kind !== 'sentence' || unit.isDescription) return true
    if (leans(unit, this.#candidates.passages)) return true
    const own = measure.alike[units.indexOf(unit)] ?? measure.none()
    return (
      measure.beyond(measure.title(words, passage.language).coverage, own) >
      settings.places.worthMin
    )
  }
}

/** A heading line before a quotation. One that ends like a question needs no colon. */
function label(place: string): string {
  const said = escapedTitle(place)
  return endsQuestion(place) || /[!！]$/.test(place) ? `**${said}**` : `**${said}:**`
}

function shownPlace(place: string): string {
  const titles = shown(place).replaceAll('**', '').split(' › ').map(shownTitle)
  return withoutEnd(titles.join(' › '), /[*:\s]/)
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
