import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { unitOf } from '../../../language/quantities/amounts.ts'
import { isTimeUnit } from '../../../language/quantities/measures.ts'
import { readNumbers } from '../../../language/quantities/numbers.ts'
import type { Recurrence } from '../../../language/reckoning-words.ts'
import { ValueText } from '../limits/read-value.ts'
import { isAnd } from './givens.ts'
import { settings } from './settings.ts'

/** What an amount is per: "per night", "per person", "for every £5". */
export type Per = {
  readonly unit: string
  readonly factor: number
  /** How many of them, mostly one. */
  readonly count: number
  readonly stems: ReadonlySet<number>
  readonly isTime: boolean
  readonly isOfPeople: boolean
  /** Whether it is of people whoever they are: "per person". */
  readonly isOfAnyone: boolean
  /** Whether it is any thing that is counted: "per item". */
  readonly isPiece: boolean
}

/** What the words right behind a place say that something is per: "per adult and night", "a day", "/ hour". */
export function persBehind(place: number, read: ValueText) {
  const { text, language } = read
  const pers: Per[] = []
  let end = place
  for (;;) {
    const linked = pers.length === 0 ? linkBehind(end, read) : andBehind(end, read)
    const per = linked === undefined ? undefined : perAt(linked, text, language)
    if (per === undefined) break
    pers.push(per.per)
    end = per.end
  }
  return { pers, end }
}

function linkBehind(place: number, { text, language }: ValueText): number | undefined {
  const rest = text.slice(place, place + settings.perLengthMax)
  const [slash] = /^\s?\/\s?/u.exec(rest) ?? []
  if (slash !== undefined) return place + slash.length
  const { reckoning } = languageOf(language)
  const found = [reckoning?.each, reckoning?.per]
    .flatMap((phrases) => phrases?.opening(rest) ?? [])
    .find(({ start }) => /^[\s\u00a0]{1,2}$/.test(rest.slice(0, start)))
  return found && place + found.end
}

/** Whether the word before a place tells what something is per. */
export function eachBefore(place: number, { text, language }: ValueText): boolean {
  const before = text.slice(Math.max(0, place - settings.perLengthMax), place)
  const last = languageOf(language).reckoning?.each.find(before).at(-1)
  return last !== undefined && before.slice(last.end).trim() === ''
}

function andBehind(place: number, { text, language }: ValueText): number | undefined {
  const [whole, word = ''] =
    /^\s(\p{L}{1,5})(?=\s\p{L})/u.exec(text.slice(place, place + settings.perLengthMax)) ?? []
  return whole !== undefined && isAnd(word, language) ? place + whole.length : undefined
}

/** The unit or noun that stands at a place, with the number before it. */
function perAt(place: number, text: string, language: string) {
  const rest = text.slice(place, place + settings.perLengthMax)
  const [number] = readNumbers(rest, language)
  const sign = /^\s?(?:\p{Sc}\s?)?/u.exec(rest)?.[0] ?? ''
  const isCounted = number !== undefined && number.start === sign.length
  if (isCounted && /\p{Sc}/u.test(sign))
    return { per: { ...ofMoney, count: number.value }, end: place + number.end }
  const at = isCounted ? number.end : 0
  const { unit, factor, length } = unitOf(rest.slice(at), language)
  const tokens = tokensOfShort(rest.slice(at), language)
  const [first] = tokens
  const isNext = first && /^[\s\u00a0'’]{0,2}$/u.test(rest.slice(at, at + first.start))
  const isNoun = isNext && first.word.isTerm && !first.word.isNumber
  const isUnit = unit !== 'count'
  if (!isUnit && !isNoun) return undefined
  const end = isUnit ? length : (first?.end ?? 0)
  const noun = tokens.filter((one) => one.end <= end)
  const count = isCounted ? number.value : 1
  const written = noun[0]?.word.folded ?? ''
  const { limits, reckoning } = languageOf(language)
  const isTime = noun.some(({ word }) => isTimeUnit(word.folded, language)) || isDuration(unit)
  const per: Per = {
    ...{ unit, factor, count, isTime },
    stems: new Set(noun.map(({ word }) => word.hash)),
    isOfPeople: limits?.persons.has(written) === true,
    isOfAnyone: reckoning?.anyone.has(written) === true,
    isPiece: reckoning?.pieces.has(written) === true,
  }
  return { per, end: place + at + end }
}

const ofMoney: Per = {
  ...{ unit: 'money', factor: 1, count: 1, isTime: false },
  ...{ isOfPeople: false, isOfAnyone: false, isPiece: false },
  stems: new Set<number>(),
}

function isDuration(unit: string): boolean {
  return unit === 'months' || unit.startsWith('duration')
}

/** What a text around an amount says that it is per: "monthly", "for each reminder", "Prices are per room and night". */
export function persIn(
  text: string,
  language: string,
  until = settings.perLengthMax * 2,
): readonly Per[] {
  const { reckoning, limits } = languageOf(language)
  if (reckoning === undefined || limits === undefined) return []
  const stretch = text.slice(0, settings.perLengthMax * 2)
  const read = new ValueText(stretch, language, limits)
  const recurring = reckoning.recurring.find(stretch)[0]?.value
  if (recurring !== undefined) return [perOf(recurring)]
  const each = reckoning.each.find(stretch).find(({ start }) => start < until)
  if (each === undefined) return []
  const first = perAt(each.end + (stretch[each.end] === ' ' ? 1 : 0), stretch, language)
  if (first === undefined) return []
  const and = andBehind(first.end, read)
  const second = and === undefined ? undefined : perAt(and, stretch, language)
  return [first.per, ...(second ? [second.per] : [])]
}

/** Once in such a time. */
function perOf(recurrence: Recurrence): Per {
  const [unit, factor] = unitOfRecurrence[recurrence]
  return { ...ofMoney, unit, factor, isTime: true }
}

const unitOfRecurrence = {
  day: ['duration', 86_400],
  week: ['duration', 604_800],
  month: ['months', 1],
  year: ['months', 12],
} as const
