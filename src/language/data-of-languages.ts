import lists from 'stopword'
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
import type { LanguageData } from './language.ts'
import { neutral } from './neutral/neutral.ts'
import { dutch } from './nl/dutch.ts'
import { norwegian } from './no/norwegian.ts'
import { polish } from './pl/polish.ts'
import { portuguese } from './pt/portuguese.ts'
import { romanian } from './ro/romanian.ts'
import { russian } from './ru/russian.ts'
import { slovenian } from './sl/slovenian.ts'
import { swedish } from './sv/swedish.ts'
import { thai } from './th/thai.ts'
import { turkish } from './tr/turkish.ts'
import { ukrainian } from './uk/ukrainian.ts'
import { vietnamese } from './vi/vietnamese.ts'
import { chinese } from './zh/chinese.ts'

/**
 * What gives the data of each language with a folder, by its ISO 639-1 code, in order of priority: earlier languages win
 * ties in detection. The bundle of the server has the data as a file for each, so that a thread reads those of the
 * languages that it meets.
 */
export const dataOfLanguages: Readonly<Record<string, () => LanguageData>> = {
  en: () => withStopWords(english),
  ar: () => withStopWords(arabic),
  cs: () => withStopWords(czech),
  da: () => withStopWords(danish),
  de: () => withStopWords(german),
  el: () => withStopWords(greek),
  es: () => withStopWords(spanish),
  ca: () => withStopWords(catalan),
  fa: () => withStopWords(persian),
  fi: () => withStopWords(finnish),
  fr: () => withStopWords(french),
  he: () => withStopWords(hebrew),
  hi: () => withStopWords(hindi),
  hu: () => withStopWords(hungarian),
  hy: () => withStopWords(armenian),
  id: () => withStopWords(indonesian),
  it: () => withStopWords(italian),
  ja: () => withStopWords(japanese),
  ko: () => withStopWords(korean),
  nl: () => withStopWords(dutch),
  no: () => withStopWords(norwegian),
  pl: () => withStopWords(polish),
  pt: () => withStopWords(portuguese),
  ro: () => withStopWords(romanian),
  ru: () => withStopWords(russian),
  sl: () => withStopWords(slovenian),
  sv: () => withStopWords(swedish),
  th: () => withStopWords(thai),
  tr: () => withStopWords(turkish),
  uk: () => withStopWords(ukrainian),
  vi: () => withStopWords(vietnamese),
  zh: () => withStopWords(chinese),
}

export function neutralData(): LanguageData {
  return neutral
}

/** The same with all its stop words, also those of its list, of which one has a comma in it and is none. */
function withStopWords({ stopWordList = '', stopWords = '', ...data }: LanguageData): LanguageData {
  const list = lists[stopWordList]
  const words = Array.isArray(list) ? list.filter((word) => !word.includes(',')) : []
  return { ...data, stopWords: [...words, stopWords].join(', ') }
}
