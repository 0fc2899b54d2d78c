import { namesIn } from '../../../extraction/names/names-in.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'

/**
 * The names in a topic as written, by which pages may be searched for. An adjective of nationality alone is none:
 * "European" of "European eels" finds all of Europe.
 */
export function topicNames(text: string, language: string): readonly string[] {
  return namesIn(text, language).filter((name) =>
    tokens(name, language).some(({ word }) => !word.isDemonym),
  )
}
