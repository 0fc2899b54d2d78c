import { keysOf } from '../base/keys-of.ts'
import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'

/**
 * The words of a language for times and their order. Lists are separated by commas; where each place has a meaning,
 * several words for it are separated by " / ".
 */
export type ChronologyData = {
  /** Questions for what happens, whatever it is, with "…" where a time may stand: "what happened", "was ist … geplant". */
  readonly asks: string
  /** Questions for what was done or changed, which ask so only where they tell a time: "what did … do", "what is new". */
  readonly asksWithTime: string
  /** Questions for things of a kind, which ask so where they tell little but a kind and a time: "which". */
  readonly asksForWhich: string
  /** Words that ask for all in the order of time: "timeline". */
  readonly timelines: string
  /** Words that ask for the time between two things: "how long after", "how many years after". */
  readonly distances: string
  /** What anything that happens may be called: "events", "dates", "thing". */
  readonly things: string
  /** How a time is compared with the one behind it, an event with another one. */
  readonly relations: Readonly<Record<TimeRelation, string>>
  /** Which of several are asked for: "next", "first", "last". */
  readonly orders: Readonly<Record<OrderAsked, string>>
  /** Times by how far they are from today: three of each, "yesterday, today, tomorrow". */
  readonly fromToday: Readonly<Record<CalendarUnit, string>>
  /** The first four numbers of parts: "first", "second", "third", "fourth". */
  readonly ordinals: string
  /** What these count: a quarter or half of a year or of another time. */
  readonly quarter: string
  readonly half: string
  /** Beside the number of a century, and before that of a week. */
  readonly century: string
  readonly week: string
  /** The names of the eighteenth century to the twenty-first. */
  readonly centuries: string
  /** The four seasons from spring on. */
  readonly seasons: string
  /** The decades from the twenties to the nineties. */
  readonly decades: string
  /** What makes a decade of a year, before it or behind it: "années", "er" of "1950er". */
  readonly decadeMarks: { readonly before?: string; readonly behind?: string }
  /** Before a period, of which only the beginning, middle or end is meant: "early", "mid", "late". */
  readonly parts: string
  /** Behind a length of time that begins with what was told before: "later" of "two years later". */
  readonly later: string
  /** Names of units of time that `Intl` writes otherwise: days, weeks, months, years. */
  readonly units?: string
  /** The title of what is told in the order of time. */
  readonly title: string
  /** Precedes what happens before and after a time of which nothing is told. */
  readonly nothingThen: string
}

const relations = ['before', 'after', 'since', 'until', 'around', 'between'] as const
export type TimeRelation = (typeof relations)[number]
const orders = ['next', 'first', 'last'] as const
export type OrderAsked = (typeof orders)[number]
const units = ['day', 'week', 'weekend', 'month', 'year'] as const
export type CalendarUnit = (typeof units)[number]
/** A part of a year, or of another period, or a decade or century by name. */
export type NamedPeriod = {
  readonly kind: 'quarter' | 'half' | 'season' | 'decade' | 'century'
  readonly nth: number
}

/** The data prepared for use. */
export type Chronology = Pick<ChronologyData, 'title' | 'nothingThen'> & {
  /** By opening, what must stand behind it; nothing if that is empty. */
  readonly asks: Phrases<readonly string[]>
  readonly asksWithTime: Phrases<readonly string[]>
  readonly asksForWhich: Phrases
  readonly timelines: Phrases
  readonly distances: Phrases
  readonly things: Phrases
  readonly relations: Phrases<TimeRelation>
  readonly orders: Phrases<OrderAsked>
  /** Days, weeks, … with how many of them after today's they are. */
  readonly fromToday: Phrases<{ readonly unit: CalendarUnit; readonly offset: number }>
  readonly periods: Phrases<NamedPeriod>
  readonly century: Phrases
  readonly week: Phrases
  readonly decadesBefore: Phrases
  readonly decadesBehind: readonly string[]
  /** 0 for the beginning, 1 for the middle, 2 for the end. */
  readonly parts: Phrases<number>
  readonly later: Phrases
  readonly units: Phrases<LengthUnit>
}

const lengths = ['day', 'week', 'month', 'year'] as const
export type LengthUnit = (typeof lengths)[number]

export function prepareChronology(data: ChronologyData): Chronology {
  const plain = (written: string | undefined) => Phrases.of(listed(written))
  const ordinals = grouped(data.ordinals)
  const counted = (kind: NamedPeriod['kind'], names: string, first = 1) =>
    ordinals.flatMap((words, at) =>
      words.flatMap((word) =>
        listed(names).map((name) => [`${word} ${name}`, { kind, nth: at + first }] as const),
      ),
    )
  const named = (kind: NamedPeriod['kind'], names: string, nthOf: (at: number) => number) =>
    grouped(names).flatMap((words, at) =>
      words.map((word) => [word, { kind, nth: nthOf(at) }] as const),
    )
  return {
    title: data.title,
    nothingThen: data.nothingThen,
    asks: framed(data.asks),
    asksWithTime: framed(data.asksWithTime),
    asksForWhich: plain(data.asksForWhich),
    timelines: plain(data.timelines),
    distances: plain(data.distances),
    things: plain(data.things),
    relations: byKind(data.relations),
    orders: byKind(data.orders),
    fromToday: new Phrases(
      units.flatMap((unit) =>
        grouped(data.fromToday[unit]).flatMap((words, at) =>
          words.map((word) => [word, { unit, offset: at - 1 }] as const),
        ),
      ),
    ),
    periods: new Phrases([
      ...counted('quarter', data.quarter),
      ...counted('half', data.half).filter(([, { nth }]) => nth <= 2),
      ...named('century', data.centuries, (at) => at + 18),
      ...named('season', data.seasons, (at) => at + 1),
      ...named('decade', data.decades, (at) => (at + 2) * 10),
    ]),
    century: plain(data.century),
    week: plain(data.week),
    decadesBefore: plain(data.decadeMarks.before),
    decadesBehind: listed(data.decadeMarks.behind),
    parts: new Phrases(
      grouped(data.parts).flatMap((words, at) => words.map((word) => [word, at] as const)),
    ),
    later: plain(data.later),
    units: new Phrases(
      grouped(data.units).flatMap((words, at) =>
        words.map((word) => [word, lengths[at] ?? 'year'] as const),
      ),
    ),
  }
}

/** By opening, what must stand behind it: "was ist … geplant". */
function framed(written: string): Phrases<readonly string[]> {
  return Phrases.grouped(
    listed(written).map((ask) => {
      const [opening = '', ending = ''] = ask.split('…').map((part) => part.trim())
      return [opening, ending] as const
    }),
  )
}

function byKind<Kind extends string>(lists: Readonly<Record<Kind, string>>): Phrases<Kind> {
  return new Phrases(
    keysOf(lists).flatMap((kind) => listed(lists[kind]).map((phrase) => [phrase, kind] as const)),
  )
}

function grouped(written: string | undefined): readonly (readonly string[])[] {
  return listed(written).map((group) => group.split(' / '))
}
