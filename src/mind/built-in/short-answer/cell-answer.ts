import { readDates } from '../../../language/quantities/dates.ts'
import type { Question } from '../../question.ts'
import type { Coverage } from '../features/coverage.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { fieldsOf } from '../segmentation/tables.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from '../settings.ts'
import type { ShortAnswer } from './short-answer.ts'

/** Questions that a single value can answer; lists and reasons need more than one. */
const answerable: ReadonlySet<Question['asks']> = new Set([
  'person',
  'place',
  'time',
  'number',
  'thing',
  'definition',
  'choice',
  undefined,
])

/**
 * The cell of a chosen row that answers the question: the question names its column, or in a table of two columns has
 * the whole label. Undefined if another row matches as well, several values are possible, or the question names a
 * further column.
 */
export function cellAnswer(
  candidates: Candidates,
  choice: Pick<Choice, 'excerpts'>,
): Pick<ShortAnswer, 'text' | 'unit'> | undefined {
  const { question, units } = candidates
  if (!answerable.has(question.asks)) return undefined
  // A header alone says no value, and may have been chosen before the rows below it or below another one like it.
  const isRow = (index: number) => units[index]?.kind === 'row' && !units[index].opensGroup
  const rows = choice.excerpts.flatMap(({ units: own }) => own).filter(isRow)
  const [header] = rows.map((row) => headerAt(candidates, row))
  const alike = rows.filter((row) => headerAt(candidates, row) === header)
  const found = alike.flatMap((unit) => {
    const text = valueIn(candidates, unit)
    return text === undefined ? [] : [{ text, unit }]
  })
  const [first, ...others] = found
  return others.every(({ text }) => text === first?.text) ? first : undefined
}

function valueIn(candidates: Candidates, index: number): string | undefined {
  const { measure, passages, question, units } = candidates
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined || unit.opensGroup) return undefined
  const header = headerAt(candidates, index)
  const fields = fieldsOf(passage.text.slice(unit.start, unit.end), header)
  if (fields.length < 2 || !isSpokenOfMost(candidates, index, header)) return undefined
  const said = (words: string) => {
    const { coverage } = measure.title(words, passage.language)
    return coverage.map((value) => (value > settings.likeness.sameMin ? value : 0))
  }
  const values = fields.map(({ value }) => said(value))
  const names = fields.map(({ name }) => said(name))
  const spoken = values.map((coverage) => measure.share(coverage))
  const named = names.map((coverage) => measure.share(coverage))
  const asked = onlyBestColumn(named) ?? (fields.length === 2 ? 1 : -1)
  const known = union([...values, names[asked] ?? measure.none()])
  if (names.some((coverage) => measure.beyond(coverage, known) > 0)) return undefined
  const isNamed = (named[asked] ?? 0) > 0
  const label = fields[fields.length === 2 ? 1 - asked : spoken.indexOf(Math.max(...spoken))]
  const isLabelled =
    isNamed || (label !== undefined && isAskedWhole(candidates, label.value, passage.language))
  const { value = '' } = fields[asked] ?? {}
  const isNew = /[\p{L}\p{N}]/u.test(value) && !isAskedWhole(candidates, value, passage.language)
  const isSpoken = spoken.some((share, column) => column !== asked && share > 0)
  const isShort = value.length <= settings.bounds.cell && !/[?？؟]$/.test(value)
  const isFit = mayAnswer(question.asks, value, passage.language)
  return isLabelled && isSpoken && isNew && isShort && isFit ? value : undefined
}

/** Whether a value is of the kind that is asked for: a mere date or number is no person and no place. */
function mayAnswer(asks: Question['asks'], value: string, language: string): boolean {
  if (asks !== 'person' && asks !== 'place') return true
  let rest = value
  for (const { start, end } of readDates(value, language).toReversed())
    rest = rest.slice(0, start) + rest.slice(end)
  return /\p{L}/u.test(rest)
}

function union([first = [], ...others]: readonly Coverage[]): Coverage {
  return first.map((value, term) => Math.max(value, ...others.map((one) => one[term] ?? 0)))
}

/** The index of the column whose name covers most of the question; undefined if two cover as much. */
function onlyBestColumn(named: readonly number[]): number | undefined {
  const most = Math.max(...named)
  const column = named.indexOf(most)
  return most > 0 && column === named.lastIndexOf(most) ? column : undefined
}

/** Whether all words of a cell are in the question. */
function isAskedWhole({ measure }: Candidates, cell: string, language: string): boolean {
  return measure.title(cell, language).asked === 1
}

/**
 * Whether no other row of its table, or of another one with the same columns in its document, has as much of the
 * question, by itself and with what stands above it: "line 4" in a heading tells a timetable from the next one.
 */
function isSpokenOfMost(
  candidates: Candidates,
  index: number,
  header: string | undefined,
): boolean {
  const { measure, passages, units } = candidates
  const docOf = (at: number) => passages[units[at]?.passage ?? -1]?.docId
  const hasAsMuch = (at: number) =>
    [measure.alike, measure.placed].every((coverages) => {
      const [other, own] = [coverages[at], coverages[index]]
      return measure.share(other ?? measure.none()) >= measure.share(own ?? measure.none())
    })
  return units.every((unit, at) => {
    const isRival = at !== index && unit.kind === 'row' && !unit.opensGroup && hasAsMuch(at)
    return !isRival || docOf(at) !== docOf(index) || headerAt(candidates, at) !== header
  })
}

/** The header, as written, of the table that a row belongs to. */
function headerAt({ passages, units }: Candidates, index: number): string | undefined {
  return headerOf(units[topOfTable(index, units)], passages)
}
