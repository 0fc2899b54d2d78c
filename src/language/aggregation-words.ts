import { keysOf } from '../base/keys-of.ts'
import { objectWith } from '../base/object-with.ts'
import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'

/** The words of questions about the rows of a table as a whole, each list separated by commas. */
export type AggregationData = {
  /** "how many" */
  readonly count: string
  /** "total", "sum of" */
  readonly sum: string
  /** "average" */
  readonly mean: string
  /** Before the column whose values make groups: "per", "for each" */
  readonly each: string
  /** Before a number or date: "more than", "after". */
  readonly above: string
  readonly atLeast: string
  readonly below: string
  readonly atMost: string
  /** Before values that rows must not have: "not", "without", "outside of". */
  readonly except: string
  /** Words that ask for all rows: "all", "every", "list". */
  readonly all: string
  /** What costs nothing, as cells say it: "free". */
  readonly free: string
  /** What is said of places on the days on which they are open: "opens". */
  readonly opens: string
  /** What is said of them on the other days: "closed". */
  readonly closed: string
  /** Words that ask how rows differ: "difference", "compare". */
  readonly differences: string
  /** Between values of which rows have one: "or". */
  readonly or: string
  readonly and: string
  readonly superlatives: readonly SuperlativeData[]
  /** Words of questions for what a thing costs, and of the columns that tell it: "how much", "cost", "price". */
  readonly prices: string
  /** What is said of things of which none, or some, are there, and words for the columns that count them. */
  readonly presence: { readonly none: string; readonly some: string; readonly columns: string }
  /** How far work has come, as cells and questions say it. */
  readonly progress: ProgressData
  /** What a cell says of a property that its row has, or has not: "yes", "no". */
  readonly affirmed: string
  readonly denied: string
  /** Before a date that contains those of the rows: "in 2015". */
  readonly within: string
  /** Words that change which rows are meant, and no column tells: "other", "only". */
  readonly qualifiers: string
  /** Names of columns where the lowest number may be the best: "rank". */
  readonly ranks: string
  /** Names of columns that tell rows apart and not what they are: "name", "ID". */
  readonly labels: string
  /** Words that every row satisfies: "entries", "are listed", "work". */
  readonly rowWords: string
  /** What the rows of a list of staff are called: "people", "employees". */
  readonly persons: string
  /** Who somebody works under, as people and the names of columns say it: "boss", "line manager". */
  readonly superiors: string
  /** Before the name of somebody whom others work under: "reports to", "works under". */
  readonly reportsTo: string
  /** "… rows"; with the forms after a number, as plural rules order them: "… wiersz / … wiersze / … wierszy". */
  readonly rows: string
  /** "… of … rows" */
  readonly rowsOf: string
  readonly total: string
  readonly average: string
  /** What the extremes of numbers are called. */
  readonly highest: string
  readonly lowest: string
  /** What the extremes of dates are called. */
  readonly latest: string
  readonly earliest: string
}

/** Words for how far work has come. */
export type ProgressData = {
  /** What is said of work that is done, and of any that is not. */
  readonly done: string
  readonly open: string
  /** What is said of work of which nothing is done. */
  readonly notBegun: string
  /** What a cell says of work that is not done, besides `open`; a question for it asks for these cells only. */
  readonly underWay: string
  /** Says that a state lasts, or is not there so far: "still", "yet". */
  readonly still: string
  /** What pieces of work are called: "tasks". */
  readonly tasks: string
}

/** Superlatives of one scale, and words for the columns that hold its values; without columns they fit any. */
export type SuperlativeData = {
  readonly most: string
  readonly least: string
  readonly columns?: string
}

/** What a phrase of such a question means. */
export type AggregationMeaning = {
  readonly kind: (typeof operators)[number] | 'most' | 'least'
  /** For a superlative, words for the columns that hold its values; empty if it fits any. */
  readonly columns: readonly string[]
}

const operators = [
  ...(['count', 'sum', 'mean', 'each'] as const),
  ...(['above', 'atLeast', 'below', 'atMost'] as const),
  ...(['except', 'or', 'and'] as const),
]

/** The lists of phrases that are looked for in questions and cells. */
const phraseLists = [
  ...(['all', 'differences', 'qualifiers', 'within', 'prices', 'rowWords', 'persons'] as const),
  ...(['free', 'opens', 'closed', 'reportsTo', 'affirmed', 'denied'] as const),
]
/** The lists of words of which names of columns are made. */
const wordLists = ['superiors', 'ranks', 'labels'] as const
/** What answers say. */
const replies = [
  ...(['rows', 'rowsOf', 'total', 'average'] as const),
  ...(['highest', 'lowest', 'latest', 'earliest'] as const),
]

/** Prepared for use. A phrase may have several meanings: "oldest" is the earliest date or the highest age. */
export type Aggregation = Pick<AggregationData, (typeof replies)[number]> &
  Readonly<Record<(typeof phraseLists)[number], Phrases>> &
  Readonly<Record<(typeof wordLists)[number], readonly string[]>> & {
    readonly phrases: Phrases<readonly AggregationMeaning[]>
    /** For each scale, the words for its columns: "price, cost, fee". */
    readonly scales: readonly (readonly string[])[]
    readonly presence: {
      readonly none: Phrases
      readonly some: Phrases
      readonly columns: readonly string[]
    }
    readonly progress: Readonly<Record<keyof ProgressData, Phrases>>
  }

export function prepareAggregation(data: AggregationData): Aggregation {
  const { superlatives, presence, progress } = data
  const phrasesIn = (written: string) => Phrases.of(listed(written))
  const meanings = (kind: AggregationMeaning['kind'], written: string, columns: string[] = []) =>
    listed(written).map((phrase) => [phrase, { kind, columns }] as const)
  const scales = superlatives.map(({ columns }) => listed(columns))
  return {
    ...objectWith(replies, (name) => data[name]),
    ...objectWith(phraseLists, (name) => phrasesIn(data[name])),
    ...objectWith(wordLists, (name) => listed(data[name])),
    phrases: Phrases.grouped([
      ...operators.flatMap((kind) => meanings(kind, data[kind])),
      ...superlatives.flatMap(({ most, least }, scale) => [
        ...meanings('most', most, scales[scale]),
        ...meanings('least', least, scales[scale]),
      ]),
    ]),
    scales,
    presence: {
      none: phrasesIn(presence.none),
      some: phrasesIn(presence.some),
      columns: listed(presence.columns),
    },
    progress: objectWith(keysOf(progress), (name) => phrasesIn(progress[name])),
  }
}
