import { hashText } from '../../base/hash/hash-text.ts'
import { courtesyTitlesOf } from '../../language/courtesy-titles.ts'
import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import { nameWords } from '../../language/name-words.ts'
import type { Phrases } from '../../language/phrases.ts'
import { calendarOf, isDayOfWeek } from '../../language/quantities/calendar.ts'
import { isTimeUnit, isUnit } from '../../language/quantities/measures.ts'
import { isTimeZone } from '../../language/quantities/time-zones.ts'
import { writtenStemmerOf } from '../../language/word-forms/stemmer.ts'
import { fold, isAscii } from '../../language/words/fold.ts'
import { knownWord, WordFact } from '../../language/words/known-words.ts'
import { type ClauseRole, clauseRolesOf } from './clause-role.ts'
import { hashTerm } from './hash-term.ts'

/** The analysis of a word form. */
export type LexiconEntry = {
  readonly folded: string
  /** As written, in small letters, with its accents. */
  readonly lower: string
  readonly isStopWord: boolean
  readonly isCapital: boolean
  /** Whether it is all capitals: "WHO", unlike "who". */
  readonly isAcronym: boolean
  /** Whether it has a further capital after small letters: "PostgreSQL". */
  readonly isCamelCase: boolean
  /** Whether it opens with a digit. */
  readonly isNumber: boolean
  /** Whether it is the symbol or name of a unit behind a number: "kg", "minutes". */
  readonly isUnit: boolean
  /** Whether it is a month, a day of the week or a time zone. */
  readonly isCalendar: boolean
  /** Whether it may link the words of a name: "of", "van". */
  readonly isNameLink: boolean
  /** Whether it is "and" between two names, or within one. */
  readonly isCoordinator: boolean
  /** Whether it may open a clause before its subject: "although", "yesterday". */
  readonly opensClause: boolean
  /** Whether it is an article. */
  readonly isArticle: boolean
  /** Whether it is an adjective of nationality, written with a capital: "French". */
  readonly isDemonym: boolean
  /** Whether it is a word for a part of a document or of time, or a heading that any document may have. */
  readonly isGeneric: boolean
  /** Whether a common noun follows, in a language whose nouns all have capitals. */
  readonly announcesNoun: boolean
  /** Whether it ends like a common noun of such a language, or is as long as compounds of them. */
  readonly isNounLike: boolean
  /** Whether it is a title before a name, perhaps abbreviated: "St." */
  readonly isHonorific: boolean
  /** Whether it is such a title that is no part of the name: "Dr." */
  readonly isCourtesyTitle: boolean
  /** Whether it is a noun with a capital that is no part of the name behind it: "Bruder". */
  readonly isBeforeName: boolean
  /** What it is in a clause. */
  readonly role: ClauseRole
  /** Whether it may announce another name: "known as", "alias". */
  readonly announcesName: boolean
  /** Whether its stem is a term of the index. */
  readonly isTerm: boolean
  /** The hash of the stem, by `hashTerm`. */
  readonly hash: number
  /** The hash of the stem as a feature of the index, `t:<stem>`, by `hashText`. */
  readonly featureHash: number
}

/** The lexicon of a language: what its entry says of a word form is found out once. */
export function lexiconOf(language: string): WordFact<LexiconEntry> {
  const { code } = languageOf(language)
  const known = lexicons.get(code)
  if (known !== undefined) return known
  const lexicon = new WordFact(examiner(code))
  lexicons.set(code, lexicon)
  return lexicon
}

/** What the lexicon of a language says of a word alone. */
export function entryOf(written: string, language: string): LexiconEntry {
  return lexiconOf(language).of(knownWord(written))
}

/** The first words of the phrases that announce another name. */
const announcing = new Set(
  nameWords.otherNameCues.all.map((cue) => fold(cue.match(/[\p{L}\p{M}]+/u)?.[0] ?? '')),
)

const lexicons = new Map<string, WordFact<LexiconEntry>>()

function examiner(language: string): (written: string) => LexiconEntry {
  const stemOf = writtenStemmerOf(language)
  const { stopWords } = languageOf(language)
  // English titles count in all languages.
  const [own, english] = [languageOf(language), languageOf('en')]
  const courtesyTitles = courtesyTitlesOf(language)
  const honorifics = foldedSet(own.honorifics, english.honorifics)
  const coordinators = foldedSet(own.coordinators, english.coordinators)
  const calendar = calendarOf(language)
  const { articles, demonyms, documentWords, genericHeadings, releaseWords } = own
  const opening = openingWords(own)
  const [article, demonym] = [foldedSet(articles), foldedSet(demonyms)]
  const generic = foldedSet(documentWords, genericHeadings, releaseWords)
  const noun = nounWords(own)
  const roleOf = clauseRolesOf(own)
  return (written) => {
    const folded = fold(written)
    const stem = stemOf(written)
    const lower = isAscii(written) ? folded : written.toLowerCase()
    const isCapital = /^\p{Lu}/u.test(written) && written.length <= nameWordLengthMax
    return {
      folded,
      lower,
      isStopWord: stopWords.has(folded) && stem === '',
      isCapital,
      isAcronym: /^\p{Lu}{2,}$/u.test(written),
      isCamelCase: isCapital && /\p{Ll}\p{Lu}/u.test(written),
      isNumber: /^\p{N}/u.test(written),
      isUnit: isUnit(written, folded, language),
      isCalendar:
        calendar.words.has(folded) ||
        isTimeZone(written, language) ||
        isDayOfWeek(folded, calendar),
      isNameLink: nameWords.links.has(folded),
      isCoordinator: !isCapital && coordinators.has(folded),
      opensClause: opening.has(folded),
      isArticle: article.has(folded),
      isDemonym: isCapital && demonym.has(folded),
      isGeneric: generic.has(folded) || isTimeUnit(folded, language),
      announcesNoun: noun.isAnnouncedBy(folded, isCapital),
      isNounLike: noun.isLike(folded),
      isHonorific: honorifics.has(folded) || courtesyTitles.has(folded),
      isCourtesyTitle: isCapital && courtesyTitles.has(folded),
      isBeforeName: isCapital && noun.isBeforeName(folded),
      role: roleOf(lower),
      announcesName: announcing.has(folded),
      isTerm: stem !== '',
      hash: hashTerm(stem),
      featureHash: hashText(`t:${stem}`),
    }
  }
}

function openingWords(language: Language): ReadonlySet<string> {
  const { conjunctions, conditionals, prepositions, deictics, leaningOpenings } = language
  return foldedSet(conjunctions, conditionals, prepositions, deictics, leaningOpenings)
}

function foldedSet(...vocabularies: readonly Phrases[]): ReadonlySet<string> {
  return new Set(vocabularies.flatMap(({ all }) => all.map(fold)))
}

/** Most letters of a word of a name; longer ones are encoded data. */
const nameWordLengthMax = 40

/** How common nouns are told from names in a language whose nouns all have capitals; in others, by nothing. */
function nounWords(language: Language) {
  const { capitalizesNouns, articles, determiners, pronouns, prepositions, conjunctions } = language
  const announcing = foldedSet(articles, determiners, pronouns)
  const others = foldedSet(prepositions, conjunctions)
  const beforeNames = formsOf(language.nounsBeforeNames.all.map(fold))
  const adjectives = language.adjectiveEndings.all.map(fold)
  const nouns = language.nounEndings.all.map(fold)
  const proper = language.properEndings.all.map(fold)
  const endsIn = (word: string, endings: readonly string[]) =>
    endings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))
  return {
    isAnnouncedBy: (word: string, isCapital: boolean) =>
      capitalizesNouns &&
      (announcing.has(word) ||
        isCount.test(word) ||
        (!isCapital && !others.has(word) && endsIn(word, adjectives))),
    isBeforeName: (word: string) => capitalizesNouns && isAmong(beforeNames, word),
    isLike: (word: string) =>
      capitalizesNouns &&
      (nouns.includes(word) ||
        endsIn(word, nouns) ||
        (word.length >= compoundLengthMin && !endsIn(word, proper))),
  }
}

/** Fewest letters of a word that is rather a compound of nouns than a name. */
const compoundLengthMin = 12

/** A number that is hardly a year or the code of a place. */
const isCount = /^\p{N}{1,3}$/u

/** Endings of the forms of a noun: of its cases, and of one for a woman. */
const nounForms = ['', 's', 'es', 'n', 'en', 'in']

function formsOf(nouns: readonly string[]): ReadonlySet<string> {
  return new Set(nouns.flatMap((noun) => nounForms.map((ending) => noun + ending)))
}

/** Whether a word is one of these forms, or a compound that ends with one that has "-" before it. */
function isAmong(forms: ReadonlySet<string>, word: string): boolean {
  if (forms.has(word)) return true
  for (let at = 0; at < word.length; at++) if (forms.has(`-${word.slice(at)}`)) return true
  return false
}
