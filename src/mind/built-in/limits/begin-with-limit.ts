import { languageOf } from '../../../language/languages.ts'
import { readAmounts } from '../../../language/quantities/amounts.ts'
import type { Question } from '../../question.ts'
import { askedNames } from '../grounding/asked-names.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import { leans, type Unit } from '../segmentation/read-evidence.ts'
import { areOfSection } from '../segmentation/same-section.ts'
import { topOfTable } from '../segmentation/table-of-row.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings as shared } from '../settings.ts'
import { valueAsked } from '../values/value-asked.ts'
import { type CaseAsked, casesAsked } from './case-asked.ts'
import { type Compared, comparedIn } from './compared-units.ts'
import { comparisonLine } from './comparison-line.ts'
import { Matter } from './matter.ts'
import type { Quantity } from './quantity.ts'
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
  const cases = casesAsked(question).filter((one) => mayBeCase(one, candidates))
  if (cases.length === 0 || cases.length > casesMax) return undefined
  const mayDecide = decidingUnits(candidates)
  const all = cases.flatMap((asked) => {
    const matter = new Matter(candidates, asked)
    return units.flatMap((unit, index) =>
      mayDecide(unit) ? comparedIn(index, asked, matter, candidates) : [],
    )
  })
  const best = clearest(all, units)
  if (best === undefined) return undefined
  const { unit: index, comparison, asked, share } = best
  const kept = [...leading(index, candidates), index, ...exceptionsBehind(index, candidates)]
  choice.add(excerptOf(kindOf(units[index]), kept, units), settings.probability)
  const isClear = share >= settings.answeredMin
  const line =
    comparison && isClear && !best.isUnsure
      ? comparisonLine(asked, comparison, question.language)
      : undefined
  return { unit: index, line, isClear }
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

/**
 * Whether a value of a question may be a case. In one that is not for yes or no, a date of the past tells when something
 * was, and a value of the kind that is asked for something else: "for how many pilots were two sailors exchanged?"
 */
function mayBeCase({ shownAs, quantities }: CaseAsked, candidates: Candidates): boolean {
  const { asks } = candidates.question
  if (asks === 'yes-no') return true
  if (asks !== undefined && tellsOfSomebody(candidates)) return false
  const { naming = [], counted } = valueAsked(candidates) ?? {}
  const kinds: readonly string[] = naming
  const isAskedFor = ({ kind, counted: own }: Quantity) =>
    kinds.includes(kind) || (counted !== undefined && own !== undefined)
  const isPast = shownAs !== undefined && asks !== undefined
  return !isPast && !quantities.some(isAskedFor)
}

/** Which units may decide: where nothing but an amount of money is asked for, those that state one, or a share of one. */
function decidingUnits(candidates: Candidates): (unit: Unit) => boolean {
  const { kinds, isPrecise } = valueAsked(candidates) ?? { kinds: [], isPrecise: false }
  if (!isPrecise || kinds.some((kind) => kind !== 'money')) return () => true
  return ({ shown, passage }) =>
    readAmounts(shown, candidates.passages[passage]?.language ?? '').some(
      ({ unit }) => unit === 'money' || unit === 'percent',
    )
}

/**
 * Whether a question has a name that no title has: what happened to somebody, or is true of something, is told of them,
 * and is no case that somebody brings.
 */
function tellsOfSomebody(candidates: Candidates): boolean {
  const { measure, passages } = candidates
  const titles = passages.map(({ title, language }) => measure.title(title, language).coverage)
  return askedNames(candidates).some(
    ({ name, terms }) =>
      !name.opensSentence &&
      terms.length > 0 &&
      !titles.some((coverage) => terms.some((term) => (coverage[term] ?? 0) > 0)),
  )
}

/**
 * The limit whose place says most of the question, if the next is behind; of bands that say as much the one that the case
 * falls in.
 */
function clearest(all: readonly Compared[], units: readonly Unit[]): Compared | undefined {
  const [best] = all.toSorted((a, b) => b.share - a.share || a.unit - b.unit)
  if (best === undefined) return undefined
  const near = all.filter(({ share }) => share > best.share - settings.leadMin)
  if (near.length === 1) return withinBeside(best, all, units) ?? best
  const within = near.filter(({ comparison }) => comparison?.isWithin === true)
  const [only, another] = within
  const areBands = near.every(
    ({ unit, share }) =>
      areSiblings(units[unit], units[best.unit]) &&
      (units[unit]?.kind !== 'sentence' || share === best.share),
  )
  return areBands && another === undefined ? only : undefined
}

/** The only limit beside another that the case falls in, where it does not fall in that one. */
function withinBeside(
  best: Compared,
  all: readonly Compared[],
  units: readonly Unit[],
): Compared | undefined {
  if (best.comparison?.isWithin !== false) return undefined
  const [only, another] = all.filter(
    ({ unit, share, comparison }) =>
      comparison?.isWithin === true &&
      share >= settings.answeredMin &&
      areSiblings(units[unit], units[best.unit]),
  )
  return another === undefined ? only : undefined
}

/** Whether units are rows of a table, items of a list or sentences of a paragraph. */
function areSiblings(one: Unit | undefined, other: Unit | undefined): boolean {
  return (
    areOfSection(one, other) &&
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
