import stopWordLists from 'stopword'
import { keysOf } from '../base/keys-of.ts'
import { prepareAggregation } from './aggregation-words.ts'
import { arabic } from './ar/arabic.ts'
import { catalan } from './ca/catalan.ts'
import { czech } from './cs/czech.ts'
import { danish } from './da/danish.ts'
import { german } from './de/german.ts'
import { greek } from './el/greek.ts'
import { english } from './en/english.ts'
import { spanish } from './es/spanish.ts'
import { persian } from './fa/persian.ts'
import { finnish } from './fi/finnish.ts'
import { french } from './fr/french.ts'
import { hebrew } from './he/hebrew.ts'
import { hindi } from './hi/hindi.ts'
import { hungarian } from './hu/hungarian.ts'
import { armenian } from './hy/armenian.ts'
import { indonesian } from './id/indonesian.ts'
import { italian } from './it/italian.ts'
import { japanese } from './ja/japanese.ts'
import { korean } from './ko/korean.ts'
import type {
  Asked,
  Language,
  LanguageData,
  LibraryQuestions,
  Orders,
  Period,
  SpecialTopic,
} from './language.ts'
import { listed } from './listed.ts'
import { madeWhenRead } from './made-when-read.ts'
import { neutral } from './neutral/neutral.ts'
import { dutch } from './nl/dutch.ts'
import { norwegian } from './no/norwegian.ts'
import { Phrases } from './phrases.ts'
import { polish } from './pl/polish.ts'
import { portuguese } from './pt/portuguese.ts'
import { romanian } from './ro/romanian.ts'
import { russian } from './ru/russian.ts'
import { slovenian } from './sl/slovenian.ts'
import { prepareStatements } from './statement-words.ts'
import { swedish } from './sv/swedish.ts'
import { Templates } from './templates.ts'
import { thai } from './th/thai.ts'
import { turkish } from './tr/turkish.ts'
import { ukrainian } from './uk/ukrainian.ts'
import { prepareValues } from './value-words.ts'
import { vietnamese } from './vi/vietnamese.ts'
import { type Vocabulary, vocabularies } from './vocabularies.ts'
import { fold } from './words/fold.ts'
import { chinese } from './zh/chinese.ts'

/** In order of priority: earlier languages win ties in detection. */
const folders: readonly LanguageData[] = [
  english,
  arabic,
  czech,
  danish,
  german,
  greek,
  spanish,
  catalan,
  persian,
  finnish,
  french,
  hebrew,
  hindi,
  hungarian,
  armenian,
  indonesian,
  italian,
  japanese,
  korean,
  dutch,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  slovenian,
  swedish,
  thai,
  turkish,
  ukrainian,
  vietnamese,
  chinese,
]

/** The languages with a folder, by ISO 639-1 code. */
export const languages: ReadonlyMap<string, Language> = new Map(
  folders.map((data) => [data.code, assembled(data)]),
)

/** The language with this code; the neutral one if there is no folder for it. */
export function languageOf(code: string): Language {
  return languages.get(code) ?? neutralLanguage
}

const neutralLanguage = assembled(neutral)

function assembled(data: LanguageData): Language {
  const { code, letters = '', stemmer = '', replies, report } = data
  const { isUnspaced = false, isUnmarked = false } = data
  const { capitalizesNouns = false, inflectsNames = false } = data
  const { putsVerbsLast = false, hasRomanOrdinals = false } = data
  const plain = { code, letters, stemmer, isUnspaced, isUnmarked, replies, report }
  return madeWhenRead(
    { ...plain, capitalizesNouns, inflectsNames, putsVerbsLast, hasRomanOrdinals },
    {
      ...vocabulariesOf(data),
      affixes: () => ({
        prefixes: longerFirst(data.affixes?.prefixes),
        suffixes: longerFirst(data.affixes?.suffixes),
      }),
      stopWords: () => stopWordsOf(data),
      acronyms: () => new Set(listed(data.acronyms)),
      asks: () => phrasesByKind<Asked>(data.asks, isUnspaced),
      opposites: () => groupsIn(data.opposites),
      wordFamilies: () => groupsIn(data.wordFamilies),
      shortForms: () => groupsIn(data.shortForms),
      spellings: () => groupsIn(data.spellings),
      letterSpellings: () => groupsIn(data.letterSpellings),
      monthForms: () => listed(data.monthForms).map((forms) => forms.split(' ')),
      numerals: () => new Phrases(numbered(listed(data.numerals)), isUnspaced),
      aspects: () => listed(data.aspects),
      overviews: () => new Phrases(framesOf(data.overviews), isUnspaced),
      themes: () => new Phrases(framesOf(data.themes), isUnspaced),
      library: () => new Phrases(libraryOf(data.library), isUnspaced),
      facts: () => factsOf(data.facts),
      statements: () => data.statements && prepareStatements(data.statements, isUnspaced),
      topics: () => phrasesByKind<SpecialTopic>(data.topics, isUnspaced),
      timeliness: () => phrasesByKind<Period>(data.timeliness, isUnspaced),
      orders: () => ordersOf(data.orders),
      aggregation: () => data.aggregation && prepareAggregation(data.aggregation),
      values: () => prepareValues(data.values, isUnspaced),
      connections: () => new Templates(listed(data.connections)),
      names: () => data.names,
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

function vocabulariesOf(data: LanguageData): Readonly<Record<Vocabulary, () => Phrases>> {
  const makers = vocabularies.map((name) => {
    const make = () =>
      new Phrases(
        listed(data[name]).map((phrase) => [phrase, true] as const),
        data.isUnspaced,
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

function ordersOf(orders: Orders | undefined): Language['orders'] {
  return Object.fromEntries(
    Object.entries(orders ?? {}).map(([name, written]) => [name, listed(written)]),
  )
}

function stopWordsOf({ stopWordList, stopWords }: LanguageData): ReadonlySet<string> {
  const list = stopWordList === undefined ? [] : (stopWordLists[stopWordList] ?? [])
  return new Set([...list, ...listed(stopWords)].map(fold))
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
