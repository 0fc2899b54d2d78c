import { tokens } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { exactUnitOpening } from '../../../language/quantities/exact-units.ts'
import { timesOfDay } from '../../../language/quantities/times-of-day.ts'
import { type FoundDays, readWeekdays } from '../../../language/quantities/weekdays.ts'
import type { ValueKind } from '../../../language/value-words.ts'
import { isWithinAny } from '../../../language/words/ranges.ts'
import type { Column } from './columns.ts'
import { type Filter, onlyOne, type TableQuestion } from './filter.ts'
import { excludes } from './property-cells.ts'
import { settings } from './settings.ts'

/**
 * "on Sundays": the rows whose day, or whose days, have it, also within "Tuesday to Sunday", by the only column that
 * tells the days of nearly all rows. Undefined for several days, and where the column may tell other days than those
 * that are asked for.
 */
export function dayFilters(reading: TableQuestion): readonly Filter[] | undefined {
  const { wording, columns } = reading
  const { text, language, tableLanguage } = wording
  const [asked, another] = readWeekdays(text, language)
  if (asked === undefined || !wording.isOpen(asked)) return []
  const told = [...columns.keys()].flatMap((at) => {
    const { cells = [] } = columns[at] ?? {}
    const days = cells.map((cell) => {
      const own = readWeekdays(cell, language)
      return own.length > 0 ? own : readWeekdays(cell, tableLanguage)
    })
    const filled = days.filter(({ length }) => length > 0).length
    return filled >= cells.length * settings.records.sharedMin ? [{ at, days }] : []
  })
  const one = onlyOne(told)
  if (one === undefined) return []
  const { at, days } = one
  const { name = '', cells = [] } = columns[at] ?? {}
  const isClear = cells.every(
    (cell, row) => cell === '' || saysOnlyDays(cell, days[row] ?? [], reading),
  )
  const isOther = another !== undefined || asked.days.size !== 1
  if (isOther || !isClear || isOfOtherDays(name, reading)) return undefined
  const [day = -1] = asked.days
  wording.account([asked])
  const shown = `${name}: ${text.slice(asked.start, asked.end)}`
  const holds = (row: number) => days[row]?.some((found) => found.days.has(day)) === true
  return [{ column: at, shown, said: { start: asked.start, end: asked.end }, made: 'day', holds }]
}

/** Whether a cell has days and their hours, and nothing that makes some an exception: "closed", "first", "in May". */
function saysOnlyDays(cell: string, days: readonly FoundDays[], reading: TableQuestion): boolean {
  const { wording, aggregations } = reading
  const { tableLanguage } = wording
  const isClosed = aggregations.some(({ closed }) => closed.find(cell).length > 0)
  const told = [
    ...days,
    ...timesOfDay(cell, tableLanguage),
    ...aggregations.flatMap(({ opens }) => opens.find(cell)),
    ...languageOf(tableLanguage).prepositions.find(cell),
  ]
  const others = tokens(cell, tableLanguage).filter((token) => !isWithinAny(token, told))
  const isSilent = others.every(({ start, end, word }) => {
    const letters = cell.slice(start, end).replace(/^\p{N}+/u, '')
    return letters === '' || word.isCoordinator || word.isArticle || isHours(letters, tableLanguage)
  })
  return days.length > 0 && !isClosed && !excludes(cell, aggregations) && isSilent
}

/** Whether a word is a unit of the hours of a day: "h" of "10 h", and not "weeks". */
function isHours(word: string, language: string): boolean {
  const unit = exactUnitOpening(word, language)
  return unit?.end === word.length && unit.dimension === 'duration' && unit.factor <= hour
}

/** In seconds. */
const hour = 3600

/**
 * Whether the days of a column may not be those of a question: it is called "Closed", or something else that is no word
 * for times, as "Day off", and the question does not say it.
 */
function isOfOtherDays(name: Column['name'], { wording, aggregations }: TableQuestion): boolean {
  if (aggregations.some(({ closed }) => closed.find(name).length > 0)) return true
  const { formLengthMin } = settings
  const { text, language, tableLanguage } = wording
  const beginningsOf = (written: string, of: string) =>
    tokens(written, of)
      .map(({ word }) => word.folded.slice(0, formLengthMin))
      .filter(({ length }) => length === formLengthMin)
  const said = new Set([
    ...beginningsOf(text, language),
    ...aggregations.flatMap(({ opens }) => opens.all.flatMap((one) => beginningsOf(one, language))),
  ])
  const isSaid = beginningsOf(name, tableLanguage).some((one) => said.has(one))
  return name !== '' && !isSaid && !isOfTime(name, tableLanguage)
}

/** Whether a name is a word for times, as "Hours" and "Days" are. */
function isOfTime(name: string, language: string): boolean {
  const { words, things } = languageOf(language).values
  const kinds: readonly ValueKind[] = [...(words.get(name) ?? []), ...(things.get(name) ?? [])]
  const isKind = kinds.includes('time') || kinds.includes('date')
  return isKind || exactUnitOpening(name, language)?.end === name.length
}
