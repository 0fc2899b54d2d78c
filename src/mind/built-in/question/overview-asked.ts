import { withoutEnd } from '../../../base/text/without-end.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { fold } from '../../../language/fold.ts'
import type { Language } from '../../../language/language.ts'
import { type Plan, type Question, snapPassages } from '../../mind.ts'
import { languagesOfWords } from './languages-of-words.ts'

/**
 * Reads a message that asks for an overview of a document or section: the words that name it, and the languages whose
 * overview phrases match. "Summarize the lease" gives "lease", "What is this document about?" gives "". Undefined for
 * any other message.
 */
export function overviewAsked(
  text: string,
  own: string,
): Required<Pick<Question, 'overviewOf' | 'mayBeIn'>> | undefined {
  const spoken = withoutEnd(text, /[\s!.,;:?¡¿。！？，؟]/)
  const names = new Map<string, readonly string[]>()
  const mayBeIn = languagesOfWords((language) => {
    const found = language.overviews.opening(spoken)
    const rest = found && framed(spoken.slice(found.end), found.value)
    if (rest === undefined) return undefined
    const words = named(rest, language)
    names.set(language.code, words)
    return words.length
  })
  const name = names.get(mayBeIn.includes(own) ? own : (mayBeIn[0] ?? ''))
  return name && { overviewOf: name.join(' '), mayBeIn }
}

/** The text before the first of the endings that matches; undefined if none does. */
function framed(rest: string, endings: readonly string[]): string | undefined {
  const folded = fold(rest).trimEnd()
  for (const ending of endings) {
    if (ending === '') return rest
    if (folded.endsWith(` ${ending}`)) return withoutWords(rest, ending.split(' ').length)
  }
  return undefined
}

function withoutWords(text: string, count: number): string {
  return text.trim().split(/\s+/).slice(0, -count).join(' ')
}

/** The terms as written, without general words such as "this document". */
function named(rest: string, { documentWords, code }: Language): readonly string[] {
  const general = documentWords.find(rest)
  const terms = tokens(rest, code).filter(
    ({ word, start }) =>
      word.isTerm && !general.some((one) => one.start <= start && start < one.end),
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
  const titled = passages.find((passage) => isTitled(passage, asked, language))
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
export function isTitled(
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
