import { keysOf } from '../base/keys-of.ts'
import { prepareAggregation } from './aggregation-words.ts'
import { dataOfLanguages, neutralData } from './data-of-languages.ts'
import type {
  Asked,
  Language,
  LanguageData,
  LibraryQuestions,
  Orders,
  Period,
  SpecialTopic,
} from './language.ts'
import { madeWhenRead } from './made-when-read.ts'
import { Phrases } from './phrases.ts'
import { prepareStatements } from './statement-words.ts'
import { Templates } from './templates.ts'
import { prepareValues } from './value-words.ts'
import { type Vocabulary, vocabularies } from './vocabularies.ts'
import { fold } from './words/fold.ts'

/** The languages with a folder, by ISO 639-1 code. */
export const languages: ReadonlyMap<string, Language> = new Map(
  Object.entries(dataOfLanguages).map(([code, read]) => [code, assembled(code, read)]),
)

/** The language with this code; the neutral one if there is no folder for it. */
export function languageOf(code: string): Language {
  return languages.get(code) ?? neutralLanguage
}

const neutralLanguage = assembled('und', neutralData)

/** Nothing is read of a language that nobody asks for. */
function assembled(code: string, read: () => LanguageData): Language {
  let known: LanguageData | undefined
  const data = () => {
    known ??= read()
    return known
  }
  const isUnspaced = () => data().isUnspaced ?? false
  return madeWhenRead(
    { code },
    {
      ...vocabulariesOf(data),
      letters: () => data().letters ?? '',
      stemmer: () => data().stemmer ?? '',
      isUnspaced,
      isUnmarked: () => data().isUnmarked ?? false,
      capitalizesNouns: () => data().capitalizesNouns ?? false,
      inflectsNames: () => data().inflectsNames ?? false,
      putsVerbsLast: () => data().putsVerbsLast ?? false,
      hasRomanOrdinals: () => data().hasRomanOrdinals ?? false,
      replies: () => data().replies,
      report: () => data().report,
      affixes: () => ({
        prefixes: longerFirst(data().affixes?.prefixes),
        suffixes: longerFirst(data().affixes?.suffixes),
      }),
      stopWords: () => new Set(listed(data().stopWords).map(fold)),
      acronyms: () => new Set(listed(data().acronyms)),
      asks: () => phrasesByKind<Asked>(data().asks, isUnspaced()),
      opposites: () => groupsIn(data().opposites),
      wordFamilies: () => groupsIn(data().wordFamilies),
      shortForms: () => groupsIn(data().shortForms),
      spellings: () => groupsIn(data().spellings),
      letterSpellings: () => groupsIn(data().letterSpellings),
      monthForms: () => listed(data().monthForms).map((forms) => forms.split(' ')),
      numerals: () => new Phrases(numbered(listed(data().numerals)), isUnspaced()),
      aspects: () => listed(data().aspects),
      overviews: () => new Phrases(framesOf(data().overviews), isUnspaced()),
      themes: () => new Phrases(framesOf(data().themes), isUnspaced()),
      library: () => new Phrases(libraryOf(data().library), isUnspaced()),
      facts: () => factsOf(data().facts),
      statements: () => statementsOf(data()),
      topics: () => phrasesByKind<SpecialTopic>(data().topics, isUnspaced()),
      timeliness: () => phrasesByKind<Period>(data().timeliness, isUnspaced()),
      orders: () => ordersOf(data().orders),
      aggregation: () => aggregationOf(data()),
      values: () => prepareValues(data().values, isUnspaced(), listed),
      connections: () => new Templates(listed(data().connections)),
      names: () => data().names,
    },
  )
}

/** Each numeral with its number; the first is two. */
function numbered(numerals: readonly string[]): (readonly [string, number])[] {
  return numerals.map((numeral, index) => [numeral, index + 2])
}

/** All phrases of lists by kind, each with its kind. */
function phrasesByKind<Kind extends string>(
  lists: Readonly<Partial<Record<Kind, string>>> | undefined,
  isUnspaced: boolean,
): Phrases<Kind> {
  const kinds = lists === undefined ? [] : keysOf(lists)
  return new Phrases(
    kinds.flatMap((kind) => listed(lists?.[kind]).map((phrase) => [phrase, kind] as const)),
    isUnspaced,
  )
}

function vocabulariesOf(data: () => LanguageData): Readonly<Record<Vocabulary, () => Phrases>> {
  const makers = vocabularies.map((name) => {
    const make = () =>
      new Phrases(
        listed(data()[name]).map((phrase) => [phrase, true] as const),
        data().isUnspaced,
      )
    return [name, make] as const
  })
  // `makers` has one entry for each vocabulary.
  return Object.fromEntries(makers) as Record<Vocabulary, () => Phrases>
}

/** Phrases of the form "opening … ending", by opening. */
function framesOf(written: string | undefined): (readonly [string, readonly string[]])[] {
  const frames = listed(written).map((frame) => frame.split('…').map((part) => part.trim()))
  const endings = Map.groupBy(frames, ([opening = '']) => opening)
  return [...endings].map(([opening, all]) => [opening, all.map(([, ending = '']) => fold(ending))])
}

/** Each question for documents with each of the words for them. */
function libraryOf(
  library: LibraryQuestions | undefined,
): (readonly [string, 'documents' | 'topics'])[] {
  const questions = listed(library?.questions).flatMap((question) =>
    listed(library?.documents).map((documents) => question.replace('…', documents)),
  )
  const topics = listed(library?.topics)
  return [
    ...questions.map((phrase) => [phrase, 'documents'] as const),
    ...topics.map((phrase) => [phrase, 'topics'] as const),
  ]
}

/** Longer questions first: "when was … last updated" would also be "when was … updated". */
function factsOf(facts: LanguageData['facts']): Language['facts'] {
  const told = facts === undefined ? [] : keysOf(facts)
  return new Map(
    told.map((fact) => {
      const longer = listed(facts?.[fact]?.questions).toSorted((a, b) => b.length - a.length)
      return [fact, { questions: new Templates(longer), names: listed(facts?.[fact]?.names) }]
    }),
  )
}

function statementsOf({ statements, isUnspaced = false }: LanguageData): Language['statements'] {
  return statements && prepareStatements(statements, isUnspaced, listed)
}

function aggregationOf({ aggregation }: LanguageData): Language['aggregation'] {
  return aggregation && prepareAggregation(aggregation, listed)
}

function ordersOf(orders: Orders | undefined): Language['orders'] {
  return Object.fromEntries(
    Object.entries(orders ?? {}).map(([name, written]) => [name, listed(written)]),
  )
}

function listed(written = ''): string[] {
  return written
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** Lists within a list: "first / second / last, mild / severe". */
function groupsIn(written: string | undefined): string[][] {
  return listed(written).map((group) => group.split(' / '))
}

function longerFirst(written: string | undefined): readonly string[] {
  return listed(written)
    .map(fold)
    .toSorted((a, b) => b.length - a.length)
}
