import { PartMemo } from '../../base/cache/part-memo.ts'
import { hashText } from '../../base/hash/hash-text.ts'
import { calendarOf } from '../../language/calendar.ts'
import { fold } from '../../language/fold.ts'
import { languageOf, languages } from '../../language/languages.ts'
import { nameWords } from '../../language/name-words.ts'
import { stemmerOf } from '../../language/stemmer.ts'
import { hashTerm } from './hash-term.ts'

/** The analysis of a word form. */
export type LexiconEntry = {
  readonly folded: string
  readonly isStopWord: boolean
  readonly isCapital: boolean
  /** Whether it is all capitals: "WHO", unlike "who". */
  readonly isAcronym: boolean
  /** Whether it opens with a digit. */
  readonly isNumber: boolean
  /** Whether it is a month or a day of the week. */
  readonly isCalendar: boolean
  /** Whether it may link the words of a name: "of", "van". */
  readonly isNameLink: boolean
  /** Whether it is a title before a name, perhaps abbreviated: "Dr." */
  readonly isHonorific: boolean
  /** Whether it may announce another name: "known as", "alias". */
  readonly announcesName: boolean
  /** Whether its stem is a term of the index. */
  readonly isTerm: boolean
  /** The hash of the stem, by `hashTerm`. */
  readonly hash: number
  /** The hash of the stem as a feature of the index, `t:<stem>`, by `hashText`. */
  readonly featureHash: number
}

/** The lexicon of a language. It caches each word form, as texts repeat them. */
export function lexiconOf(language: string): PartMemo<LexiconEntry> {
  const known = lexicons.get(language)
  if (known !== undefined) return known
  const lexicon = new PartMemo(generationSizeMax, examiner(language))
  if (languages.has(language)) lexicons.set(language, lexicon)
  return lexicon
}

/** The first words of the phrases that announce another name. */
const announcing = new Set(
  nameWords.otherNameCues.all.map((cue) => fold(cue.match(/[\p{L}\p{M}]+/u)?.[0] ?? '')),
)

const lexicons = new Map<string, PartMemo<LexiconEntry>>()
const generationSizeMax = 40_000

function examiner(language: string): (written: string) => LexiconEntry {
  const stemOf = stemmerOf(language)
  const { stopWords, honorifics: own } = languageOf(language)
  // English titles count in all languages.
  const honorifics = new Set([...own.all, ...languageOf('en').honorifics.all].map(fold))
  const calendar = calendarOf(language).words
  return (written) => {
    const folded = fold(written)
    const stem = stemOf(folded)
    return {
      folded,
      isStopWord: stopWords.has(folded),
      isCapital: /^\p{Lu}/u.test(written),
      isAcronym: /^\p{Lu}{2,}$/u.test(written),
      isNumber: /^\p{N}/u.test(written),
      isCalendar: calendar.has(folded),
      isNameLink: nameWords.links.has(folded),
      isHonorific: honorifics.has(folded),
      announcesName: announcing.has(folded),
      isTerm: stem !== '',
      hash: hashTerm(stem),
      featureHash: hashText(`t:${stem}`),
    }
  }
}
