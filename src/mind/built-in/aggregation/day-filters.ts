import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { type Filter, onlyOne, type TableQuestion } from './filter.ts'
import { settings } from './settings.ts'

/**
 * "on Sundays": the rows whose day, or whose days, have it, also within "Tuesday to Sunday", by the only column that
 * tells the days of nearly all rows. Undefined for several days.
 */
export function dayFilters(reading: TableQuestion): readonly Filter[] | undefined {
  const { wording, columns } = reading
  const { text, language } = wording
  const [asked, another] = readWeekdays(text, language)
  if (asked === undefined || !wording.isOpen(asked)) return []
  const told = [...columns.keys()].flatMap((column) => {
    const { cells = [] } = columns[column] ?? {}
    const days = cells.map((cell) => {
      const own = readWeekdays(cell, language)
      return own.length > 0 ? own : readWeekdays(cell, wording.tableLanguage)
    })
    const filled = days.filter(({ length }) => length > 0).length
    return filled >= cells.length * settings.records.sharedMin ? [{ column, days }] : []
  })
  const one = onlyOne(told)
  if (one === undefined) return []
  const { cells = [] } = columns[one.column] ?? {}
  const isClear = cells.every(
    (cell, row) =>
      cell === '' || ((one.days[row]?.length ?? 0) > 0 && !excludesDays(cell, reading)),
  )
  if (another !== undefined || asked.days.size !== 1 || !isClear) return undefined
  const { column, days } = one
  const [day = -1] = asked.days
  wording.account([asked])
  const shown = `${columns[column]?.name ?? ''}: ${text.slice(asked.start, asked.end)}`
  const holds = (row: number) => days[row]?.some((found) => found.days.has(day)) === true
  return [{ column, shown, said: { start: asked.start, end: asked.end }, made: 'day', holds }]
}

/** Whether a cell names days that are none of its row's: "closed on Sundays", "except Wednesday". */
function excludesDays(cell: string, { aggregations }: TableQuestion): boolean {
  return aggregations.some(
    ({ closed, phrases }) =>
      closed.find(cell).length > 0 ||
      phrases.find(cell).some(({ value }) => value.some(({ kind }) => kind === 'except')),
  )
}
