import { keysOf } from '../base/keys-of.ts'
import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'

/** The times that a price may be for without a number, and at whose end a notice may take effect. */
const recurrences = ['day', 'week', 'month', 'year'] as const
export type Recurrence = (typeof recurrences)[number]
const terms = ['month', 'quarter', 'year'] as const
export type Term = (typeof terms)[number]

/** The words with which rules tell what something is per, and from when a length of time is counted. */
export type ReckoningData = {
  /** Before what a price is per, or for whom, right behind it, besides `each`: "a", "for". */
  readonly per: string
  /** Before what something is for each of, wherever it stands in the sentence: "per", "for every". */
  readonly each: string
  /** People whoever they are: "person". */
  readonly anyone: string
  /** What any thing that is counted may be called: "item". */
  readonly pieces: string
  /** What is said of prices: "monthly". */
  readonly recurring: Readonly<Partial<Record<Recurrence, string>>>
  /** Words that ask for money besides `prices` of `aggregation`: "pay". */
  readonly pays: string
  /** Behind a length of time that is counted back from an event, and forth: "before", "after". */
  readonly before: string
  readonly after: string
  /** Before a length of time that is a condition: "after the first". */
  readonly conditions: string
  /** Words that ask for the day or hour that a rule leads to: "until when". */
  readonly asksWhen: string
  /** The end of a time, to which notice is given: "to the end of a quarter". */
  readonly toEndOf: Readonly<Record<Term, string>>
  /** The same as answers say it: "end of the quarter". */
  readonly endOf: Readonly<Record<Term, string>>
  /** The letter behind a number of hundredths of a currency, and the sign of that: "p" and "£". */
  readonly hundredths?: { readonly sign: string; readonly whole: string }
  /** Words for the events from which times are counted; those of the same event between slashes: "sign / signing". */
  readonly events: string
  /** Words that ask for a value in another unit, before its name: "in". */
  readonly inUnit: string
  /** Before the number of people that a recipe is for: "serves". */
  readonly serves: string
}

export type ReckoningWords = Pick<ReckoningData, 'endOf' | 'hundredths'> &
  Readonly<
    Record<
      | 'per'
      | 'each'
      | 'anyone'
      | 'pieces'
      | 'pays'
      | 'before'
      | 'after'
      | 'conditions'
      | 'asksWhen'
      | 'inUnit'
      | 'serves',
      Phrases
    >
  > & {
    readonly recurring: Phrases<Recurrence>
    readonly toEndOf: Phrases<Term>
    /** Each word with the number of its event. */
    readonly events: Phrases<number>
  }

/** The words of reckoning of a language, ready to be found in texts. */
export function prepareReckoning(data: ReckoningData): ReckoningWords {
  const phrasesIn = (written: string) => Phrases.of(listed(written))
  const byKey = <Key extends string>(lists: Readonly<Partial<Record<Key, string>>>) =>
    new Phrases(
      keysOf(lists).flatMap((key) => listed(lists[key]).map((phrase) => [phrase, key] as const)),
    )
  const events = listed(data.events).flatMap((one, event) =>
    one.split('/').map((word) => [word.trim(), event] as const),
  )
  return {
    endOf: data.endOf,
    ...(data.hundredths && { hundredths: data.hundredths }),
    per: phrasesIn(data.per),
    each: phrasesIn(data.each),
    anyone: phrasesIn(data.anyone),
    pieces: phrasesIn(data.pieces),
    pays: phrasesIn(data.pays),
    before: phrasesIn(data.before),
    after: phrasesIn(data.after),
    conditions: phrasesIn(data.conditions),
    asksWhen: phrasesIn(data.asksWhen),
    inUnit: phrasesIn(data.inUnit),
    serves: phrasesIn(data.serves),
    recurring: byKey(data.recurring),
    toEndOf: byKey(data.toEndOf),
    events: new Phrases(events),
  }
}
