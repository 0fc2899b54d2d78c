import { objectWith } from '../base/object-with.ts'
import type { AggregationData } from './aggregation-words.ts'
import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'

/** How a value is bounded: "under 16", "up to 10 kg", "at least 45 kg", "over 32 kg". */
export const limitSides = ['below', 'atMost', 'atLeast', 'above'] as const
export type LimitSide = (typeof limitSides)[number]

/** What is compared, as sentences about it have words of their own: "under 16", "longer than 3 days". */
const comparedKinds = ['amount', 'age', 'duration'] as const
export type ComparedKind = (typeof comparedKinds)[number]

/**
 * The words with which rules state limits and questions bring a case, each list separated by commas. Before a limit the
 * words of `aggregation` count as well.
 */
export type LimitData = {
  /** Before a limit: "younger than", "limited to", "from". */
  readonly before: Readonly<Partial<Record<LimitSide, string>>>
  /** Before a length of time within which something holds or must be done: "within", "for". */
  readonly lasting: string
  /** Behind a limit: "or older" for `atLeast`, "or less" for `atMost`. */
  readonly behind: Readonly<Partial<Record<LimitSide, string>>>
  /** Before two bounds, and the words between them: "between … and", "from … to". */
  readonly between: { readonly before: string; readonly joins: string }
  /** Between two bounds without a word before them, besides `rangeWords`. */
  readonly joins?: string
  /** People that a limit of age or of their number is for: "children", "members". */
  readonly persons: string
  /** Words beside a limit of age: "aged", "older". */
  readonly ages: string
  /** What makes an age of the number before it: "-year-old", "-jährig"; forms of them count too. */
  readonly yearsOld: string
  /** Before an age as a number alone: "I am", "aged". */
  readonly beforeAge: string
  /** Before a number of people as a number alone, and behind it: "we are", "of us". */
  readonly beforePeople?: string
  readonly behindPeople?: string
  /** One of a unit, and half of one: "a" week, "half a" year. */
  readonly one: string
  readonly half?: string
  /** Behind an hour of either half of the day: "am", "in the evening". */
  readonly morning: string
  readonly evening: string
  /** Before a month in which something began: "since March". */
  readonly since: string
  /** Names of hours. */
  readonly noon: string
  readonly midnight: string
  /**
   * The sentences that compare a case with a limit, in the order of `Comparison`; of two forms with a slash the first is
   * for one and for numbers alone: "ist/sind".
   */
  readonly less: Readonly<Record<ComparedKind, string>>
  readonly notLess: Readonly<Record<ComparedKind, string>>
  readonly more: Readonly<Record<ComparedKind, string>>
  readonly notMore: Readonly<Record<ComparedKind, string>>
  readonly inside: string
  readonly outside: string
}

const phraseLists = [
  ...(['persons', 'ages', 'yearsOld', 'beforeAge', 'beforePeople', 'behindPeople'] as const),
  ...(['since', 'one', 'half', 'morning', 'evening', 'noon', 'midnight', 'joins'] as const),
]

/** What a phrase before a limit says; `isLasting` before lengths of time alone. */
type BeforeLimit = { readonly side: LimitSide; readonly isLasting: boolean }

export type LimitWords = Pick<
  LimitData,
  'less' | 'notLess' | 'more' | 'notMore' | 'inside' | 'outside'
> &
  Readonly<Record<(typeof phraseLists)[number], Phrases>> & {
    readonly before: Phrases<BeforeLimit>
    readonly behind: Phrases<LimitSide>
    readonly between: Phrases
    /** The words between two bounds behind such a word. */
    readonly joinsBetween: Phrases
  }

export function prepareLimits(
  data: LimitData,
  aggregation: AggregationData | undefined,
): LimitWords {
  const ofSide = (lists: Readonly<Partial<Record<LimitSide, string>>>) =>
    limitSides.flatMap((side) => listed(lists[side]).map((phrase) => [phrase, side] as const))
  const before = [...ofSide(data.before), ...(aggregation ? ofSide(aggregation) : [])]
  const { less, notLess, more, notMore, inside, outside } = data
  return {
    ...{ less, notLess, more, notMore, inside, outside },
    ...objectWith(phraseLists, (name) => Phrases.of(listed(data[name]))),
    before: new Phrases<BeforeLimit>([
      ...before.map(([phrase, side]) => [phrase, { side, isLasting: false }] as const),
      ...listed(data.lasting).map(
        (phrase) => [phrase, { side: 'atMost', isLasting: true }] as const,
      ),
    ]),
    behind: new Phrases(ofSide(data.behind)),
    between: Phrases.of(listed(data.between.before)),
    joinsBetween: Phrases.of(listed(data.between.joins)),
  }
}
