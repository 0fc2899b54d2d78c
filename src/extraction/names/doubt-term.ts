import { languageOf } from '../../language/languages.ts'
import { fold } from '../../language/words/fold.ts'
import { isPhrase } from './uncased/is-phrase.ts'

/** Most words of a heading or of a term in bold or quotation marks that names something; longer ones are sentences. */
const wordsMax = 8

/** Most words of a term in bold that begins with a small letter; longer ones are part of a sentence. */
const smallWordsMax = 3

/** Whether any document may have the title or heading, so that it names nothing: "Overview", "Example 1". */
export function isGeneric(heading: string, language: string): boolean {
  const { documentWords, genericHeadings, backMatter } = languageOf(language)
  const named = wordsOf(heading)
    .filter((word) => word.length > 1 && !/^\p{N}+$/u.test(word))
    .join(' ')
  return documentWords.has(named) || genericHeadings.has(named) || backMatter.has(named)
}

/** Whether a heading within a document names nothing: it is generic, a number, or a sentence. */
export function isNoName(heading: string, language: string): boolean {
  return (
    !/\p{L}/u.test(heading) ||
    wordsOf(heading).length > wordsMax ||
    /[.!?:;,？。！、，]$/u.test(heading) ||
    isGeneric(heading, language)
  )
}

/** Whether a title is a sentence of many words, cut off, or a tag of HTML. */
export function isNoTitle(title: string): boolean {
  return /^<|[。…]$/u.test(title) || (title.endsWith('.') && wordsOf(title).length > wordsMax)
}

function wordsOf(heading: string): readonly string[] {
  return heading.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** A heading without its number: "3.9.2 Limits", "H. Changes". */
export function withoutNumber(heading: string): string {
  return heading.replace(/^(?:\d[\d.]{0,20}|\p{Lu}[.)])\s+(?=\p{L})/u, '')
}

/**
 * How a term is set apart: in the marks of titles in Chinese and Japanese nothing else stands, in corner brackets also
 * what somebody says.
 */
export type TermMark = 'quoted' | 'bold' | 'code' | 'title' | 'corner'

/**
 * Whether a term that is set apart names nothing: a value, an expression, a phrase, a sentence, or a generic heading.
 */
export function isNoTerm(term: string, mark: TermMark, language: string): boolean {
  if (mark === 'title') return false
  if (mark !== 'code' && isPhrase(term, language)) return true
  if (mark === 'corner') return false
  if (!/\p{L}/u.test(term) || /[<>]/.test(term)) return true
  if (mark === 'code') return !identifier.test(term) || sourceFile.test(term)
  if (isNoName(term, language)) return true
  const isSmall = /^[^\p{L}]{0,6}\p{Ll}/u.test(term)
  if (mark === 'quoted') return isSmall
  const [first = '', ...others] = term.split(' ')
  if (term.includes('](') || (isSmall && others.length >= smallWordsMax)) return true
  const opensSmall = languageOf(language).stopWords.has(fold(first))
  return opensSmall && (isSmall || others.length === 0)
}

const identifier = /^[@#$-]{0,2}[\p{L}_][\p{L}\p{N}_$./@:-]{0,58}(?:\([^()]{0,58}\))?$/u
const sourceFile =
  /\.(?:[cm]?[jt]sx?|json|md|py|rb|go|rs|java|sh|ya?ml|toml|lock|css|html?|sql|xml|ini|conf|txt|csv)$/i
