import { languageOf } from '../../../language/languages.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import type { Question } from '../../question.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import { leans, type Unit } from '../segmentation/read-evidence.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { cellsOf } from '../segmentation/tables.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings as shared } from '../settings.ts'
import { type CaseAsked, casesAsked } from './case-asked.ts'
import { type Comparison, compare, comparisonLine } from './comparison-line.ts'
import { Matter } from './matter.ts'
import { type Limit, readLimits } from './read-limits.ts'
import { settings } from './settings.ts'

/** The sentence, item or row whose limit decides a question that brings a case. */
export type LimitAnswer = {
  readonly unit: number
  /** How the case compares with the limit; undefined where that is not clear. */
  readonly line: string | undefined
  /** Whether the place of the limit says nearly all that is asked. */
  readonly isClear: boolean
}

/** Begins the choice with the sentence whose limit decides the case of a question; undefined where none clearly does. */
export function beginWithLimit(candidates: Candidates, choice: Choice): LimitAnswer | undefined {
  const { question, units } = candidates
  if (!mayBringCase(question)) return undefined
  const cases = casesAsked(question)
  if (cases.length === 0 || cases.length > casesMax) return undefined
  const all = cases.flatMap((asked) => {
    const matter = new Matter(candidates, asked)
    return units.flatMap((_, index) => comparedIn(index, asked, matter, candidates))
  })
  const best = clearest(all, units)
  if (best === undefined) return undefined
  const { unit: index, comparison, asked, share } = best
  const kept = [...leading(index, candidates), index, ...exceptionsBehind(index, candidates)]
  choice.add(excerptOf(kindOf(units[index]), kept, units), settings.probability)
  const line =
    comparison && !best.isUnsure ? comparisonLine(asked, comparison, question.language) : undefined
  return { unit: index, line, isClear: share >= settings.answeredMin }
}

const casesMax = 3

/** Questions that a limit may decide, besides those for yes or no. */
const mayAsk: ReadonlySet<Question['asks']> = new Set([
  'yes-no',
  'number',
  'thing',
  'time',
  undefined,
])

function mayBringCase({ asks, text, around = '' }: Question): boolean {
  return mayAsk.has(asks) && text.length + around.length < shared.bounds.unit
}

/** A limit in a unit, beside a case, and how much of the question its place says. */
type Compared = {
  readonly unit: number
  readonly asked: CaseAsked
  /** Undefined where only the day of the case is told, as one on which something is closed. */
  readonly comparison?: Comparison
  readonly share: number
  /** Whether the unit has several limits of the kind that say as much. */
  readonly isUnsure: boolean
}

/** The limit of a unit that a case falls under; the one whose clause says most of the question. */
function comparedIn(
  index: number,
  asked: CaseAsked,
  matter: Matter,
  candidates: Candidates,
): readonly Compared[] {
  const { units, passages, question } = candidates
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  if (unit.kind === 'heading' || unit.kind === 'code' || unit.isQuestion) return []
  if (passage.language !== question.language) return []
  const share = matter.share(index)
  if (share < settings.saidMin || !matter.isSame(index)) return []
  const text = textOf(unit, passage.text)
  const found = limitsOf(index, candidates).flatMap((limit) => {
    const comparison = compare(asked, limit, question.language)
    if (comparison === undefined || !isOfCounted(asked, comparison, unit)) return []
    const ofDay = isOfDay(asked, limit, text, passage.language)
    if (ofDay === false) return []
    const said = matter.ofClause(index, limit.start)
    return [{ comparison, said, isSure: ofDay === true }]
  })
  const most = Math.max(...found.map(({ said }) => said))
  const [best, ...others] = found.filter(({ said }) => said === most)
  const known = { unit: index, asked, share }
  if (best !== undefined)
    return [{ ...known, comparison: best.comparison, isUnsure: others.length > 0 || !best.isSure }]
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

function textOf({ start, end }: Unit, text: string): string {
  return text.slice(start, Math.min(end, start + shared.bounds.unit))
}

/** The limits that a unit states; those of a row cell by cell, under the names of their columns. */
function limitsOf(index: number, { units, passages }: Candidates): readonly Limit[] {
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  const text = textOf(unit, passage.text)
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

/**
 * The limit whose place says most of the question, if the next is behind; of bands that say as much the one that the case
 * falls in.
 */
function clearest(all: readonly Compared[], units: readonly Unit[]): Compared | undefined {
  const [best] = all.toSorted((a, b) => b.share - a.share || a.unit - b.unit)
  if (best === undefined) return undefined
  const near = all.filter(({ share }) => share > best.share - settings.leadMin)
  if (near.length === 1) return best
  const within = near.filter(({ comparison }) => comparison?.isWithin === true)
  const [only, another] = within
  const areBands = near.every(({ unit }) => areSiblings(units[unit], units[best.unit]))
  return areBands && another === undefined ? only : undefined
}

/** Whether units are rows of a table, items of a list or sentences of a paragraph. */
function areSiblings(one: Unit | undefined, other: Unit | undefined): boolean {
  const isOfSection = one?.passage === other?.passage && one?.section === other?.section
  return (
    isOfSection &&
    one?.kind === other?.kind &&
    (one?.kind !== 'sentence' || one.block === other?.block)
  )
}

/** The rows and items stand with what leads to them. */
function leading(index: number, { units }: Candidates): readonly number[] {
  if (units[index]?.kind !== 'row') return []
  const top = topOfTable(index, units)
  return units[top]?.opensGroup && top !== index ? [top] : []
}

/** The sentence behind that leans on this one, as exceptions follow: "However, on Sundays …". */
function exceptionsBehind(index: number, { units, passages }: Candidates): readonly number[] {
  const [own, next] = [units[index], units[index + 1]]
  if (own?.kind !== 'sentence' || next?.kind !== 'sentence') return []
  if (next.passage !== own.passage || next.block !== own.block || next.isQuestion) return []
  const { leaningOpenings } = languageOf(passages[next.passage]?.language ?? '')
  const isLeaning = leans(next, passages) || leaningOpenings.opening(next.shown) !== undefined
  return isLeaning ? [index + 1] : []
}

function kindOf(unit: Unit | undefined) {
  return unit?.kind === 'row' || unit?.kind === 'item' ? unit.kind : 'sentence'
}
