import { namesIn } from '../../../extraction/names/names-in.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'

/**
 * The names in a topic as written, by which pages may be searched for. Adjectives of nationality alone are none:
 * "European" of "European eels" finds all of Europe.
 */
export function searchedNames(text: string, language: string): readonly string[] {
  const names = namesIn(text, language)
  const words = names.flatMap((name) => tokens(name, language))
  return words.some(({ word }) => !word.isDemonym) ? names : []
}
