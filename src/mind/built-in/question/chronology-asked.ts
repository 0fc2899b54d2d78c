import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Chronology, OrderAsked } from '../../../language/chronology-words.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf, languages } from '../../../language/languages.ts'
import type { FoundTime } from '../../../language/quantities/times/found-time.ts'
import { type FoundClock, readClocks } from '../../../language/quantities/times/read-clocks.ts'
import { readTimes } from '../../../language/quantities/times/read-times.ts'
import { type FoundDays, readWeekdays } from '../../../language/quantities/weekdays.ts'
import { bareQuestion } from '../../../language/sentence-ends.ts'
import { blanked, isWithinAny, overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import {
  allKinds,
  type ChronologyOpening,
  chronologyOpening,
  clearKinds,
} from './chronology-opening.ts'
import type { ChronologyAsked, Compared } from './chronology-question.ts'
import { settings } from './settings.ts'

/** Whether a question asks for what happened, and in which language: its own is tried first. */
export function chronologyAsked(
  text: string,
  language: string,
): Pick<Question, 'chronology'> | undefined {
  if (text.length > settings.chronology.lengthMax) return undefined
  const asked = bareQuestion(text)
  speaking ??= [...languages.values()].filter(({ chronology }) => chronology !== undefined)
  for (const one of new Set([languageOf(language), ...speaking])) {
    const isOwn = one.code === language
    // How far off today is changes nothing of the form.
    const found = readBare(asked, one, 0, isOwn ? allKinds : clearKinds)
    if (found) return { chronology: { language: one.code } }
  }
  return undefined
}

/** The languages that have questions for what happened, told apart when a question is first read. */
let speaking: readonly Language[] | undefined

/**
 * Reads a question for what happened in a time, before or after something, in which order, or how long after another
 * thing. `today` is the number of a day. Undefined for any other. Linear in the length of the question.
 */
export function readChronologyAsked(
  text: string,
  code: string,
  today: number,
): ChronologyAsked | undefined {
  return readBare(bareQuestion(text), languageOf(code), today, allKinds)
}

function readBare(
  text: string,
  language: Language,
  today: number,
  kinds: ReadonlySet<ChronologyOpening['kind']>,
): ChronologyAsked | undefined {
  const words = language.chronology
  if (words === undefined) return undefined
  const opening = chronologyOpening(text, words, language.code)
  if (opening === undefined || !kinds.has(opening.kind)) return undefined
  return new AskedReader(text, language, words, opening, today).read()
}

type EventFound = Range & { readonly words: string; readonly compared: 'before' | 'after' }
type OrderFound = Range & { readonly value: OrderAsked }

class AskedReader {
  readonly #text: string
  readonly #language: Language
  readonly #words: Chronology
  readonly #opening: ChronologyOpening
  readonly #times: readonly FoundTime[]
  readonly #clocks: readonly FoundClock[]
  readonly #days: readonly FoundDays[]
  readonly #relations: readonly (Range & { readonly value: Compared })[]

  constructor(
    text: string,
    language: Language,
    words: Chronology,
    opening: ChronologyOpening,
    today: number,
  ) {
    this.#text = text
    this.#language = language
    this.#words = words
    this.#opening = opening
    this.#times = readTimes(text, language.code, today)
    const isApart = (range: Range) => !overlapsAny(range, this.#times)
    this.#clocks = readClocks(text, language.code).filter(isApart)
    this.#days = readWeekdays(text, language.code).filter(isApart)
    this.#relations = words.relations.find(text).flatMap(({ value, ...range }) => {
      return value === 'around' || value === 'between' ? [] : [{ ...range, value }]
    })
  }

  read(): ChronologyAsked | undefined {
    const { kind } = this.#opening
    const event = this.#event()
    // "After the flood of 2002" is not in 2002.
    const isBefore = ({ start }: Range) => event === undefined || start < event.start
    const times = this.#times.filter(isBefore)
    const clock = this.#clocks.find(isBefore)
    const day = this.#days.find(isBefore)
    const order = this.#order()
    const isTimed = [times[0], clock, day, event, order].some((one) => one !== undefined)
    if (kind === 'distance' || kind === 'timeline' ? false : !isTimed) return undefined
    const about = this.#about([...(event ? [event] : []), ...(order ? [order] : [])])
    if (kind === 'which' && !this.#isOfKind(about, order, event)) return undefined
    const compared = (range: Range) => this.#comparedBefore(range) ?? 'within'
    return {
      language: this.#language.code,
      isOfAnything: kind === 'anything',
      isTimeline: kind === 'timeline',
      isDistance: kind === 'distance',
      times: times.map((of) => ({ of, compared: of.lasts ? 'within' : compared(of) })),
      ...(clock && {
        clock: { of: clock, compared: clock.from < clock.to ? 'within' : compared(clock) },
      }),
      ...(day && times.length === 0 && { weekdays: day.days }),
      ...(event && { event: { words: event.words, compared: event.compared } }),
      ...(order && { order: order.value }),
      about,
    }
  }

  /** "Which deadlines are in March?", and neither "Which team won in 2010?" nor "What was the fee in 2010?" */
  #isOfKind(about: string, order?: OrderFound, event?: EventFound): boolean {
    const { copulas, articles, code } = this.#language
    const rest = this.#text.slice(this.#opening.end)
    const copula = copulas.opening(rest)
    const isOfOne = copula !== undefined && articles.opening(rest.slice(copula.end)) !== undefined
    const terms = tokensOfShort(about, code).filter(({ word }) => word.isTerm)
    const { termsMax, termsOfNextMax } = settings.chronology
    if (order) return terms.length <= termsOfNextMax
    // "What should I do after a flood?" names no kind of thing.
    return !isOfOne && terms.length <= termsMax && (event === undefined || terms.length > 0)
  }

  /** The words that only ask, whichever of them tells the kind. */
  get #asks(): readonly Range[] {
    const { asks, asksWithTime, asksForWhich } = this.#words
    return [asks, asksWithTime, asksForWhich].flatMap((one) => one.opening(this.#text) ?? [])
  }

  #comparedBefore({ start }: Range): Compared | undefined {
    const found = this.#relations.findLast(({ end }) => end <= start)
    return found && isGap.test(this.#text.slice(found.end, start)) ? found.value : undefined
  }

  /** The words of an event behind "before" or "after", up to the end, without times. */
  #event(): EventFound | undefined {
    if (this.#opening.kind === 'distance') return undefined
    const timed = [...this.#times, ...this.#clocks]
    for (const { start, end, value } of this.#relations) {
      const isOfTime = timed.some(
        (time) => time.start >= end && isGap.test(this.#text.slice(end, time.start)),
      )
      if (isOfTime || (value !== 'before' && value !== 'after')) continue
      const range = { start: end, end: this.#text.length }
      const words = this.#text.slice(end)
      if (/\p{L}/u.test(blanked(this.#text, timed).slice(end)))
        return { ...range, start, words, compared: value }
    }
    return undefined
  }

  /** "The first thing", "the next meeting"; not "the first boathouse", nor "the last week". */
  #order(): OrderFound | undefined {
    const { orders, things, fromToday } = this.#words
    if (this.#opening.kind === 'distance') return undefined
    const taken = [...this.#times, ...fromToday.find(this.#text)]
    for (const found of orders.find(this.#text)) {
      if (overlapsAny(found, taken)) continue
      const rest = this.#text.slice(found.end)
      const thing = things.opening(rest)
      const isOfThing = thing !== undefined && isGap.test(rest.slice(0, thing.start))
      // What is next is of a calendar; the first and the last may be of anything.
      const isNext = found.value === 'next' && this.#opening.kind !== 'anything'
      if (isOfThing || isNext) return found
    }
    return undefined
  }

  #about(apart: readonly Range[]): string {
    const said: readonly Range[] = [
      ...(this.#opening.kind === 'distance' ? [] : this.#words.things.find(this.#text)),
      ...this.#words.relations.find(this.#text),
      ...this.#times,
      ...this.#clocks,
      ...this.#days.filter((day) => !isWithinAny(day, this.#times)),
      ...apart,
      this.#opening,
      ...this.#asks,
    ]
    return blanked(this.#text, said)
  }
}

/** Nothing but small words: " the ". */
const isGap = /^[\s,]*(?:\p{L}{1,4}[\s’']){0,2}$/u
