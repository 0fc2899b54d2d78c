import stopWordLists from 'stopword'
import { fold } from './fold.ts'

type Language = {
  /** The name of its Snowball stemmer; without one, words are compared as they are. */
  readonly stemmer?: string
  /** Folded words that carry no meaning of their own. */
  readonly stopWords: ReadonlySet<string>
}

const missingInEnglish =
  'she me my us its when whose whom why does doing during cannot until upon herself themselves yours etc'

/** What is known of a language, by its ISO 639-1 code. */
export const languages: ReadonlyMap<string, Language> = new Map([
  ['en', language('eng', 'english', missingInEnglish.split(' '))],
  ['ar', language('ara', 'arabic')],
  ['ca', language('cat', 'catalan')],
  ['cs', language('ces', 'czech')],
  ['da', language('dan', 'danish')],
  ['de', language('deu', 'german')],
  ['el', language('ell')],
  ['es', language('spa', 'spanish')],
  ['fa', language('fas')],
  ['fi', language('fin', 'finnish')],
  ['fr', language('fra', 'french')],
  ['he', language('heb')],
  ['hi', language('hin')],
  ['hu', language('hun', 'hungarian')],
  ['hy', language('hye', 'armenian')],
  ['id', language('ind')],
  ['it', language('ita', 'italian')],
  ['ja', language('jpn')],
  ['ko', language('kor')],
  ['nl', language('nld', 'dutch')],
  ['no', language('nob', 'norwegian')],
  ['pl', language('pol')],
  ['pt', language('por', 'portuguese')],
  ['ro', language('ron', 'romanian')],
  ['ru', language('rus', 'russian')],
  ['sl', language('slv', 'slovene')],
  ['sv', language('swe', 'swedish')],
  ['th', language('tha')],
  ['tr', language('tur', 'turkish')],
  ['uk', language('ukr')],
  ['vi', language('vie')],
  ['zh', language('zho')],
])

function language(list: string, stemmer?: string, more: readonly string[] = []): Language {
  const stopWords = new Set([...(stopWordLists[list] ?? []), ...more].map(fold))
  return stemmer === undefined ? { stopWords } : { stemmer, stopWords }
}
