import type { Passage } from '../../../evidence/passage.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { languagesOfWords } from '../../../language/detection/languages-of-words.ts'
import type { Language } from '../../../language/language.ts'
import { phrasesOfAll } from '../../../language/phrases-of-all.ts'
import { withoutPunctuation } from '../../../language/sentence-ends.ts'
import { fold } from '../../../language/words/fold.ts'
import { isAtAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { type Plan, snapPassages } from '../../mind.ts'
import type { Question } from '../../question.ts'

type Overview = Required<Pick<Question, 'overviewOf' | 'mayBeIn'>> &
  Pick<Question, 'isOfAll' | 'isOfLibrary'>

/**
 * Reads a message that asks for an overview: of a document or section, with the words that name it, or of all documents
 * in reach. "Summarize the lease" gives "lease", "What is this document about?" gives "", "What are the main themes?"
 * is of all unless the conversation spoke of something (`isGoingOn`). Undefined for any other message. The languages
 * are those whose overview phrases match.
 */
export function overviewAsked(text: string, own: string, isGoingOn: boolean): Overview | undefined {
  const spoken = withoutPunctuation(text)
  const library = libraryOfAll.areIn(spoken) ? libraryAsked(spoken, own) : undefined
  if (library !== undefined) return library
  if (!overviewsOfAll.open(spoken)) return undefined
  const found = new Map<string, Subject>()
  const mayBeIn = languagesOfWords((language) => {
    const subject =
      ofThemes(spoken, language, isGoingOn) ??
      subjectOf(spoken, language.overviews, language, isGoingOn)
    if (subject === undefined) return undefined
    found.set(language.code, subject)
    return subject.words.length
  })
  const subject = found.get(mayBeIn.includes(own) ? own : (mayBeIn[0] ?? ''))
  if (subject === undefined) return undefined
  return { overviewOf: subject.words.join(' '), mayBeIn, ...(subject.isAll && { isOfAll: true }) }
}

/** Most messages have none of them, which is told without their language. */
const libraryOfAll = phrasesOfAll(['library'])
const overviewsOfAll = phrasesOfAll(['overviews', 'themes'])

/** A message that asks nothing but which documents there are, how many, or what they can be asked. */
function libraryAsked(spoken: string, own: string): Overview | undefined {
  const found = new Map<string, 'documents' | 'topics'>()
  const mayBeIn = languagesOfWords((language) => {
    const asked = spoken.slice(language.greetings.opening(spoken)?.end ?? 0)
    const phrase = language.library.opening(asked)
    if (phrase === undefined) return undefined
    const after = asked.slice(phrase.end)
    if (named(after, language.courtesies.find(after), language).length > 0) return undefined
    found.set(language.code, phrase.value)
    return 0
  })
  const asked = found.get(mayBeIn.includes(own) ? own : (mayBeIn[0] ?? ''))
  if (asked === undefined) return undefined
  const isOfLibrary = asked === 'documents'
  return { overviewOf: '', mayBeIn, isOfAll: true, ...(isOfLibrary && { isOfLibrary }) }
}

/** What an overview is asked of: the words that name it, or all documents. */
type Subject = { readonly words: readonly string[]; readonly isAll: boolean }

/** A question for themes names nothing but documents: those of Hamlet are asked for like anything else. */
function ofThemes(spoken: string, language: Language, isGoingOn: boolean): Subject | undefined {
  const subject = subjectOf(spoken, language.themes, language, isGoingOn)
  const isNamed = subject === undefined || subject.words.length > 0
  return isNamed || (isGoingOn && !subject.isAll) ? undefined : subject
}

/** What stands in the gap of the phrase that a message is; undefined if it is none. */
function subjectOf(
  spoken: string,
  phrases: Language['overviews'],
  language: Language,
  isGoingOn: boolean,
): Subject | undefined {
  const found = phrases.opening(spoken)
  const rest = found && framed(spoken.slice(found.end), found.value, language)
  if (rest === undefined) return undefined
  const general = language.documentWords.find(rest)
  const many = language.collectionWords.find(rest)
  const isNamed = named(rest, [...general, ...many], language).length > 0
  // The phrase itself may say it, too: "compare all documents".
  const isOfMany = language.collectionWords.find(spoken).length > 0
  const isAll = !isNamed && (isOfMany || (general.length === 0 && !isGoingOn))
  return { words: isAll ? [] : named(rest, general, language), isAll }
}

/** The text before the first of the endings that matches; undefined if none does. */
function framed(
  rest: string,
  endings: readonly string[],
  { isUnspaced }: Language,
): string | undefined {
  const folded = fold(rest).trimEnd()
  for (const ending of endings) {
    if (ending === '') return rest
    if (isUnspaced && folded.endsWith(ending)) return rest.trimEnd().slice(0, -ending.length)
    if (folded.endsWith(` ${ending}`)) return withoutWords(rest, ending.split(' ').length)
  }
  return undefined
}

function withoutWords(text: string, count: number): string {
  return text.trim().split(/\s+/).slice(0, -count).join(' ')
}

/** The terms as written, without the `general` words, such as "this document". */
function named(rest: string, general: readonly Range[], { code }: Language): readonly string[] {
  const terms = tokens(rest, code).filter(
    ({ word, start }) => word.isTerm && !isAtAny(start, general),
  )
  return terms.map(({ start, end }) => rest.slice(start, end))
}

/**
 * The document whose title, together with the text that distinguishes it from others of the same title, has all the
 * asked words; or else the chunks with a section of that name.
 */
export function overviewPlan(
  { overviewOf = '', language }: Question,
  passages: readonly Passage[],
): Pick<Plan, 'overview'> {
  const asked = termSet(overviewOf, language)
  if (asked.size === 0) return {}
  const titled = passages.find((passage) => titleHasAll(passage, asked, language))
  if (titled !== undefined) return { overview: { docId: titled.docId } }
  const within = passages.filter((passage) =>
    headingsIn(passage).some((heading) => isCalled(heading, asked, language)),
  )
  const chunkIds = within.map(({ chunkId }) => chunkId).slice(0, snapPassages)
  return chunkIds.length > 0 ? { overview: { chunkIds } } : {}
}

/**
 * Whether the title, together with the text that distinguishes the document from others of the same title, has all
 * these terms.
 */
export function titleHasAll(
  { title, about = '' }: Passage,
  asked: ReadonlySet<number>,
  language: string,
): boolean {
  return hasAll(termSet(`${title} ${about}`, language), asked)
}

/** Whether a heading has exactly these terms. */
export function isCalled(heading: string, asked: ReadonlySet<number>, language: string): boolean {
  const terms = termSet(heading, language)
  return terms.size === asked.size && hasAll(terms, asked)
}

function hasAll(terms: ReadonlySet<number>, asked: ReadonlySet<number>): boolean {
  return [...asked].every((term) => terms.has(term))
}

function headingsIn({ text, headings, blocks }: Passage): readonly string[] {
  const own = blocks.filter(({ kind }) => kind === 'heading')
  return [...headings, ...own.map(({ start, end }) => text.slice(start, end))]
}
