import { keysOf } from '../base/keys-of.ts'
import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'

/** A kind of value, as a unit or the form of the value tells it. */
const valueKinds = [
  ...['mass', 'length', 'area', 'volume', 'flow', 'speed', 'duration', 'temperature', 'sound'],
  ...['power', 'energy', 'voltage', 'current', 'frequency', 'pressure', 'force', 'light', 'data'],
  ...[
    'angle',
    'percentage',
    'money',
    'recurrence',
    'date',
    'time',
    'phone',
    'mail',
    'url',
    'count',
  ],
] as const
export type ValueKind = (typeof valueKinds)[number]

/**
 * The kinds that words ask for which leave open which of several it is, the likelier first: "how much" may ask for
 * money or litres, "how long" for hours or metres.
 */
const groups = {
  amount: [
    ...['money', 'mass', 'volume', 'percentage', 'energy', 'power', 'flow', 'data', 'pressure'],
    ...['area', 'length', 'force', 'light', 'current', 'voltage', 'duration'],
  ],
  size: ['area', 'length', 'volume', 'data', 'mass'],
  extent: ['duration', 'length'],
  height: ['length', 'temperature'],
  capacity: ['volume', 'energy', 'data', 'mass', 'count'],
  rate: ['percentage', 'money', 'data', 'flow', 'frequency'],
  moment: ['date', 'time', 'recurrence'],
  age: ['duration', 'date'],
  contact: ['phone', 'mail', 'url'],
} as const satisfies Readonly<Record<string, readonly ValueKind[]>>

/** What a word asks for: a kind of value, or one of several. */
type AskedValue = ValueKind | keyof typeof groups

/** What a length measures, as "high" and "tall" do the same. */
const dimensions = ['height', 'width', 'depth', 'length', 'thickness'] as const
export type Dimension = (typeof dimensions)[number]

/** The words about values of a language, each list separated by commas. */
export type ValueData = {
  /** Question words that ask for a value: "how heavy", "how often". */
  readonly asks: Readonly<Partial<Record<AskedValue, string>>>
  /** Words that name what a value is of, in questions and sentences: "weigh", "weight", "price". */
  readonly words: Readonly<Partial<Record<AskedValue, string>>>
  /** Things that are values, of which one is not the other: "rent" and "deposit", "warranty". */
  readonly things: Readonly<Partial<Record<AskedValue, string>>>
  /** Words for what a length measures: "high, tall" for the height. */
  readonly dimensions?: Readonly<Record<Dimension, string>>
  /** What stands behind a number, where `Intl` has no name for it: "square metres", "watts", "o’clock". */
  readonly units?: Readonly<Partial<Record<ValueKind, string>>>
  /** Words before an hour that is written as a number alone or with "h": "at 7", "à 16 h". */
  readonly beforeHours?: string
  /** Names of hours that tell the time of day behind such a word: "à 20 heures". */
  readonly clockHours?: string
  /** Words before a number below zero: "minus". */
  readonly minus: string
  /** The forms of one, which most languages use as an article; before a unit of time they are a number: "one week". */
  readonly one?: string
  /** Phrases that say how often: "daily", "once"; and those that do with a time behind them: "every". */
  readonly often: string
  readonly every: string
  /** Verbs that say little beside a value: "need", "have". */
  readonly plain: string
}

export type ValueWords = {
  readonly asks: Phrases<readonly ValueKind[]>
  readonly words: Phrases<readonly ValueKind[]>
  readonly things: Phrases<readonly ValueKind[]>
  readonly dimensions: readonly (readonly [word: string, dimension: Dimension])[]
  readonly units: readonly (readonly [name: string, kind: ValueKind])[]
  readonly beforeHours: Phrases
  readonly clockHours: readonly string[]
  readonly minus: readonly string[]
  readonly one: Phrases
  /** Phrases that say how often, and whether they do so by themselves. */
  readonly often: Phrases<'alone' | 'timed'>
  readonly plain: readonly string[]
}

export function kindsOf(asked: AskedValue): readonly ValueKind[] {
  return asked in groups ? groups[asked as keyof typeof groups] : [asked as ValueKind]
}

/** The words about values of a language, prepared. */
export function prepareValues(data: ValueData | undefined, isUnspaced: boolean): ValueWords {
  const units = data?.units ?? {}
  const measured = data?.dimensions
  return {
    asks: Phrases.grouped(withKinds(data?.asks), isUnspaced),
    words: Phrases.grouped(withKinds(data?.words), isUnspaced),
    things: Phrases.grouped(withKinds(data?.things), isUnspaced),
    dimensions: dimensions.flatMap((one) =>
      listed(measured?.[one]).map((word) => [word, one] as const),
    ),
    units: keysOf(units).flatMap((kind) =>
      listed(units[kind]).map((name) => [name, kind] as const),
    ),
    beforeHours: Phrases.of(listed(data?.beforeHours), isUnspaced),
    clockHours: listed(data?.clockHours),
    minus: listed(data?.minus),
    one: Phrases.of(listed(data?.one), isUnspaced),
    often: new Phrases(
      [
        ...listed(data?.often).map((phrase) => [phrase, 'alone'] as const),
        ...listed(data?.every).map((phrase) => [phrase, 'timed'] as const),
      ],
      isUnspaced,
    ),
    plain: listed(data?.plain),
  }
}

/** Each phrase with each kind that it stands for: "capacity" is listed for litres and for bytes. */
function withKinds(
  lists: Readonly<Partial<Record<AskedValue, string>>> = {},
): (readonly [string, ValueKind])[] {
  return keysOf(lists).flatMap((asked) =>
    listed(lists[asked]).flatMap((phrase) => kindsOf(asked).map((kind) => [phrase, kind] as const)),
  )
}
