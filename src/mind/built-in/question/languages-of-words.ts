import type { Language } from '../../../language/language.ts'
import { languages } from '../../../language/languages.ts'

/**
 * The languages in which a message is made of certain words, as nearly as in any: `besides` says how many terms it has
 * besides them, or nothing where it has none of them.
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
