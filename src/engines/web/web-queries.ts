import { shortened } from '../../base/shortened.ts'
import { languageOf } from '../../language/languages.ts'
import { stemOf } from '../../language/terms.ts'
import { wordRanges } from '../../language/words.ts'

type Asked = { readonly text: string; readonly language: string; readonly context: string }

const queryLengthMax = 300

/**
 * What search engines are asked for a question: itself; its words that carry meaning, as engines
 * that look for every word find nothing otherwise; and its names, numbers and quotations, as the
 * page that is wanted may say the rest in other words. What the conversation spoke of before goes
 * along.
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

/** By its capital or digit; in languages that write all nouns so it is still a word that says much. */
function isName(word: string): boolean {
  return /^[\p{Lu}\p{Lt}\p{N}]/u.test(word)
}

function queryOf(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), queryLengthMax)
}
