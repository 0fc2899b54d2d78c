import { keysOf } from '../base/keys-of.ts'
import { objectWith } from '../base/object-with.ts'
import { prepareAggregation } from './aggregation-words.ts'
import { prepareChanges } from './change-words.ts'
import { prepareChronology } from './chronology-words.ts'
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
import { prepareLimits } from './limit-words.ts'
import { listed } from './listed.ts'
import { madeOnceFrom } from './made-when-read.ts'
import { Phrases } from './phrases.ts'
import { prepareReckoning } from './reckoning-words.ts'
import { prepareReferences } from './reference-words.ts'
import { prepareStatements } from './statement-words.ts'
import { Templates } from './templates.ts'
import { prepareValues } from './value-words.ts'
import { type Vocabulary, vocabularies } from './vocabularies.ts'
import { fold } from './words/fold.ts'

/** Nothing is read or made of a language before it is asked for. */
const languageFrom = madeOnceFrom<LanguageData, Omit<Language, 'code'>>({
  ...vocabulariesOf(),
  letters: ({ letters = '' }) => letters,
  stemmer: ({ stemmer = '' }) => stemmer,
  isUnspaced: ({ isUnspaced = false }) => isUnspaced,
  isUnmarked: ({ isUnmarked = false }) => isUnmarked,
  capitalizesNouns: ({ capitalizesNouns = false }) => capitalizesNouns,
  inflectsNames: ({ inflectsNames = false }) => inflectsNames,
  putsVerbsLast: ({ putsVerbsLast = false }) => putsVerbsLast,
  hasRomanOrdinals: ({ hasRomanOrdinals = false }) => hasRomanOrdinals,
  replies: ({ replies }) => replies,
  report: ({ report }) => report,
  affixes: ({ affixes }) => ({
    prefixes: longerFirst(affixes?.prefixes),
    suffixes: longerFirst(affixes?.suffixes),
  }),
  stopWords: ({ stopWords }) => new Set(listed(stopWords).map(fold)),
  acronyms: ({ acronyms }) => new Set(listed(acronyms)),
  asks: ({ asks, isUnspaced }) => phrasesByKind<Asked>(asks, isUnspaced),
  opposites: ({ opposites }) => groupsIn(opposites),
  wordFamilies: ({ wordFamilies }) => groupsIn(wordFamilies),
  shortForms: ({ shortForms }) => groupsIn(shortForms),
  spellings: ({ spellings }) => groupsIn(spellings),
  letterSpellings: ({ letterSpellings }) => groupsIn(letterSpellings),
  monthForms: ({ monthForms }) => listed(monthForms).map((forms) => forms.split(' ')),
  numerals: ({ numerals, isUnspaced }) => new Phrases(numbered(listed(numerals)), isUnspaced),
  aspects: ({ aspects }) => listed(aspects),
  overviews: ({ overviews, isUnspaced }) => new Phrases(framesOf(overviews), isUnspaced),
  themes: ({ themes, isUnspaced }) => new Phrases(framesOf(themes), isUnspaced),
  library: ({ library, isUnspaced }) => new Phrases(libraryOf(library), isUnspaced),
  facts: ({ facts }) => factsOf(facts),
  statements: ({ statements, isUnspaced = false }) =>
    statements && prepareStatements(statements, isUnspaced),
  changes: ({ changes }) => changes && prepareChanges(changes),
  chronology: ({ chronology }) => chronology && prepareChronology(chronology),
  topics: ({ topics, isUnspaced }) => phrasesByKind<SpecialTopic>(topics, isUnspaced),
  timeliness: ({ timeliness, isUnspaced }) => phrasesByKind<Period>(timeliness, isUnspaced),
  orders: ({ orders }) => ordersOf(orders),
  aggregation: ({ aggregation }) => aggregation && prepareAggregation(aggregation),
  references: ({ references }) => references && prepareReferences(references),
  values: ({ values, isUnspaced = false }) => prepareValues(values, isUnspaced),
  limits: ({ limits, aggregation }) => limits && prepareLimits(limits, aggregation),
  reckoning: ({ reckoning }) => reckoning && prepareReckoning(reckoning),
  connections: ({ connections }) => new Templates(listed(connections)),
  names: ({ names }) => names,
})

/** The languages with a folder, by ISO 639-1 code. */
export const languages: ReadonlyMap<string, Language> = new Map(
  Object.entries(dataOfLanguages).map(([code, read]) => [code, languageFrom({ code }, read)]),
)

/** The language with this code; the neutral one if there is no folder for it. */
export function languageOf(code: string): Language {
  return languages.get(code) ?? neutralLanguage
}

const neutralLanguage = languageFrom({ code: 'und' }, neutralData)

/** Each numeral with its number; the first is two. */
function numbered(numerals: readonly string[]): (readonly [string, number])[] {
  return numerals.map((numeral, index) => [numeral, index + 2])
}

/** All phrases of lists by kind, each with its kind. */
function phrasesByKind<Kind extends string>(
  lists: Readonly<Partial<Record<Kind, string>>> | undefined,
  isUnspaced: boolean | undefined,
): Phrases<Kind> {
  const kinds = lists === undefined ? [] : keysOf(lists)
  return new Phrases(
    kinds.flatMap((kind) => listed(lists?.[kind]).map((phrase) => [phrase, kind] as const)),
    isUnspaced,
  )
}

function vocabulariesOf(): Readonly<Record<Vocabulary, (data: LanguageData) => Phrases>> {
  return objectWith(vocabularies, (name) => ({ [name]: written, isUnspaced }: LanguageData) => {
    return Phrases.of(listed(written), isUnspaced)
  })
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

function ordersOf(orders: Orders | undefined): Language['orders'] {
  return Object.fromEntries(
    Object.entries(orders ?? {}).map(([name, written]) => [name, listed(written)]),
  )
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
