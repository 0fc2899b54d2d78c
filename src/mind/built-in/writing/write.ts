import { withoutEnd } from '../../../base/without-end.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked, marksOf } from '../../../evidence/mark.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/show.ts'
import { countWords } from '../../../language/count-words.ts'
import { readDates } from '../../../language/dates.ts'
import type { Range } from '../../../language/words.ts'
import type { Thinking } from '../../mind.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { cellsOf, recordOf } from '../segmentation/table-cells.ts'
import { wordSetsOf } from '../segmentation/word-sets.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import { headerOf, headingsAbove, placeKey, runsOf } from './runs.ts'

export type Written = { readonly text: string; readonly citations: readonly Citation[] }

/**
 * What is chosen, as Markdown that reads well in a terminal, in a chat and on a page: section by section in
 * the order of the choice, each in its own order; lists as lists, rows under their header, code in fences.
 * After each quotation stands its mark; what is shown may lack link targets, what is cited is the exact range. The
 * quotations of a comparison stand under the titles of their documents.
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
  const telling = isComparison && !isOfOne ? 'all' : thinking === 'ponder' ? 'pages' : 'none'
  const writer = new AnswerWriter(candidates, telling, isOfOne)
  for (const run of runsOf(candidates, choice, isComparison)) writer.write(run)
  return writer.finish()
}

/** Pages of the web when pondering, and all documents where they are compared. */
type Titled = 'none' | 'pages' | 'all'

class AnswerWriter {
  readonly #candidates: Candidates
  /** Which documents' first words stand under their title. */
  readonly #titled: Titled
  readonly #isOfOneDocument: boolean
  readonly #citations: Citation[] = []
  readonly #places = new Set<string>()
  /** Of which something is written. */
  readonly #pages = new Set<string>()
  #text = ''
  #place = ''
  /** A place stands above the last block, and would stand above what follows too. */
  #isUnderPlace = false

  constructor(candidates: Candidates, titled: Titled, isOfOneDocument: boolean) {
    this.#candidates = candidates
    this.#titled = titled
    this.#isOfOneDocument = isOfOneDocument
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
    const isOutline = run[0]?.kind === 'heading'
    let number = 0
    const lines: string[] = []
    for (const unit of run) {
      const text = shown(passage.text.slice(unit.start, unit.end))
      if (!unit.opensBlock && lines.length > 0) lines[lines.length - 1] += ` ${text}`
      else {
        if (unit.depth === depthMin) number = Math.max(number + 1, numberOf(unit, passage))
        const indent = isOutline ? '' : '  '.repeat(Math.min(unit.depth - depthMin, 4))
        lines.push(`${indent}${unit.isOrdered ? `${number}.` : '-'} ${text}`)
      }
    }
    const quoted = isOutline ? run.map((unit) => [unit]) : [run]
    const sources = quoted.map((units) => this.#cite(passage, spanOf(units), units[0]))
    this.#block(marked(lines.join('\n'), sources))
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
    const code = passage.text.slice(unit.start, unit.end)
    const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
    this.#block(
      `${fence}${fenceLanguage(passage.text, unit)}\n${code}\n${fence}\n${marksOf([this.#cite(passage, unit, unit)])}`,
    )
  }

  /** The index of the new citation. */
  #cite(passage: Passage, range: Range, unit: Unit | undefined): number {
    const index = this.#citations.length + 1
    this.#citations.push(cite(passage, range, index, unit?.headings))
    return index
  }

  /** A paragraph, list, table or code; blank lines keep it apart in every reader. */
  #block(text: string): void {
    this.#text += `${this.#text === '' ? '' : '\n\n'}${text}`
  }

  /**
   * The heading, or else the title, that a reader needs to understand what stands under it; '' for none. The first
   * words of a page of the web stand under its title: who asks the web did not choose who answers. A short reply has no
   * room for that. The name of a file tells documents apart, and nothing where all is from one.
   */
  #placeOf(unit: Unit, passage: Passage): string {
    const key = placeKey(unit, this.#candidates.passages)
    if (key === this.#place) return ''
    this.#place = key
    const title = this.#titled === 'all' ? passage.title : titleOf(passage)
    const isTold = !this.#isOfOneDocument || !fileName.test(title)
    const heading = this.#headingOf(unit, passage) ?? (isTold ? title : '')
    const isNeeded = heading !== '' && this.#needs(heading, unit, passage)
    const isTitled =
      this.#titled === 'all' || (this.#titled === 'pages' && passage.url !== undefined)
    const isNewPage = isTitled && !this.#pages.has(passage.docId)
    this.#pages.add(passage.docId)
    const withTitle = [...new Set([title, isNeeded ? heading : ''])].filter(Boolean).join(' › ')
    const places = isNewPage ? [withTitle] : isNeeded ? [heading, withTitle] : []
    const place = places.map(shownPlace).find((one) => !this.#places.has(one)) ?? ''
    this.#places.add(place)
    return place
  }

  /**
   * The heading above a unit; after the one above that, where this one has of the question what neither has, or says
   * when: of "3.2.0 (30 January) › Removed" the first. What all of a document stands under is its title.
   */
  #headingOf(unit: Unit, passage: Passage): string | undefined {
    const [parent = '', heading] = headingsAbove(unit).slice(1).slice(-2)
    if (heading === undefined) return headingsAbove(unit).at(-1)
    const { measure, units, question } = this.#candidates
    const { language } = passage
    const said = [
      measure.alike[units.indexOf(unit)] ?? measure.none(),
      measure.title(heading, language).coverage,
    ]
    const hasWords =
      measure.beyond(measure.title(parent, language).coverage, measure.union(said, [0, 1])) >
      settings.places.worthMin
    const saysWhen =
      question.asks === 'time' &&
      readDates(parent, language).length > 0 &&
      readDates(unit.shown, language).length === 0
    return hasWords || saysWhen ? `${parent} › ${heading}` : heading
  }

  /** Whether a unit cannot be understood without these words, or they have of the question what it has not. */
  #needs(words: string, unit: Unit, passage: Passage): boolean {
    const { measure, units, question } = this.#candidates
    if (question.kind === 'overview' || this.#isUnderPlace) return true
    if (unit.kind !== 'sentence' || unit.isDescription || leans(unit, passage)) return true
    const own = measure.alike[units.indexOf(unit)] ?? measure.none()
    return (
      measure.beyond(measure.title(words, passage.language).coverage, own) >
      settings.places.worthMin
    )
  }
}

/** A document without a title is called by its beginning, which is not the name of a place. */
function titleOf({ title, text, start }: Passage): string {
  const isBeginning = start === 0 && text.startsWith(title.replace(/…$/, ''))
  return isBeginning || countWords(title) > settings.places.titleWordsMax ? '' : title
}

const fileName =
  /^[^\n]{1,200}\.(?:csv|docx|eml|epub|html?|json|md|odt|pdf|pptx|srt|tsv|txt|vtt|xlsx)$/i

/** A place before what stands there; one that is a question needs no colon. */
function label(place: string): string {
  return /[?!？！]$/.test(place) ? `**${place}**` : `**${place}:**`
}

function shownPlace(title: string): string {
  return withoutEnd(shown(title), /[*:\s]/).replaceAll('**', '')
}

function leans({ tokens }: Unit, { language }: Passage): boolean {
  return wordSetsOf(language).leaning.has(tokens[0]?.word.folded ?? '')
}

/** The number that is written before an item; 0 where there is none. */
function numberOf({ start }: Unit, { text }: Passage): number {
  return Number(/(\d{1,3})[.)]\s$/.exec(text.slice(Math.max(0, start - 5), start))?.[1] ?? 0)
}

function spanOf(run: readonly Range[]): Range {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
}

/** Rows between which no other row was left out. */
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

/**
 * Rows that each say the names of their values, `name: value; name: value`, as a table: they say the names again and
 * again. Nothing for one row alone, for other names in each, and for values that are texts.
 */
function recordsOf(rows: readonly string[]): Records | undefined {
  const records = rows.map(recordOf)
  if (rows.length < 2 || !records.every((record) => record !== undefined)) return undefined
  const header = [...new Set(records.flat().map(({ name }) => name))]
  const cells = records.map((record) => {
    const values = new Map(record.map(({ name, value }) => [name, value]))
    return header.map((name) => values.get(name) ?? '')
  })
  const isShared = records.flat().length > header.length
  const { columnsMax, cellLengthMax } = settings.records
  const isLong = ({ length }: string) => length > cellLengthMax
  const isWide = header.length > columnsMax || cells.flat().some(isLong)
  return isWide || !isShared ? undefined : { header, rows: cells }
}

type Records = { readonly header: readonly string[]; readonly rows: readonly string[][] }

/** Markdown knows no table without a header: where there is none, its cells are empty. */
function tableOf(header: readonly string[] | undefined, rows: readonly string[][]): string {
  const top = header ?? []
  const width = Math.max(...[top, ...rows].map(({ length }) => length))
  const lines = [top, ...rows].map(
    (row) => `| ${[...row, ...Array(width - row.length).fill('')].join(' | ')} |`,
  )
  return [lines[0], `|${'---|'.repeat(width)}`, ...lines.slice(1)].join('\n')
}

/** The length of the longest run of backticks in code: its fence must be longer. */
function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
}

/** What a fence before the code says it is written in. */
function fenceLanguage(text: string, { start }: Range): string {
  const line = text.slice(Math.max(0, start - settings.bounds.fence), start)
  return /(?:^|\n)[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]{1,20})[^\n`]*\n$/.exec(line)?.[1] ?? ''
}
