import type { Entity } from '../../extraction/chunk-features.ts'
import { languageOf } from '../../language/languages.ts'
import { nameWords } from '../../language/name-words.ts'
import { walkSettings as settings } from './walk-settings.ts'

/** A key under which an entity may be known elsewhere. */
export type NameForm = {
  readonly key: string
  /** The quality of the name, from 0 to 1, judged by its words alone. */
  readonly quality: number
  /** Whether it leaves out words of the name. */
  readonly isPart: boolean
}

/**
 * The forms of a name: the whole name, and every run of two or more of its words that could be a name by itself. "King
 * Olaf II of Norrvik" is also "Olaf II". Forms are not stored, so that documents can be added in any order.
 */
export function nameForms(entity: Entity): readonly NameForm[] {
  const known = remembered.get(entity)
  if (known !== undefined) return known
  const { key } = entity
  const forms = [{ key, quality: qualityOf(key), isPart: false }, ...partsOf(key.split(' '))]
  remembered.set(entity, forms)
  return forms
}

/** A single word is a weaker name than several. */
export function qualityOf(key: string): number {
  return key.includes(' ') ? 1 : settings.oneWord
}

const remembered = new WeakMap<Entity, readonly NameForm[]>()

const wordsMax = 8

function partsOf(words: readonly string[]): NameForm[] {
  const parts: NameForm[] = []
  if (words.length > wordsMax) return parts
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= words.length; to++) {
      if (to - from === words.length) continue
      if (isLinkWord(words[from]) || isLinkWord(words[to - 1])) continue
      parts.push({ key: words.slice(from, to).join(' '), quality: 1, isPart: true })
    }
  return parts
}

/** No name ends with one of these, or begins with it. */
const outerWords = new Set([...nameWords.links, ...languageOf('en').prepositions.all])

function isLinkWord(word = ''): boolean {
  return outerWords.has(word)
}
