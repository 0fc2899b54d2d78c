import { isWithinAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { measuredAs } from './columns.ts'
import { exclusionBefore, type Filter, onlyOne, type TableQuestion } from './filter.ts'

/**
 * "still open", "not finished yet", "done": the rows whose work is done, or is not, by the only column that says of
 * each row how far its work has come. Undefined if the question asks for several states.
 */
export function progressFilters(reading: TableQuestion): readonly Filter[] | undefined {
  const { wording, aggregation, columns } = reading
  const { open, done, still } = aggregation.progress
  const left = open.find(wording.text)
  const finished = done.find(wording.text).filter((one) => !isWithinAny(one, left))
  const [asked, another] = [...left, ...finished]
  const column = onlyOne([...columns.keys()].filter((at) => tellsProgress(at, reading)))
  if (column === undefined) return []
  const notBegun = notBegunFilter(column, reading)
  if (notBegun !== undefined) return asked === undefined ? [notBegun] : undefined
  if (asked === undefined || asksForCell(column, reading)) return []
  if (another !== undefined || mayBeDeed(asked, reading)) return undefined
  const lasting = still.find(wording.text)
  const silent = [...lasting, ...aggregation.rowWords.find(wording.text)]
  const excluded = exclusionBefore(asked, reading, silent)
  const isDone = (left.length === 0) === (excluded === undefined)
  const said = { start: (excluded ?? asked).start, end: asked.end }
  wording.account([said, ...lasting])
  const { name = '', cells = [], measured } = columns[column] ?? {}
  if (measured) {
    const shown = `${name} ${isDone ? '=' : '<'} ${wholeShare}`
    const holds = (row: number) => (measured.values[row] ?? 0) >= wholeShare === isDone
    return [{ column, shown, said, made: 'progress', holds }]
  }
  const holds = (row: number) => isOfDone(cells[row] ?? '', reading) === isDone
  const among = new Set(cells.filter((_, row) => holds(row)))
  const shown = among.size > 0 ? [...among].join(', ') : wording.text.slice(said.start, said.end)
  return [{ column, shown: `${name}: ${shown}`, said, made: 'progress', holds }]
}

/** "have not started": the rows of which a share of 0 is done. */
function notBegunFilter(column: number, reading: TableQuestion): Filter | undefined {
  const { wording, aggregation, columns } = reading
  const { name = '', measured } = columns[column] ?? {}
  const [said] = aggregation.progress.notBegun.find(wording.text)
  if (measured === undefined || said === undefined) return undefined
  wording.account([said, ...aggregation.progress.still.find(wording.text)])
  const holds = (row: number) => measured.values[row] === 0
  return { column, shown: `${name} = 0`, said, made: 'progress', holds }
}

/**
 * Whether the word for a state may be a deed as well, of which a column has the date: "open" in "How many did they open
 * in May?" beside "Opened". Before what is asked about, and at the end, it is a state: "open tickets".
 */
function mayBeDeed({ start, end }: Range, { wording, columns }: TableQuestion): boolean {
  const deeds = measuredAs(columns, 'date').filter((at) => {
    return wording.isNamedWithin({ start, end }, at)
  })
  return deeds.length > 0 && wording.isFollowedByPreposition(end)
}

/** Where a question says "tasks" for the rows of a table that says how far each has come. */
export function tasksIn(
  { wording, aggregation }: TableQuestion,
  filters: readonly Filter[],
): readonly Range[] {
  const isOfWork = filters.some(({ made }) => made === 'progress')
  return isOfWork ? aggregation.progress.tasks.find(wording.text) : []
}

/** Where a question says that a condition lasts: "still" of "still waiting". */
export function lastingIn(
  { wording, aggregation }: TableQuestion,
  filters: readonly Filter[],
): readonly Range[] {
  return aggregation.progress.still
    .find(wording.text)
    .filter(({ end }) =>
      filters.some(
        ({ said }) => said.start >= end && wording.isSilent({ start: end, end: said.start }),
      ),
    )
}

/** Whether the question has a cell of work under way as written: "in progress", "not started". */
function asksForCell(column: number, reading: TableQuestion): boolean {
  const { wording, columns, aggregations } = reading
  return [...new Set(columns[column]?.cells)].some(
    (cell) =>
      aggregations.some(({ progress }) => progress.underWay.has(cell)) &&
      wording.rangeOf(cell) !== undefined,
  )
}

/** A percentage that says that all is done. */
const wholeShare = 100

/** Whether each cell of a column is a state of work, or the share of it that is done: "% complete". */
function tellsProgress(column: number, reading: TableQuestion): boolean {
  const { name = '', cells = [], measured } = reading.columns[column] ?? {}
  if (measured?.kind === 'number') {
    const isShare = measured.values.every((value = 0) => value >= 0 && value <= wholeShare)
    const isOfWork = reading.aggregations.some(
      ({ progress }) => progress.done.find(name).length > 0,
    )
    return measured.after.trim() === '%' && isShare && isOfWork
  }
  return cells.every((cell) => isOfDone(cell, reading) || isOfOpen(cell, reading))
}

function isOfDone(cell: string, { aggregations }: TableQuestion): boolean {
  return aggregations.some(({ progress }) => progress.done.has(cell))
}

function isOfOpen(cell: string, { aggregations }: TableQuestion): boolean {
  return aggregations.some(({ progress: { open, underWay } }) =>
    [open, underWay].some((states) => states.has(cell)),
  )
}
