import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { hasLetters, isKey, isOfCodes } from './columns.ts'
import type { Filter, TableQuestion } from './filter.ts'
import { excludes } from './property-cells.ts'
import type { OpenWord } from './question-word.ts'
import { settings } from './settings.ts'

/**
 * "sleeping bags" in a table with a "Sleeping bag Dune" and a "Sleeping bag Polar": the rows whose names have words of
 * the question that stand side by side there. One word alone must stand in nothing but names.
 */
export function nameFilters(reading: TableQuestion): readonly Filter[] {
  const { wording, columns } = reading
  return columns.flatMap((column, at) => {
    const isNaming = !column.measured && isKey(column) && hasLetters(column) && !isOfCodes(column)
    if (!isNaming) return []
    const rowsOf = rowsByTerm(column.cells, reading)
    const found = wording.openRuns
      .flatMap((run) => partsOf(run))
      .map((run) => ({ run, rows: rowsWith(run, rowsOf) }))
      .filter(({ run, rows }) => {
        const isLong = run.some(({ start, end }) => end - start >= settings.valueLengthMin)
        return isLong && rows.size > 1 && rows.size < column.cells.length
      })
      .toSorted((a, b) => b.run.length - a.run.length)
    const best = found.find(({ run }) => run.length > 1 || !isElsewhere(run, at, reading))
    if (best === undefined) return []
    const { run, rows } = best
    if ([...rows].some((row) => isNoName(column.cells[row] ?? '', reading))) return []
    const said = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }
    wording.account([said])
    const shown = `${column.name}: … ${wording.text.slice(said.start, said.end)} …`
    return [
      { column: at, shown, said, made: 'name' as const, holds: (row: number) => rows.has(row) },
    ]
  })
}

/** Whether a cell says more than its words: "not easy" is not easy, and "Friday to Monday" has a Sunday as well. */
function isNoName(cell: string, { wording, aggregations }: TableQuestion): boolean {
  return excludes(cell, aggregations) || readWeekdays(cell, wording.tableLanguage).length > 0
}

/** Whether one word stands in another column as well, or in the titles of the table. */
function isElsewhere(
  run: readonly OpenWord[],
  column: number,
  { wording, columns }: TableQuestion,
): boolean {
  const others = columns.filter((_, at) => at !== column)
  const cells = others.flatMap(({ cells, name }) => [...new Set(cells), name])
  const terms = new Set([...wording.titles, ...cells.flatMap((cell) => wording.termsOf(cell))])
  return run.some(({ keys }) => [...keys].some((key) => terms.has(key)))
}

/** A run of words and all parts of it. */
function partsOf(run: readonly OpenWord[]): readonly (readonly OpenWord[])[] {
  const short = run.slice(0, runLengthMax)
  return short.flatMap((_, from) =>
    short.slice(from).map((_, length) => short.slice(from, from + length + 1)),
  )
}

/** Names have no longer runs of words in common. */
const runLengthMax = 6

function rowsByTerm(
  cells: readonly string[],
  { wording }: TableQuestion,
): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>()
  cells.forEach((cell, row) => {
    for (const term of wording.termsOf(cell)) {
      const rows = found.get(term) ?? new Set()
      found.set(term, rows.add(row))
    }
  })
  return found
}

function rowsWith(
  run: readonly OpenWord[],
  rowsOf: ReadonlyMap<number, ReadonlySet<number>>,
): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = run.map(
    ({ keys }) => new Set([...keys].flatMap((key) => [...(rowsOf.get(key) ?? [])])),
  )
  return new Set([...first].filter((row) => others.every((rows) => rows.has(row))))
}
