import { languageOf } from '../../../language/languages.ts'
import type { LimitSide } from '../../../language/limit-words.ts'
import { type Amount, convert, readAmounts } from '../../../language/quantities/amounts.ts'
import { joins } from '../../../language/quantities/joins.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Limit } from './limit.ts'
import {
  type Circumstances,
  phraseLengthMax,
  readValue,
  sideBefore,
  singleAmounts,
  ValueText,
} from './read-value.ts'
import { clockLimits, dateLimits } from './time-limits.ts'

/**
 * The limits of a text in its language: "under 16", "up to 10 kg", "between 7:00 and 22:00", "18 or older", "65+". A
 * `label`, such as a cell or the beginning of an item, states one by a range alone. Linear in its length.
 */
export function readLimits(text: string, language: string, isLabel = false): readonly Limit[] {
  const { limits: words } = languageOf(language)
  if (words === undefined) return []
  const read = new ValueText(text, language, words)
  const apart = [...clockLimits(read), ...dateLimits(read)]
  const amounts = [...readAmounts(text, language), ...singleAmounts(read)]
    .filter((one) => !overlapsAny(one, apart))
    .sort((a, b) => a.start - b.start)
  const found: Limit[] = [...apart]
  for (let at = 0; at < amounts.length; at++) {
    const [first, second] = [amounts[at], amounts[at + 1]]
    if (first === undefined) continue
    const both = second && rangeOf(first, second, read, isLabel)
    if (both) at++
    const limit = both ?? limitAt(first, read)
    if (limit) found.push(limit)
  }
  return found
}

/** "over 5 to 10 kg", "between 5 and 35 °C", "5–10 kg" of a label. */
function rangeOf(
  first: Amount,
  second: Amount,
  read: ValueText,
  isLabel: boolean,
): Limit | undefined {
  const { text, words } = read
  const between = text.slice(first.end, second.start)
  const isOpened = read.endsBefore(first.start, words.between)
  const isJoined = joins(between) || (isOpened && words.joinsBetween.has(between))
  const before = sideBefore(first.start, read)
  const isStated = isLabel || isOpened || before?.side === 'above' || before?.side === 'atLeast'
  if (!isJoined || !isStated || (second.unit === 'count' && first.unit !== 'count'))
    return undefined
  const { unit, factor } = second
  const low =
    first.unit === 'count' && unit !== 'count'
      ? { ...first, unit, factor, value: convert(first.value, factor) }
      : first
  // "between 30 and 15 days before"
  const isFalling = low.value > second.value
  if (low.unit !== unit || low.value === second.value || (isFalling && !isOpened)) return undefined
  const start = before?.start ?? (isOpened ? openingOf(first.start, read) : first.start)
  const about = circumstances({ start, end: second.end }, read)
  const one = { ...readValue(low, read, about), isIncluded: before?.side !== 'above' }
  const other = { ...readValue(second, read, about), isIncluded: true }
  const [least, most] = isFalling ? [other, one] : [one, other]
  // "5 to 10 kg" is told with one unit.
  const written = `${most.number}${read.text.slice(second.to, second.end)}`
  const shown = first.unit === 'count' ? [least.number, written] : [least.shown, most.shown]
  return {
    start,
    end: second.end,
    low: { ...least, shown: shown[0] ?? '', per: most.per },
    high: { ...most, shown: shown[1] ?? '' },
  }
}

/** Where the word before two bounds begins: "juniors between 12 and 16". */
function openingOf(place: number, { text, words }: ValueText): number {
  const from = Math.max(0, place - phraseLengthMax)
  const found = words.between.find(text.slice(from, place)).at(-1)
  return found === undefined ? place : from + found.start
}

/** "under 16", "at least 45 kg", "18 or older", "65+". */
function limitAt(amount: Amount, read: ValueText): Limit | undefined {
  const before = sideBefore(amount.start, read)
  const behind = sideBehind(amount, read)
  const isTime = amount.unit === 'duration' || amount.unit === 'months'
  const side = behind?.side ?? (before?.isLasting && !isTime ? undefined : before?.side)
  if (side === undefined) return undefined
  const start = before?.start ?? amount.start
  const end = behind?.end ?? amount.end
  const isOld = read.behind(amount.to, read.words.yearsOld) !== undefined
  const about = circumstances({ start, end }, read, isOld)
  const bound = {
    ...readValue(amount, read, about),
    isIncluded: side === 'atMost' || side === 'atLeast',
  }
  return {
    start,
    end,
    ...(side === 'below' || side === 'atMost' ? { high: bound } : { low: bound }),
  }
}

/** The side that what stands behind an amount tells: "or older", "+". */
function sideBehind(
  { end }: Amount,
  { text, words }: ValueText,
): { readonly side: LimitSide; readonly end: number } | undefined {
  const rest = text.slice(end, end + phraseLengthMax)
  if (/^\s?\+(?!\s?\d)/.test(rest)) return { side: 'atLeast', end: end + rest.indexOf('+') + 1 }
  const found = words.behind.opening(rest)
  if (found === undefined || !/^\s?$/.test(rest.slice(0, found.start))) return undefined
  return { side: found.value, end: end + found.end }
}

/** What tells whether an amount is an age: "years old", the people before it, or a word such as "aged" beside it. */
function circumstances({ start, end }: Range, read: ValueText, isOld = false): Circumstances {
  const { text, words } = read
  const beside = text.slice(start, end)
  const isBehindAge = read.endsBefore(start, words.ages)
  const isBesideAge =
    isBehindAge || words.ages.isIn(beside) || read.behind(end, words.ages) !== undefined
  const isHeld = words.before
    .find(text.slice(Math.max(0, start - phraseLengthMax), end))
    .some(({ value }) => value.isLasting)
  return {
    isAge: isOld || isBehindAge || read.endsBefore(start, words.persons),
    mayBeAge: isBesideAge || !(isHeld || isOfSomething(end, read)),
    isBesideAge,
    countedFrom: end,
  }
}

/** Whether what an amount is of follows it: "5 years of service". */
function isOfSomething(end: number, read: ValueText): boolean {
  return read.behind(end, languageOf(read.language).ofWords) !== undefined
}
