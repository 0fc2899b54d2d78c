import { languageOf } from '../../../language/languages.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { singleAmounts, ValueText } from '../limits/read-value.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { topOfTable } from '../segmentation/table-of-row.ts'
import type { Candidates } from '../selection/candidates.ts'
import { measureUnits } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings as shared } from '../settings.ts'
import { reckonedDay } from './days.ts'
import { type Given, givensOf } from './givens.ts'
import { ReckonedMatter } from './matter.ts'
import type { Reckoned } from './reckoned.ts'
import { scaledFor } from './scaled.ts'
import { settings } from './settings.ts'
import { sumOf } from './sums.ts'

/**
 * Begins the choice with the rule by which the numbers or the day that a question gives lead to its answer; undefined
 * where it gives none, or no rule clearly does.
 */
export function beginWithReckoned(candidates: Candidates, choice: Choice): Reckoned | undefined {
  const { question } = candidates
  const { text, around = '', language, asks } = question
  if (languageOf(language).reckoning === undefined || asks === 'yes-no') return undefined
  if (text.length + around.length > shared.bounds.unit) return undefined
  const told = around === '' ? text : `${around}\n${text}`
  if (!givesNumber(told, language)) return undefined
  const { passages, units } = candidates
  const read: MeasuredUnits =
    around === ''
      ? candidates
      : measureUnits({ ...question, text: told, around: '' }, passages, units)
  const reckoned = reckonedDay(read) ?? fromGivens(read)
  if (reckoned === undefined) return undefined
  const { besides = [] } = reckoned
  for (const group of groupedByTable([...reckoned.units, ...besides], units)) {
    const { kind } = units[group[0] ?? -1] ?? {}
    const shape = kind === 'row' || kind === 'item' ? kind : 'sentence'
    choice.add(excerptOf(shape, group, units), settings.probability)
  }
  return reckoned
}

/** What the numbers of a question come to, or for how many a recipe is asked. */
function fromGivens(read: MeasuredUnits): Reckoned | undefined {
  const { text, language } = read.question
  const givens = givensOf(text, language)
  if (givens.length === 0 || givens.length > settings.givensMax) return undefined
  if (!givens.every((given) => mayBeMeant(given, text))) return undefined
  // "12 days before the conference" tells when, and not how long.
  const { before } = languageOf(language).reckoning ?? {}
  if (
    givens.some(({ end }) =>
      /^\s?$/.test(text.slice(end, end + (before?.opening(text.slice(end))?.start ?? 9))),
    )
  )
    return undefined
  const matter = new ReckonedMatter(read, givens)
  return sumOf(read, givens, matter) ?? scaledFor(read, givens, matter)
}

/** Whether somebody may have so many of something: not none, "-3", a part of a person, or more than can be told exactly. */
function mayBeMeant({ start, value, factor, isOfPeople }: Given, text: string): boolean {
  const count = value / factor
  const isPart = isOfPeople && !Number.isInteger(count)
  const isSigned = /(?:^|\s)[-−–]$/.test(text.slice(0, start)) || fractions.test(text)
  return count >= settings.countMin && count <= settings.countMax && !isPart && !isSigned
}

/** They are not read as numbers, and would be left out. */
const fractions = /[½¼¾⅓⅔⅛]/

/** Whether a question gives a number at all, or one of a unit of time, as most do not. */
function givesNumber(text: string, language: string): boolean {
  const { numerals, limits } = languageOf(language)
  if (/\p{N}/u.test(text) || numerals.isIn(text)) return true
  return limits !== undefined && singleAmounts(new ValueText(text, language, limits)).length > 0
}

/** The rows of one table together, under its header; any other unit alone. */
function groupedByTable(
  indices: readonly number[],
  units: readonly Unit[],
): readonly (readonly number[])[] {
  const groups = Map.groupBy(new Set(indices), (index) => {
    return units[index]?.kind === 'row' ? topOfTable(index, units) : index
  })
  return [...groups].map(([top, own]) => {
    const isUnderHeader = units[top]?.opensGroup === true && !own.includes(top)
    const rows = own.toSorted((a, b) => a - b)
    return units[top]?.kind === 'row' && isUnderHeader ? [top, ...rows] : rows
  })
}
