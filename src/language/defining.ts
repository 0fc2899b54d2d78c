import { languageOf } from './languages.ts'

/** Closing quotes, brackets and marks of emphasis behind a term. */
const closing = /^[*_`»”"')\]]{0,4}\s*/u
const dash = /^[—–] /u

/**
 * Whether a sentence that begins with a term and goes on with `rest` defines it. `outright`: a dash, a word such as "means", or a
 * copula with an article follows the term, or a copula alone where the language has no articles ("A codec is a program");
 * `likely`: a copula with anything else ("A codec is needed"); undefined for other sentences.
 */
export function definitionBehind(
  rest: string,
  language: string,
): 'outright' | 'likely' | undefined {
  const said = rest.replace(closing, '')
  const { copulas, askingWords, articles } = languageOf(language)
  if (dash.test(said) || askingWords.opening(said) !== undefined) return 'outright'
  const copula = copulas.opening(said)
  if (copula === undefined) return undefined
  const hasArticle = articles.opening(said.slice(copula.end).trimStart()) !== undefined
  return hasArticle || articles.all.length === 0 ? 'outright' : 'likely'
}
