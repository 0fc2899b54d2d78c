import { isSameCurrency } from '../../../language/quantities/amounts.ts'

/** What a value is, in one of the ways in which it may be compared; a month has from 28 to 31 days. */
export type Quantity = {
  /** `age` in years, `duration` in seconds, `months`, `people`, `clock` in minutes, `date`, or a unit. */
  readonly kind: string
  readonly least: number
  readonly most: number
  readonly currency?: string | undefined
  /** The stems of what is counted; undefined where nothing is named. */
  readonly counted?: ReadonlySet<number> | undefined
}

export function exactly(kind: string, value: number): Quantity {
  return { kind, least: value, most: value }
}

/** One value as a reader or a document states it, in all ways in which it may be compared, the likeliest first. */
export type Value = {
  readonly quantities: readonly Quantity[]
  /** The value as it is written, and its number alone. */
  readonly shown: string
  readonly number: string
  /** The stem of the unit of time that it is per: "a day". */
  readonly per?: number | undefined
}

/** Two values in the way in which both can be compared; undefined if there is none. */
export type Pair = { readonly own: Quantity; readonly other: Quantity }

export function pairOf(one: Value, other: Value, language: string): Pair | undefined {
  if (arePerOthers(one, other)) return undefined
  // The limit tells the likelier way: of years an age or a length of time.
  for (const its of other.quantities)
    for (const own of one.quantities)
      if (own.kind === its.kind && areComparable(own, its, language)) return { own, other: its }
  return undefined
}

function areComparable(one: Quantity, other: Quantity, language: string): boolean {
  if (one.kind === 'money' && one.currency !== undefined && other.currency !== undefined)
    return isSameCurrency(one.currency, other.currency, language)
  const { counted } = one
  // What a limit counts may stand anywhere in its sentence.
  if (one.kind !== 'count' || other.counted === undefined)
    return counted !== undefined || one.kind !== 'count'
  const named = other.counted
  return counted !== undefined && [...counted].some((stem) => named.has(stem))
}

/** Whether one is per a time and the other per another; lengths of time are mostly told without it. */
function arePerOthers({ per, quantities }: Value, other: Value): boolean {
  if (other.per === undefined) return false
  const isTime = quantities.some(({ kind }) => kind === 'duration')
  return per === undefined ? !isTime : per !== other.per
}

/** -1, 0 or 1 as a quantity is less than another of its kind, equal or more; undefined where it may be either. */
export function compared({ own, other }: Pair): -1 | 0 | 1 | undefined {
  if (own.most < other.least) return -1
  if (own.least > other.most) return 1
  const isExact = own.least === own.most && other.least === other.most
  return isExact ? 0 : undefined
}
