import { shortened } from '../../base/text/shortened.ts'
import { languageOf } from '../../language/languages.ts'
import { stemOf } from '../../language/word-forms/terms.ts'
import { wordRanges } from '../../language/words/words.ts'

type Asked = { readonly text: string; readonly language: string; readonly context: string }

const queryLengthMax = 300

/**
 * The queries for a question: the question itself; its terms, because engines that require every word would find
 * nothing otherwise; and its names, numbers and quotations, because the right page may word the rest differently. Each
 * includes the context of earlier messages.
 */
export function webQueries({ text, language, context }: Asked): readonly string[] {
  const asked = [text, context].filter(Boolean).join(' ')
  const written = wordRanges(asked).map(({ start, end }) => asked.slice(start, end))
  if (languageOf(language).isUnspaced) return [queryOf(asked)]
  const meaning = written.filter((word) => stemOf(word, language) !== '')
  const named = meaning.filter((word, index) => isName(word) && (index > 0 || written[0] !== word))
  const queries = [asked, meaning.join(' '), named.join(' ')].map(queryOf)
  return [...new Set(queries)].filter((query, index) => index === 0 || wordRanges(query).length > 1)
}

/** Whether a word begins with a capital or a digit. In languages that capitalize all nouns it is at least a noun. */
function isName(word: string): boolean {
  return /^[\p{Lu}\p{Lt}\p{N}]/u.test(word)
}

function queryOf(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), queryLengthMax)
}
