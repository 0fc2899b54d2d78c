import type { Language } from '../../../language/language.ts'
import type { Range } from '../../../language/words/words.ts'

/** The pronouns of a text that can be no article: "la" and "o" may be either. */
export function surePronouns(text: string, { pronouns, articles }: Language): readonly Range[] {
  const determined = new Set(articles.find(text).map(({ start }) => start))
  return pronouns.find(text).filter(({ start }) => !determined.has(start))
}
