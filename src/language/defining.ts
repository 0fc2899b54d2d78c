import { languageOf } from './languages.ts'

/** Closing quotes, brackets and marks of emphasis behind a term. */
const closing = /^[*_`»”"')\]]{0,4}\s*/u
const dash = /^[—–] /u
const colonOrHyphen = /^(?:：|:[*_]{0,3}\s|- )/u

/** How sure it is that a sentence or item says what its first words mean. */
export type Defining = 'outright' | 'listed' | 'likely'

/**
 * Whether a sentence or item that begins with a term and goes on with `rest` defines it. `outright`: a dash, a word
 * such as "means", or a copula with an article follows the term, or a copula alone where the language has no articles
 * ("A codec is a program"); `listed`: in an item of a list a colon or hyphen, as in a glossary ("- Codec: a program");
 * `likely`: a copula with anything else ("A codec is needed"); undefined for others.
 */
export function definitionBehind(
  rest: string,
  language: string,
  isItem: boolean,
): Defining | undefined {
  const said = rest.replace(closing, '')
  const { copulas, askingWords, articles } = languageOf(language)
  if (dash.test(said) || askingWords.opening(said) !== undefined) return 'outright'
  if (isItem && colonOrHyphen.test(said)) return 'listed'
  const copula = copulas.opening(said)
  if (copula === undefined) return undefined
  const hasArticle = articles.opening(said.slice(copula.end).trimStart()) !== undefined
  return hasArticle || articles.all.length === 0 ? 'outright' : 'likely'
}
