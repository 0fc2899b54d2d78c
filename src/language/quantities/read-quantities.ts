import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../languages.ts'
import { Phrases } from '../phrases.ts'
import { fold } from '../words/fold.ts'
import type { Range } from '../words/words.ts'
import { currencyBefore, openingCurrency } from './currencies.ts'
import type { FoundValue } from './found-value.ts'
import { joins } from './joins.ts'
import { isTimeUnit, measureOpening } from './measures.ts'
import { readNumbers } from './numbers.ts'

/**
 * The numbers of a text with their units and currencies, as values: ranges are one, and a sign, a limit ("at most") and
 * what a value is per belong to it. Linear in the length of the text.
 */
export function readQuantities(text: string, language: string): readonly FoundValue[] {
  const limits = limitsIn(text, language)
  return numbersIn(text, language).map(({ start, end, isPair }) => {
    const rest = text.slice(end, end + unitLengthMax)
    const signed = start - signBefore(text, start, language)
    const sign = currencyBefore(text.slice(Math.max(0, signed - 5), signed), language)
    const currency = sign === '' ? openingCurrency(rest, language) : 0
    const measure = sign === '' ? measureOpening(rest, language) : undefined
    const kind = currency === undefined ? (measure?.kind ?? 'count') : 'money'
    const perFrom = end + (currency ?? measure?.end ?? 0)
    const per =
      kind === 'count' ? 0 : perAll(text.slice(perFrom, perFrom + clauseLengthMax), language)
    // "two days a week"
    const isOften = kind === 'duration' && per > 0
    const or = kind === 'money' && measure?.kind === 'mass' ? 'mass' : isOften && 'recurrence'
    const paid = signed - sign.length
    const own = sign === '' ? paid : paid - signBefore(text, paid, language)
    const limit = limits.get(own) ?? own - (isPair ? prepositionBefore(text, own, language) : 0)
    return {
      kind,
      ...(or && { or }),
      start: limit,
      end: perFrom + per,
      from: start,
      to: end,
      perFrom,
    }
  })
}

const unitLengthMax = 30
const clauseLengthMax = 60

type Numbers = Range & {
  /** Whether they are two that share a unit: "2 and 3 kg". */
  readonly isPair: boolean
}

/** The numbers of a text, as one where they make a range or share a unit. */
function numbersIn(text: string, language: string): readonly Numbers[] {
  const joined: Numbers[] = []
  const numbers = [...readNumbers(text, language), ...onesIn(text, language)]
  for (const { start, end } of numbers.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    const gap = text.slice(last?.end ?? start, start)
    const isRange = joins(gap) || isGroup(gap, text.slice(start, end))
    const isPair = !isRange && sharesUnit(gap, text.slice(end, end + unitLengthMax), language)
    if (last !== undefined && (isRange || isPair))
      joined[joined.length - 1] = { start: last.start, end, isPair: isPair || last.isPair }
    else joined.push({ start, end, isPair: false })
  }
  return joined
}

/** One before a unit of time; before anything else it is an article, or stands for a name. */
function onesIn(text: string, language: string): readonly Range[] {
  return languageOf(language)
    .values.one.find(text)
    .filter(({ end }) => {
      return measureOpening(text.slice(end, end + unitLengthMax), language)?.kind === 'duration'
    })
}

/** The length of the preposition before a place: 8 for "between ". */
function prepositionBefore(text: string, at: number, language: string): number {
  const [whole = '', word = ''] = wordBefore.exec(text.slice(Math.max(0, at - 22), at)) ?? []
  return languageOf(language).prepositions.has(word) ? whole.length : 0
}

const wordBefore = /(?<!\p{L})(\p{L}{1,20})\s$/u

function sharesUnit(gap: string, rest: string, language: string): boolean {
  const { coordinators, aggregation } = languageOf(language)
  if (gap.length > coordinatorLengthMax) return false
  const isOr = aggregation?.phrases.get(gap)?.some(({ kind }) => kind === 'or') === true
  if (!isOr && !coordinators.has(gap)) return false
  return (measureOpening(rest, language) ?? openingCurrency(rest, language)) !== undefined
}

const coordinatorLengthMax = 12

function isGroup(gap: string, figures: string): boolean {
  return /^[ \u00a0\u202f]$/.test(gap) && /^\d{3}$/.test(figures)
}

/**
 * The length of the minus before a place, with the space behind it: 1 for "-", 6 for "minus ". A hyphen behind a Latin
 * letter or a digit is none.
 */
function signBefore(text: string, at: number, language: string): number {
  const before = text.slice(Math.max(0, at - minusLengthMax), at)
  if (minus.test(before)) return 1
  const bare = before.trimEnd()
  const { isUnspaced, values } = languageOf(language)
  const word = values.minus.find((one) => {
    const isApart = isUnspaced || !/\p{L}$/u.test(bare.slice(0, -one.length))
    return isApart && bare.toLowerCase().endsWith(one)
  })
  return word === undefined ? 0 : before.length - bare.length + word.length
}

const minusLengthMax = 12
const minus = /(?:^|[^\p{Script=Latin}\p{N}])[-−–]$/u

/** Where values begin before which a limit stands, with where that begins: "at most", "more than". */
function limitsIn(text: string, language: string): ReadonlyMap<number, number> {
  const found = limits.get(languageOf(language).code).find(text)
  return new Map(
    found.map(({ start, end }) => [end + (/\s/.test(text[end] ?? '') ? 1 : 0), start] as const),
  )
}

const limits = new Memo(64, (code: string): Phrases => {
  const { aggregation } = languageOf(code)
  const isLimit = ({ kind }: { readonly kind: string }) => limitKinds.has(kind)
  const entries = aggregation?.phrases.entries ?? []
  return new Phrases(
    entries.filter(([, meanings]) => meanings.some(isLimit)).map(([phrase]) => [phrase, true]),
  )
})
const limitKinds: ReadonlySet<string> = new Set(['above', 'atLeast', 'below', 'atMost'])

/** How much of a text tells what a value before it is per: " a month", " per person and night", "/day". */
function perAll(rest: string, language: string): number {
  const first = perWhat(rest, language)
  if (first === 0) return 0
  const behind = rest.slice(first)
  const [, gap = '', joint = ''] = /^([\s\u00a0](\p{L}{1,5}))[\s\u00a0]/u.exec(behind) ?? []
  const isJoined = languageOf(language).coordinators.has(joint)
  const from = isJoined ? gap.length : 0
  const [whole = '', unit = ''] = oneWord.exec(behind.slice(from)) ?? []
  if (isJoined && isTimeUnit(fold(unit), language)) return first + from + whole.length
  const second = perWhat(behind.slice(from), language)
  return second === 0 ? first : first + from + second
}

const oneWord = /^[\s\u00a0](\p{L}{1,30})/u

/** How much of it tells one thing. */
function perWhat(rest: string, language: string): number {
  const { aggregation, articles, prepositions, values } = languageOf(language)
  const [whole = '', first = '', second = ''] = twoWords.exec(rest) ?? []
  if (first === '') return 0
  const alone =
    whole.length - (second === '' ? 0 : whole.length - whole.indexOf(first) - first.length)
  if (/^\s?\//.test(rest)) return alone
  if (values.often.has(first) && !articles.has(first)) return alone
  const isEach = aggregation?.phrases.get(first)?.some(({ kind }) => kind === 'each') === true
  const isLink = isEach || articles.has(first) || prepositions.has(first)
  if (second !== '' && isLink && (isEach || isTimeUnit(second, language))) return whole.length
  return 0
}

const twoWords =
  /^(?:\s?\/\s?|[\s\u00a0])(\p{L}[\p{L}\p{M}’']{0,30})(?:[\s\u00a0](\p{L}[\p{L}\p{M}’']{0,30}))?/u
