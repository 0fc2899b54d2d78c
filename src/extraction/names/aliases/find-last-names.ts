import { nameWords } from '../../../language/name-words.ts'
import type { ChunkFeatures, Entity } from '../../chunk-features.ts'
import { entityKey } from '../entity-key.ts'
import { isPersonLike } from '../person-like.ts'
import type { FoundAlias, FoundChunk } from './found-alias.ts'

/**
 * Finds last names used alone: capitalized words that are the last word of exactly one longer name in the run, before
 * or after: "Curie" for Marie Curie. A word that is a title, ends two longer names, is written small
 * somewhere, or only opens sentences is none.
 */
export function findLastNames(chunks: readonly FoundChunk[]): FoundAlias[] {
  const found = resolvedNames(chunks)
  const bearers = new Map(bearersOf(chunks, singleNames(chunks)))
  if (bearers.size === 0) return found
  for (const { features } of chunks)
    for (const { word } of features.tokens) if (!word.isCapital) bearers.delete(word.folded)
  chunks.forEach(({ features }, chunk) => {
    for (const { key, titled, mentions } of features.entities) {
      const bearer = isAlone(key) ? bearers.get(withoutTitle(key)) : undefined
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
        if (end - start >= key.length || found.has(key) || !isPersonLike(entity)) continue
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
      if (titled) titles.push(key)
      else if (kind === 'name' && isAlone(key)) names.add(withoutTitle(key))
    }
  for (const title of titles) names.delete(title)
  return names
}

/** The only longer name that ends with each last name. */
function bearersOf(
  chunks: readonly FoundChunk[],
  lastNames: ReadonlySet<string>,
): ReadonlyMap<string, string | undefined> {
  const surely = new Map<string, string | undefined>()
  const maybe = new Map<string, string | undefined>()
  if (lastNames.size === 0) return surely
  for (const { features } of chunks)
    for (const entity of features.entities) {
      const space = entity.key.lastIndexOf(' ')
      const last = space < 0 ? '' : entity.key.slice(space + 1)
      if (!lastNames.has(last) || !isPersonLike(entity)) continue
      // A name at the start of a sentence may include a word before it: "Yesterday Brook came".
      addBearer(isWithinSentence(entity, features) ? surely : maybe, last, entity.key)
    }
  return new Map([...maybe, ...surely])
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

/** Whether a key has one word, or one with a title before it. */
function isAlone(key: string): boolean {
  const space = key.indexOf(' ')
  return space < 0 || (key.lastIndexOf(' ') === space && withoutTitle(key) !== key)
}

/** The last name of "Mrs Brook"; any other key as it is. */
function withoutTitle(key: string): string {
  const space = key.indexOf(' ')
  const hasTitle = space > 0 && nameWords.courtesyTitles.has(key.slice(0, space))
  return hasTitle ? key.slice(space + 1) : key
}
