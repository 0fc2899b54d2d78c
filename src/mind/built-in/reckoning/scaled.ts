import { asDecimal } from '../../../base/as-decimal.ts'
import { languageOf } from '../../../language/languages.ts'
import { type Amount, readAmounts } from '../../../language/quantities/amounts.ts'
import { readNumbers } from '../../../language/quantities/numbers.ts'
import type { MeasuredUnits } from '../features/features.ts'
import type { Given } from './givens.ts'
import type { ReckonedMatter } from './matter.ts'
import type { Reckoned } from './reckoned.ts'
import { settings } from './settings.ts'
import { written } from './sum-line.ts'

/**
 * An amount of a list that is for so many people, as its heading tells, for the number of people that the question gives:
 * the flour of a recipe for 4. Undefined where that is not clear.
 */
export function scaledFor(
  read: MeasuredUnits,
  givens: readonly Given[],
  matter: ReckonedMatter,
): Reckoned | undefined {
  const { question, units, measure, passages } = read
  const { language } = question
  const [given, another] = givens
  if (given?.unit !== 'count' || another !== undefined) return undefined
  if (!given.isOfPeople && !isFor(question.text.slice(0, given.start), language)) return undefined
  const found = units.flatMap((unit, index) => {
    const people = peopleOf(unit.headings.at(-1) ?? '', language)
    const passage = passages[unit.passage]
    if (people === undefined || unit.kind !== 'item' || passage?.language !== language) return []
    const text = passage.text.slice(unit.start, unit.end)
    const [amount, second] = readAmounts(text, language)
    if (amount === undefined || second !== undefined) return []
    // What it is an amount of must be asked for.
    const isAsked = measure.title(text.slice(amount.end), language).asked > 0
    const share = matter.share(index, text)
    return isAsked && share >= settings.saidMin ? [{ index, amount, people, text, share }] : []
  })
  const [best, next] = found.toSorted((a, b) => b.share - a.share)
  if (best === undefined || (next && next.share > best.share - settings.leadMin)) return undefined
  const { index, amount, people, text } = best
  const line = lineOf(amount, text, given.value, people, language)
  return line === undefined ? undefined : { units: [index], line }
}

function lineOf(
  amount: Amount,
  text: string,
  wanted: number,
  people: number,
  language: string,
): string | undefined {
  const own = written(amount, text)
  const value = asDecimal((amount.value / amount.factor) * (wanted / people))
  if (!(value <= settings.resultMax)) return undefined
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const result = `${own.before}${format.format(value)}${own.behind}`.trim()
  return `${own.whole} × ${format.format(wanted)} ÷ ${format.format(people)} = ${result}`
}

/** The number of people in a heading: "Flatbread (for 4 people)", "Soup (serves 6)". */
function peopleOf(heading: string, language: string): number | undefined {
  if (!/\p{N}/u.test(heading)) return undefined
  const numbers = readNumbers(heading, language)
  return numbers.find(({ start }) => isFor(heading.slice(0, start), language))?.value
}

function isFor(before: string, language: string): boolean {
  const last = languageOf(language).reckoning?.serves.find(before).at(-1)
  return last !== undefined && before.slice(last.end).trim() === ''
}
