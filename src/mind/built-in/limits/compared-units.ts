import { languageOf } from '../../../language/languages.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { mayState, textOf } from '../segmentation/unit-text.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { CaseAsked } from './case-asked.ts'
import { type Comparison, compare } from './comparison-line.ts'
import type { Limit } from './limit.ts'
import type { Matter } from './matter.ts'
import { readLimits } from './read-limits.ts'
import { settings } from './settings.ts'

/** A limit in a unit, beside a case, and how much of the question its place says. */
export type Compared = {
  readonly unit: number
  readonly asked: CaseAsked
  /** Undefined where only the day of the case is told, as one on which something is closed. */
  readonly comparison?: Comparison
  readonly share: number
  /** Whether the unit has several limits of the kind that say as much. */
  readonly isUnsure: boolean
}

/** The limit of a unit that a case falls under; the one whose clause says most of the question. */
export function comparedIn(
  index: number,
  asked: CaseAsked,
  matter: Matter,
  candidates: Candidates,
): readonly Compared[] {
  const { units, passages, question } = candidates
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  if (!mayState(unit) || passage.language !== question.language) return []
  const share = matter.share(index)
  if (share < settings.saidMin || !matter.isSame(index)) return []
  const text = textOf(unit, passage)
  const found = limitsOf(index, candidates).flatMap((limit) => {
    const comparison = compare(asked, limit, question.language)
    if (comparison === undefined || !isOfCounted(asked, comparison, unit)) return []
    const ofDay = isOfDay(asked, limit, text, passage.language)
    if (ofDay === false) return []
    const said = matter.ofClause(index, limit.start)
    return [{ comparison, said, isSure: ofDay === true }]
  })
  const most = Math.max(...found.map(({ said }) => said))
  const best = found.find(({ said }) => said === most)
  const known = { unit: index, asked, share }
  // Of several limits, such as those for members and guests, a reader must see which one is meant.
  if (best !== undefined)
    return [{ ...known, comparison: best.comparison, isUnsure: found.length > 1 || !best.isSure }]
  return isClosedOn(asked, text, passage.language) ? [{ ...known, isUnsure: true }] : []
}

/** Whether a text says that something is closed on the day of a case. */
function isClosedOn({ day }: CaseAsked, text: string, language: string): boolean {
  if (day === undefined) return false
  const [closed] = languageOf(language).aggregation?.closed.find(text) ?? []
  if (closed === undefined) return false
  const days = readWeekdays(text, language)
  const behind = days.filter(({ start }) => start >= closed.end)
  return (behind.length > 0 ? behind : days).some((one) => one.days.has(day))
}

/** The limits that a unit states; those of a row cell by cell, under the names of their columns. */
function limitsOf(index: number, { units, passages }: Candidates): readonly Limit[] {
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  const text = textOf(unit, passage)
  if (!/\p{N}/u.test(text) && languageOf(passage.language).numerals.find(text).length === 0)
    return []
  if (unit.kind === 'row') {
    if (unit.opensGroup) return []
    const names = cellsOf(headerOf(units[topOfTable(index, units)], passages) ?? '')
    return cellsOf(text)
      .slice(0, 2)
      .flatMap((cell, column) => {
        const name = names[column] ?? ''
        return readLimits(name === '' ? cell : `${name}: ${cell}`, passage.language, true)
      })
  }
  if (unit.kind === 'item') {
    const [label = ''] = text.split(/:\s/, 1)
    if (label.length < text.length) return readLimits(label, passage.language, true)
  }
  return readLimits(text, passage.language)
}

/** A number without a noun is of what is counted if its sentence says that. */
function isOfCounted(asked: CaseAsked, { kind }: Comparison, { tokens }: Unit): boolean {
  const counted = asked.quantities.find((one) => one.kind === kind)?.counted
  return counted === undefined || tokens.some(({ word }) => counted.has(word.hash))
}

/**
 * Whether the hours are those of the day that is asked for: of the days that stand nearest before them. Undefined where
 * none do, or the day has hours of its own as well.
 */
function isOfDay(
  { day }: CaseAsked,
  limit: Limit,
  text: string,
  language: string,
): boolean | undefined {
  if (day === undefined) return true
  const days = readWeekdays(text, language)
  const own = days.findLast(({ end }) => end <= limit.start)
  if (own !== undefined && !own.days.has(day)) return false
  const hasOthers = days.some((one) => one !== own && one.days.has(day))
  return own === undefined || hasOthers ? undefined : true
}
