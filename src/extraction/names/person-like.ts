import { courtesyTitlesOf } from '../../language/courtesy-titles.ts'
import { nameWords } from '../../language/name-words.ts'
import type { Entity } from '../chunk-features.ts'
import { entityKey } from './entity-key.ts'

type Named = Pick<Entity, 'key' | 'name' | 'kind' | 'titled'>

/**
 * Whether a name in a text of this language may be of a person: two to five capitalized words and particles, without a title or the first word of
 * a place name ("Lake Geneva" is not short for Geneva).
 */
export function isPersonLike({ key, name, kind, titled }: Named, language: string): boolean {
  if (kind === 'acronym' || (kind === 'keyword' && !titled)) return false
  const bare = name.replace(bracketed, '').trimEnd()
  return (
    personName.test(bare) &&
    !possessive.test(bare) &&
    !isBeforeLastName(key.slice(0, key.indexOf(' ')), language) &&
    (bare === name || entityKey(bare) === key)
  )
}

function isBeforeLastName(word: string, language: string): boolean {
  return nameWords.beforeLastNames.has(word) || courtesyTitlesOf(language).has(word)
}

/** "Ada’s Oslo" is no person. */
const possessive = /['’]s\s/
const bracketed = /[,(（].*$/s
const particles = [...nameWords.particles].join('|')
const capitalised = "\\p{Lu}(?:\\.(?:-?\\p{Lu}\\.)*|['’]?\\p{Lu}?\\p{M}*\\p{Ll}[\\p{L}\\p{M}'’-]*)"
const personName = new RegExp(
  `^${capitalised}(?:\\s+(?:${particles}|${capitalised})){0,3}\\s+${capitalised}$`,
  'u',
)
