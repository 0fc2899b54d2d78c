import { isWithinAny } from '../../../language/words/ranges.ts'
import { type Filter, isOf, type TableQuestion } from './filter.ts'
import type { Target } from './query.ts'

/** Whether a question asks for what one row costs, and for nothing else that would be computed. */
export function isOfPrice(
  { wording, aggregation, found }: TableQuestion,
  filters: readonly Filter[],
): boolean {
  const said = aggregation.prices.find(wording.text)
  const [filter, another] = filters
  const isRead = found.every((one) => isWithinAny(one, said) || isOf(one, 'each'))
  return said.length > 0 && filter?.made === undefined && another === undefined && isRead
}

/** The cell of the column that the question names, or of the first one with prices, by its name or its cells. */
export function priceOf(
  { wording, columns, aggregation }: TableQuestion,
  { value, isMore }: { readonly value: number | undefined; readonly isMore: boolean },
  filtered: readonly number[],
): Target | undefined {
  const terms = wording.keysOf(aggregation.prices.all.flatMap((phrase) => phrase.split(' ')))
  const others = [...columns.keys()].filter((at) => !filtered.includes(at))
  const called = others.find((at) => wording.namesOf(at).some((term) => terms.has(term)))
  const paid = others.find((at) => columns[at]?.cells.some((cell) => /\p{Sc}/u.test(cell)))
  const column = value ?? called ?? paid
  return column === undefined || isMore ? undefined : { operation: 'value', column }
}
