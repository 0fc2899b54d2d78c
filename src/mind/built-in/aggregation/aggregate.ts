import { withoutEnd } from '../../../base/text/without-end.ts'
import type { Thinking } from '../../../base/thinking.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { marksOf } from '../../../evidence/citation-marks.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { escapedTitle, shownTitle } from '../../../evidence/shown-title.ts'
import { shareColumns } from '../../../extraction/blocks/share-columns.ts'
import { languageOf } from '../../../language/languages.ts'
import { formAfter } from '../../../language/plural-forms.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { inLanguageOf } from '../question/understand.ts'
import { tableOf as markdownTable } from '../segmentation/tables.ts'
import { evaluateQuery, type Result } from './evaluate-query.ts'
import type { Query } from './query.ts'
import { readQuery } from './read-query.ts'
import {
  type Column,
  columnsOf,
  type Quantities,
  readTables,
  type Table,
  type TableRow,
} from './read-tables.ts'
import { settings } from './settings.ts'

/**
 * Answers a question about all rows of a table: how many there are of a kind, a total, an average, the highest or
 * lowest, or which ones satisfy a condition. The answer says what was computed, over how many rows, and quotes rows.
 * `passages` hold whole tables. Undefined if no table, or more than one, gives an answer.
 */
export function aggregate(
  understood: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): Answer | undefined {
  const question = inLanguageOf(understood, passages)
  const tables = readTables(passages)
  const areParts = tables.some((table) =>
    tables.some((other) => table !== other && shareColumns(table.names, other.names)),
  )
  if (areParts) return undefined
  const read = tables.flatMap((written) => {
    const table = withoutTotals(written, question.language)
    const columns = columnsOf(table, question.language)
    if (table.rows.length < 2 || hasTotals(columns) || hasSections(table)) return []
    const query = readQuery(question, table, columns)
    const result = query && evaluateQuery(query, table, columns)
    return query && result ? [{ table, columns, query, result }] : []
  })
  const [one, another] = read
  if (one === undefined || another !== undefined) return undefined
  return new AggregateWriter(one, question, passages).write(thinking)
}

/** Whether some rows only name the section of those below them. */
function hasSections({ rows }: Table): boolean {
  return rows.some(({ cells }) => cells.length > 2 && cells.filter(Boolean).length < 2)
}

/** Whether the last row has the sums or means of the others, by whatever name. */
function hasTotals(columns: readonly Column[]): boolean {
  const isNamed = columns[0]?.cells.every((cell) => cell !== '') === true
  return (
    !isNamed ||
    columns.some(({ measured }) => {
      const values = measured?.kind === 'number' ? measured.values.map((value) => value ?? 0) : []
      const last = values.pop() ?? 0
      const sum = values.reduce((all, value) => all + value, 0)
      const isTotal = [sum, sum / values.length].some(
        (value) => Math.abs(value - last) < sameSumMax,
      )
      return values.length > 1 && last !== 0 && new Set(values).size > 1 && isTotal
    })
  )
}

/** Sums of decimal fractions in binary differ by less. */
const sameSumMax = 1e-6

/** The table without rows of totals and averages, which would be counted twice. */
function withoutTotals(table: Table, language: string): Table {
  const spoken = [language, table.language, 'en'].flatMap(
    (code) => languageOf(code).aggregation?.phrases ?? [],
  )
  const isTotal = (cell = '') =>
    spoken
      .flatMap((phrases) => phrases.get(withoutEnd(cell, /[^\p{L}]/u)) ?? [])
      .some(({ kind }) => kind === 'sum' || kind === 'mean')
  return { ...table, rows: table.rows.filter(({ cells }) => !isTotal(cells[0])) }
}

type Computed = {
  readonly table: Table
  readonly columns: readonly Column[]
  readonly query: Query
  readonly result: Result
}

class AggregateWriter {
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
    const shownRows = isOfRows ? result.rows.slice(0, settings.rowsMax[thinking]) : []
    const proof = (isOfRows ? shownRows : result.rows).flatMap((row) => table.rows[row] ?? [])
    const citations = isOfRows ? this.#citeRows(proof) : this.#citePassages(proof)
    const marks = marksOf(citations.map(({ index }) => index))
    const more = result.rows.length - shownRows.length
    const rows = isOfRows && shownRows.length > 0 ? this.#tableOf(shownRows) : this.#groups()
    const paragraphs = [
      this.#sentence(),
      ...(rows === undefined ? [] : [rows]),
      ...(isOfRows && more > 0 ? [`… + ${more}`] : []),
      ...(marks === '' ? [] : [marks]),
    ]
    return { text: paragraphs.join('\n\n'), citations, grounding: 'answered' }
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
    const filters = query.filters.map(({ shown }) => shown)
    const over = [rows + title, ...(filters.length > 0 ? [filters.join('; ')] : [])].join(' — ')
    const about = [columns[query.column ?? query.by ?? -1]?.name, this.#operationName].filter(
      Boolean,
    )
    const headline = this.#headline()
    if (headline === undefined) return over
    return `**${escapedTitle(headline)}** — ${about.length > 1 ? `${about[0]} (${about[1]})` : about.join('')}: ${over}`
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
    const runs: TableRow[][] = []
    for (const row of rows) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      const all = this.#computed.table.rows
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

  #cite(runs: readonly (readonly TableRow[])[]): Citation[] {
    return runs.flatMap((run, at) => {
      const passage = this.#passages[run[0]?.passage ?? -1]
      const range = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
      return passage === undefined ? [] : [cite(passage, range, at + 1)]
    })
  }
}
