import { withoutEnd } from '../../../base/text/without-end.ts'
import type { Thinking } from '../../../base/thinking.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shareColumns } from '../../../extraction/blocks/share-columns.ts'
import { languageOf } from '../../../language/languages.ts'
import { isWithin } from '../../../language/words/ranges.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { inLanguageOf } from '../question/understand.ts'
import { AggregateWriter, type Computed } from './aggregate-writer.ts'
import { type Column, columnsOf } from './columns.ts'
import { evaluateQuery } from './evaluate-query.ts'
import { readQuery } from './read-query.ts'
import { readTables, type Table } from './read-tables.ts'
import { readRecords } from './records/read-records.ts'
import { settings } from './settings.ts'
import { waysToRead } from './turned-table.ts'

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
  const records = understood.isReadWhole ? readRecords(passages) : []
  const tables = [...readTables(passages).filter((one) => !isOfRecords(one, records)), ...records]
  if (tables.length > settings.tablesMax) return undefined
  const areParts = tables.some((table) =>
    tables.some((other) => table !== other && shareColumns(table.names, other.names)),
  )
  if (areParts) return undefined
  const read = tables.flatMap((written) => {
    for (const one of waysToRead(written)) {
      const computed = computedOver(withoutTotals(one, question.language), question)
      if (computed !== undefined) return [computed]
    }
    return []
  })
  const [one, another] = read
  if (one === undefined || another !== undefined) return undefined
  return new AggregateWriter(one, question, passages).write(thinking)
}

function computedOver(table: Table, question: Question): Computed | undefined {
  const columns = columnsOf(table, question.language)
  const isNamed = columns[0]?.cells.every((cell) => cell !== '') === true
  const isUnclear = table.made === undefined && (!isNamed || hasSections(table))
  const mayHaveTotals = table.made !== 'turned' && hasTotals(columns, table.made)
  if (table.rows.length < 2 || isUnclear || mayHaveTotals) return undefined
  const query = readQuery(question, table, columns)
  const result = query && evaluateQuery(query, table, columns)
  return query && result ? { table, columns, query, result } : undefined
}

/** Whether the first row of a table is a line of a record, as "Weight: 13 kg" is. */
function isOfRecords({ rows }: Table, records: readonly Table[]): boolean {
  const [row] = rows
  return records.some((table) =>
    table.rows.some(({ more = [], ...first }) =>
      [first, ...more].some(
        (place) => row !== undefined && place.passage === row.passage && isWithin(row, place),
      ),
    ),
  )
}

/** Whether some rows only name the section of those below them. */
function hasSections({ rows }: Table): boolean {
  return rows.some(({ cells }) => cells.length > 2 && cells.filter(Boolean).length < 2)
}

/** Whether the last row has the sums or means of the others, by whatever name; a list has no means. */
function hasTotals(columns: readonly Column[], made: Table['made']): boolean {
  return columns.some(({ measured }) => {
    const values = measured?.kind === 'number' ? measured.values.map((value) => value ?? 0) : []
    const last = values.pop() ?? 0
    const sum = values.reduce((all, value) => all + value, 0)
    const totals = made === 'records' ? [sum] : [sum, sum / values.length]
    const isTotal = totals.some((value) => Math.abs(value - last) < sameSumMax)
    return values.length > 1 && last !== 0 && new Set(values).size > 1 && isTotal
  })
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
