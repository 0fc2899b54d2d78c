import { capitalised } from '../../../base/text/capitalised.ts'
import { languageOf } from '../../../language/languages.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Name } from '../find-names.ts'

/**
 * Finds the subject of the opening sentence of a document, which is often more informative than the title: the term it
 * defines ("**Tidal power** is …", "**Marie Curie** (1867–1934) was …") and the name it opens with. A name must have at
 * least two words: a single capitalized word opens a sentence too often by chance.
 */
export function findSubjects(
  text: string,
  sentence: Range,
  names: readonly Name[],
  language: string,
): Range[] {
  const defined = withWords(text, findDefined(text, sentence, language))
  const opening = names.find(({ opensSentence, isOneWord }) => opensSentence && !isOneWord)
  return [defined, opening].filter((range) => range !== undefined)
}

/** What is read of a sentence, as a definition opens it, and the most words of its term: longer ones are clauses. */
const lengthMax = 300
const wordsMax = 8

/** The term that a sentence opens with and defines, of at most eight words; `undefined` if it defines none. */
export function findDefined(
  text: string,
  { start, end }: Range,
  language: string,
): Range | undefined {
  const match = definitionIn(language).exec(text.slice(start, Math.min(end, start + lengthMax)))
  const defined = match?.[1] ?? ''
  const words = defined.split(/\s+/)
  if (match === null || words.length > wordsMax) return undefined
  if (languageOf(language).stopWords.has(fold(words[0] ?? ''))) return undefined
  const from = start + match[0].indexOf(defined)
  return { start: from, end: from + defined.length }
}

/** The term if it has at least two words. */
function withWords(text: string, term: Range | undefined): Range | undefined {
  return term && /\s/.test(text.slice(term.start, term.end)) ? term : undefined
}

/** "Tidal power is …", with the articles and copulas of the language and of English. */
function definitionIn(language: string): RegExp {
  const { code } = languageOf(language)
  const known = definitions.get(code)
  if (known !== undefined) return known
  const own = [languageOf(code), languageOf('en')]
  const articles = own.flatMap((one) => one.articles.all.map(capitalised)).join('|')
  const copulas = own.flatMap((one) => one.copulas.all).join('|')
  const definition = new RegExp(
    `^["'“”„«*]{0,8}(?:(?:${articles})\\s{1,3})?([\\p{Lu}\\p{Lo}\\p{N}][^,;:()（–—]{1,80}?)["'”“»*]{0,8}\\s{0,3}(?:[(（][^()（）]{0,200}[)）]\\s{0,3}){0,3}(?:,[^,]{1,80},\\s{0,3})?(?<=\\s)(?:${copulas})\\s`,
    'u',
  )
  definitions.set(code, definition)
  return definition
}

const definitions = new Map<string, RegExp>()
