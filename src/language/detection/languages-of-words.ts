import type { Language } from '../language.ts'
import { languages } from '../languages.ts'

/**
 * The codes of the languages whose phrases match a message best. `besides` gives the number of terms that are not part
 * of the phrases, or undefined where the language does not match at all; the languages with the fewest are returned.
 */
export function languagesOfWords(
  besides: (language: Language) => number | undefined,
): readonly string[] {
  const left = [...languages.values()].flatMap((language) => {
    const count = besides(language)
    return count === undefined ? [] : [{ code: language.code, count }]
  })
  const fewest = Math.min(...left.map(({ count }) => count))
  return left.filter(({ count }) => count === fewest).map(({ code }) => code)
}
