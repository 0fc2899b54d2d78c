import type { Thinking } from '../../../base/thinking.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked, marksOf } from '../../../evidence/citation-marks.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { escapedTitle, shownTitle } from '../../../evidence/shown-title.ts'
import { languageOf } from '../../../language/languages.ts'
import { formAfter } from '../../../language/plural-forms.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { tableOf as markdownTable } from '../segmentation/tables.ts'
import type { Quantities } from './column-quantities.ts'
import type { Column } from './columns.ts'
import type { Result } from './evaluate-query.ts'
import type { Query } from './query.ts'
import type { Place, Table, TableRow } from './read-tables.ts'
import { settings } from './settings.ts'

/** A query with its result. */
export type Computed = {
  readonly table: Table
  readonly columns: readonly Column[]
  readonly query: Query
  readonly result: Result
}

/** Writes what was computed: in words over how many rows and on which conditions, and the rows, each cited. */
export class AggregateWriter {
  readonly #computed: Computed
  readonly #passages: readonly Passage[]
  readonly #language: string

  constructor(computed: Computed, question: Question, passages: readonly Passage[]) {
    this.#computed = computed
    this.#passages = passages
    this.#language = question.language
  }

  write(thinking: Thinking): Answer {
    const { table, result } = this.#computed
    const isOfRows = this.#showsRows
    const shownRows = isOfRows ? this.#withRoom(result.rows, thinking) : []
    const proof = (isOfRows ? shownRows : result.rows).flatMap((row) => table.rows[row] ?? [])
    const citations = isOfRows ? this.#citeRows(proof) : this.#citePassages(proof)
    const marks = marksOf(citations.map(({ index }) => index))
    const more = result.rows.length - shownRows.length
    const areQuotes = isOfRows && table.made === 'records'
    const showRows = () => (areQuotes ? this.#listOf(proof, citations) : this.#tableOf(shownRows))
    const rows = isOfRows && shownRows.length > 0 ? showRows() : this.#groups()
    const paragraphs = [
      this.#sentence(),
      ...(rows === undefined ? [] : [rows]),
      ...(isOfRows && more > 0 ? [`… + ${more}`] : []),
      ...(marks === '' || areQuotes ? [] : [marks]),
    ]
    return { text: paragraphs.join('\n\n'), citations, grounding: 'answered' }
  }

  /** The first rows, as many as there are words for, but some in any case. */
  #withRoom(rows: readonly number[], thinking: Thinking): readonly number[] {
    const { rowsMax, wordsMax } = settings
    let words = 0
    return rows.filter((row, nth) => {
      for (const cell of this.#computed.table.rows[row]?.cells ?? [])
        words += cell.split(' ').length
      return nth < rowsMax[thinking] || words <= wordsMax[thinking]
    })
  }

  /** Records as a list of what is written of each, which is cited. */
  #listOf(rows: readonly TableRow[], citations: readonly Citation[]): string {
    let last = 0
    const items = rows.map(({ more = [], ...first }) => {
      const places = [first, ...more]
      const own = citations.slice(last, last + places.length)
      last += places.length
      const lines = places.flatMap(({ passage, start, end }) =>
        (this.#passages[passage]?.text.slice(start, end) ?? '').split('\n'),
      )
      const written = lines.map((line) => shown(line.replace(lineMark, ''))).filter(Boolean)
      return `- ${marked(
        written.join(' · '),
        own.map(({ index }) => index),
      )}`
    })
    return items.join('\n')
  }

  /** Whether rows are shown; what is computed of many is shown without them. */
  get #showsRows(): boolean {
    const { query, result } = this.#computed
    const isComputed = query.operation === 'sum' || query.operation === 'mean'
    if (result.groups !== undefined) return false
    return !isComputed || result.rows.length <= settings.rowsMax.snap
  }

  /** "**18** of 120 rows (employees.csv) — Office: Oslo" */
  #sentence(): string {
    const { table, columns, query } = this.#computed
    const isCount = query.operation === 'count' && query.column === undefined
    const rows = this.#rowsSaid(isCount)
    const title = table.title === '' ? '' : ` (${escapedTitle(shownTitle(table.title))})`
    const filters = query.filters.map(({ shown }) => shown.replace(/^:?\s/, ''))
    const over = [rows + title, ...(filters.length > 0 ? [filters.join('; ')] : [])].join(' — ')
    const about = [columns[query.column ?? query.by ?? -1]?.name, this.#operationName].filter(
      Boolean,
    )
    const headline = this.#headline()
    if (headline === undefined) return over
    const of = about.length > 1 ? `${about[0]} (${about[1]})` : about.join('')
    return `**${escapedTitle(headline)}** — ${of === '' ? '' : `${of}: `}${over}`
  }

  /** "18 of 120 rows", or "120 rows" if all of them satisfy the filters. */
  #rowsSaid(isCount: boolean): string {
    const { result } = this.#computed
    const { rows = '…', rowsOf = '… / …' } = languageOf(this.#language).aggregation ?? {}
    const isPart = result.matching.length < result.rowCount
    const said = formAfter(result.matching.length, isPart ? rowsOf : rows, this.#language)
    const [before, between = '', after = ''] = said.split('…')
    const count = this.#format(result.matching.length)
    const all = isPart ? `${this.#format(result.rowCount)}${after}` : ''
    return `${before}${isCount ? `**${count}**` : count}${between}${all}`
  }

  get #operationName(): string | undefined {
    const { columns, query } = this.#computed
    const words = languageOf(this.#language).aggregation
    const isDate = columns[query.column ?? -1]?.measured?.kind === 'date'
    const names = {
      list: undefined,
      value: undefined,
      count: undefined,
      sum: words?.total,
      mean: words?.average,
      max: isDate ? words?.latest : words?.highest,
      min: isDate ? words?.earliest : words?.lowest,
    }
    if (query.within === 'count') return undefined
    const inner = query.within && names[query.within]
    return [inner, names[query.operation]].filter(Boolean).join(', ') || undefined
  }

  /** The answer in short; undefined for a count of rows, which the sentence has, and for a list. */
  #headline(): string | undefined {
    const { table, columns, query, result } = this.#computed
    const { operation, column, wanted } = query
    if (operation === 'list') return undefined
    const measured = columns[column ?? -1]?.measured
    if (result.groups !== undefined && (operation === 'max' || operation === 'min'))
      return result.groups
        .map(
          ({ name, value }) =>
            `${name}: ${this.#format(value, query.within === 'count' ? undefined : measured)}`,
        )
        .join(', ')
    if (operation === 'count')
      return result.groups && result.value ? this.#format(result.value) : undefined
    if (operation === 'sum' || operation === 'mean')
      return result.groups ? undefined : this.#format(result.value ?? 0, measured)
    const cellsOf = (at: number) => result.rows.map((row) => table.rows[row]?.cells[at] ?? '')
    if (operation === 'value') return [...new Set(cellsOf(column ?? -1))].join(', ')
    const names = cellsOf(wanted)
    const [cell = ''] = cellsOf(column ?? -1)
    const few = [...new Set(names)].slice(0, settings.namesMax)
    return `${few.join(', ')}${new Set(names).size > few.length ? ', …' : ''}: ${cell}`
  }

  #format(value: number, measured?: Omit<Quantities, 'kind' | 'values'>): string {
    const language = this.#language === 'und' ? 'en' : this.#language
    const digits = { minimumFractionDigits: measured?.decimals ?? 0, maximumFractionDigits: 2 }
    const written = new Intl.NumberFormat(language, digits).format(value)
    return `${measured?.before ?? ''}${written}${measured?.after ?? ''}`
  }

  #tableOf(rows: readonly number[]): string {
    const { table } = this.#computed
    return markdownTable(
      table.names,
      rows.map((row) => [...(table.rows[row]?.cells ?? [])]),
    )
  }

  /** The groups as a table, with the value of each. */
  #groups(): string | undefined {
    const { columns, query, result } = this.#computed
    const { operation, by, column } = query
    if (result.groups === undefined || operation === 'max' || operation === 'min') return undefined
    const measured = by === undefined ? undefined : columns[column ?? -1]?.measured
    const name = columns[by ?? column ?? -1]?.name ?? ''
    const computed =
      by === undefined || column === undefined ? '#' : (columns[column ?? -1]?.name ?? '')
    return markdownTable(
      [
        name,
        [computed, this.#operationName && `(${this.#operationName})`].filter(Boolean).join(' '),
      ],
      result.groups.map((group) => [group.name, this.#format(group.value, measured)]),
    )
  }

  /** Cites each run of adjacent rows. */
  #citeRows(rows: readonly TableRow[]): Citation[] {
    const { made, rows: all } = this.#computed.table
    if (made === 'records')
      return this.#cite(
        rows.flatMap(({ more = [], ...first }) => [first, ...more].map((one) => [one])),
      )
    if (made === 'turned')
      return this.#cite([all[0] ?? [], all[0]?.more ?? []].flat().map((one) => [one]))
    const runs: TableRow[][] = []
    for (const row of rows) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      if (run && last && last.passage === row.passage && all.indexOf(row) === all.indexOf(last) + 1)
        run.push(row)
      else runs.push([row])
    }
    return this.#cite(runs)
  }

  /** Cites, in each passage, from the first to the last of these rows. */
  #citePassages(rows: readonly TableRow[]): Citation[] {
    return this.#cite([...Map.groupBy(rows, ({ passage }) => passage).values()])
  }

  #cite(runs: readonly (readonly Place[])[]): Citation[] {
    return runs.flatMap((run, at) => {
      const passage = this.#passages[run[0]?.passage ?? -1]
      const range = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
      return passage === undefined ? [] : [cite(passage, range, at + 1)]
    })
  }
}

/** What stands before a line of Markdown for its sake: the marks of a heading or an item. */
const lineMark = /^\s*(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s)/
