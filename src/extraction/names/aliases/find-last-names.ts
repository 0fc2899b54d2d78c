import { courtesyTitlesOf } from '../../../language/courtesy-titles.ts'
import type { ChunkFeatures, Entity } from '../../chunk-features.ts'
import { entityKey } from '../entity-key.ts'
import { isPersonLike } from '../person-like.ts'
import type { FoundAlias, FoundChunk } from './found-alias.ts'

/**
 * Finds last names used alone: capitalized words that are the last word of exactly one longer name in the run, before
 * or after: "Curie" for Marie Curie. A word that is a title, ends two longer names, is written small somewhere, or only
 * opens sentences is none.
 */
export function findLastNames(chunks: readonly FoundChunk[]): FoundAlias[] {
  const found = resolvedNames(chunks)
  const names = singleNames(chunks)
  if (names.size === 0) return found
  const bearers = bearersOf(chunks, names)
  if (bearers.size === 0) return found
  for (const { features } of chunks)
    for (const { word } of features.tokens) if (!word.isCapital) bearers.delete(word.folded)
  chunks.forEach(({ features }, chunk) => {
    for (const { key, titled, mentions } of features.entities) {
      const alone = nameAlone(key, features.language)
      const bearer = alone === undefined ? undefined : bearers.get(alone)
      if (bearer === undefined || mentions[0] === undefined || titled) continue
      found.push(lastName(chunk, key, bearer, mentions[0].sentence))
    }
  })
  return found
}

/** Last names that extraction has resolved within one chunk; one alias for each. */
function resolvedNames(chunks: readonly FoundChunk[]): FoundAlias[] {
  const found = new Map<string, FoundAlias>()
  chunks.forEach(({ text, features }, chunk) => {
    for (const entity of features.entities) {
      const { key, mentions } = entity
      for (const { start, end, sentence } of mentions) {
        if (end - start >= key.length || found.has(key) || !isPersonLike(entity, features.language))
          continue
        const last = entityKey(text.slice(start, end))
        if (!last.includes(' ') && key.endsWith(` ${last}`))
          found.set(key, lastName(chunk, last, key, sentence))
      }
    }
  })
  return [...found.values()]
}

/** Single-word names that are no titles and occur within a sentence, not only at its start. */
function singleNames(chunks: readonly FoundChunk[]): ReadonlySet<string> {
  const names = new Set<string>()
  const titles: string[] = []
  for (const { features } of chunks)
    for (const { key, kind, titled } of features.entities) {
      const alone = kind === 'name' ? nameAlone(key, features.language) : undefined
      if (titled) titles.push(key)
      else if (alone !== undefined) names.add(alone)
    }
  for (const title of titles) names.delete(title)
  return names
}

/** The only longer name that ends with each last name. */
function bearersOf(
  chunks: readonly FoundChunk[],
  lastNames: ReadonlySet<string>,
): Map<string, string | undefined> {
  const surely = new Map<string, string | undefined>()
  const maybe = new Map<string, string | undefined>()
  for (const { features } of chunks)
    for (const entity of features.entities) {
      const space = entity.key.lastIndexOf(' ')
      const last = space < 0 ? '' : entity.key.slice(space + 1)
      if (!lastNames.has(last) || !isPersonLike(entity, features.language)) continue
      // A name at the start of a sentence may include a word before it: "Yesterday Brook came".
      addBearer(isWithinSentence(entity, features) ? surely : maybe, last, entity.key)
    }
  for (const [last, key] of surely) maybe.set(last, key)
  return maybe
}

/** Records the bearer of a last name; undefined if there are several, unless one is the other with a word before it. */
function addBearer(bearers: Map<string, string | undefined>, last: string, key: string): void {
  const known = bearers.get(last)
  if (!bearers.has(last) || known?.endsWith(` ${key}`)) bearers.set(last, key)
  else if (known !== undefined && known !== key && !key.endsWith(` ${known}`))
    bearers.set(last, undefined)
}

function isWithinSentence({ titled, mentions }: Entity, { sentences }: ChunkFeatures): boolean {
  return titled || mentions.some(({ start, sentence }) => start !== sentences[sentence]?.start)
}

function lastName(chunk: number, key: string, entityKey: string, sentence: number): FoundAlias {
  return { chunk, key, entityKey, kind: 'last-name', sentence }
}

/** The name in a key of one word, or of one with a title before it: the last name of "Mrs Brook". */
function nameAlone(key: string, language: string): string | undefined {
  const space = key.indexOf(' ')
  if (space < 0) return key
  const hasTitle = courtesyTitlesOf(language).has(key.slice(0, space))
  return hasTitle && key.lastIndexOf(' ') === space ? key.slice(space + 1) : undefined
}
