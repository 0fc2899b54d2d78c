import { type Filter, onlyOne, onScale, type TableQuestion } from './filter.ts'

/**
 * "reports to Ann Lee", "works under Ann Lee": the rows whose column of superiors has her, and not her own row, which
 * has her name as well.
 */
export function superiorFilters(reading: TableQuestion): readonly Filter[] {
  const { wording, columns, aggregation, aggregations } = reading
  const said = onlyOne(aggregation.reportsTo.find(wording.text))
  const superiors = aggregations.flatMap((words) => words.superiors)
  const column = onlyOne([...new Set(onScale(reading, [...columns.keys()], superiors))])
  if (said === undefined || column === undefined) return []
  const { name = '', cells = [] } = columns[column] ?? {}
  const named = [...new Set(cells)].filter((cell) => {
    const range = wording.rangeOf(cell)
    if (cell === '' || range === undefined || range.start < said.end) return false
    // "Reports to the deputy of Ann Lee" is not about those who report to her.
    return wording.isSilent({ start: said.end, end: range.start })
  })
  const value = onlyOne(named)
  const range = value === undefined ? undefined : wording.rangeOf(value)
  if (range === undefined) return []
  const whole = { start: said.start, end: range.end }
  wording.account([whole])
  return [{ column, shown: `${name}: ${value}`, said: whole, holds: (row) => cells[row] === value }]
}
