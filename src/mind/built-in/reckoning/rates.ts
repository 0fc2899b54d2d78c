import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { type Amount, readAmounts } from '../../../language/quantities/amounts.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { joins } from '../../../language/quantities/joins.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { sideBefore, ValueText } from '../limits/read-value.ts'
import { isAnd } from './givens.ts'
import { hundredthsIn } from './hundredths.ts'
import { eachBefore, type Per, persBehind, persIn } from './per.ts'
import { settings } from './settings.ts'

/** An amount that a text states, with what it is per and for; the range is that of the amount and its `per`. */
export type Rate = Range & {
  readonly amount: Amount
  /** The text in which the amount stands. */
  readonly written: string
  readonly pers: readonly Per[]
  /** What stands before it in its clause, and behind. */
  readonly label: string
  readonly behind: string
  /** Whether it is the most that may be, or the least. */
  readonly isLimit: boolean
}

/** The amounts of a text that may be multiplied. Linear in its length, but for a bounded stretch behind each. */
export function ratesIn(text: string, language: string): readonly Rate[] {
  const { limits: words } = languageOf(language)
  if (words === undefined) return []
  const read = new ValueText(text, language, words)
  const dates = readDates(text, language)
  const amounts = [...readAmounts(text, language), ...hundredthsIn(text, language)]
    .filter((one) => !overlapsAny(one, dates))
    .sort((a, b) => a.start - b.start)
  const isOfRange = (at: number) => {
    const [before, own, next] = [amounts[at - 1], amounts[at], amounts[at + 1]]
    const isJoined = (one?: Amount, other?: Amount) =>
      one !== undefined && other !== undefined && joins(text.slice(one.end, other.start))
    return isJoined(before, own) || isJoined(own, next)
  }
  // "75 g of rice and 150 ml of water": what stands before is of the first.
  const behindAnd = (start: number, end: number) => {
    const words = tokensOfShort(text.slice(start, end), language)
    const and = words.findLast((one) =>
      isAnd(text.slice(start + one.start, start + one.end), language),
    )
    return text.slice(start + (and?.end ?? 0), end)
  }
  const rates: Rate[] = []
  let from = 0
  amounts.forEach((amount, at) => {
    if (amount.start < from) return
    // "every £5"
    if (eachBefore(amount.start, read)) return
    const { pers, end } = persBehind(amount.end, read)
    const between = rates.length === 0 ? text.slice(0, amount.start) : behindAnd(from, amount.start)
    const label = /\p{L}/u.test(between) ? between : `${rates.at(-1)?.label ?? ''}${between}`
    const next = amounts.slice(at + 1).find(({ start }) => start >= end)?.start ?? text.length
    const behind = text.slice(end, next)
    // What a bare number counts stands right behind it: "1 tablet per 10 kg".
    const until = amount.unit === 'count' ? next - end : settings.perLengthMax
    const around = () => [...persIn(text.slice(end), language, until), ...persIn(label, language)]
    const all = pers.length > 0 ? pers : around()
    if (amount.unit !== 'money' && all.length === 0) return
    const side = sideBefore(amount.start, read)
    const isLimit = (side !== undefined && !side.isLasting) || isOfRange(at)
    const known = { start: amount.start, end, amount, written: text, pers: all }
    rates.push({ ...known, label, behind, isLimit })
    from = end
  })
  return rates
}
