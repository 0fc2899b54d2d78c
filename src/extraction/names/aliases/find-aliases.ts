import type { ChunkFeatures } from '../../chunk-features.ts'
import { entityKey } from '../entity-key.ts'
import type { KnownName } from '../uncased/known-name.ts'
import { findAcronyms } from './find-acronyms.ts'
import { findFirstNames } from './find-first-names.ts'
import { findLastNames } from './find-last-names.ts'
import { findOtherNames } from './find-other-names.ts'
import { findUncasedForms } from './find-uncased-forms.ts'
import { findWordForms } from './find-word-forms.ts'
import type { FoundAlias, FoundChunk } from './found-alias.ts'

/** An alias that a document shows for an entity with a fuller name. */
export type ShownAlias = Pick<FoundAlias, 'key' | 'entityKey' | 'kind'> & {
  /** Index in the document of the chunk that shows the alias. */
  readonly index: number
  /** Range of the sentence that shows it, counted from the start of the document. */
  readonly sentence: readonly [start: number, end: number]
}

/**
 * Finds the aliases in a run of chunks of one document: acronyms where they are explained and where they are used, last
 * and first names, "also known as", and names with other endings. Each chunk shows an alias once. Aliases that only
 * other runs of the document show are not found. `uncased` are the names of the document, if its script has no capitals.
 */
export function findAliases(
  chunks: readonly FoundChunk[],
  firstIndex: number,
  uncased: readonly KnownName[] = [],
): ShownAlias[] {
  const explained: FoundAlias[] = []
  chunks.forEach(({ text, features }, chunk) => {
    explained.push(...findExplainedAcronyms(text, features, chunk))
    explained.push(...findOtherNames(text, features, chunk))
  })
  const found = [
    ...explained,
    ...findUses(chunks, explained),
    ...findLastNames(chunks),
    ...findFirstNames(chunks),
    ...findWordForms(chunks),
    ...findUncasedForms(chunks, uncased),
  ]
  const seen = new Set<string>()
  return found.flatMap(({ chunk, key, entityKey, kind, sentence }): ShownAlias[] => {
    const id = `${chunk}\n${key}\n${entityKey}`
    const { start = 0, features } = chunks[chunk] ?? {}
    const range = features?.sentences[sentence]
    if (key === '' || entityKey === '' || key === entityKey || seen.has(id) || !range) return []
    seen.add(id)
    const place: ShownAlias['sentence'] = [start + range.start, start + range.end]
    return [{ index: firstIndex + chunk, key, entityKey, kind, sentence: place }]
  })
}

function findExplainedAcronyms(
  text: string,
  { sentences }: ChunkFeatures,
  chunk: number,
): FoundAlias[] {
  return findAcronyms(text).map(({ acronym, expansion }) => ({
    chunk,
    key: entityKey(text.slice(acronym.start, acronym.end)),
    entityKey: entityKey(text.slice(expansion.start, expansion.end)),
    kind: 'acronym',
    sentence: Math.max(
      0,
      sentences.findIndex(({ end }) => end > acronym.start),
    ),
  }))
}

/** Uses of an acronym in chunks, where another chunk explains it and none explains it differently. */
function findUses(chunks: readonly FoundChunk[], explained: readonly FoundAlias[]): FoundAlias[] {
  const meanings = new Map<string, string | undefined>()
  for (const { key, entityKey, kind } of explained) {
    if (kind !== 'acronym') continue
    const isOther = meanings.has(key) && meanings.get(key) !== entityKey
    meanings.set(key, isOther ? undefined : entityKey)
  }
  if (meanings.size === 0) return []
  return chunks.flatMap(({ features: { entities } }, chunk) =>
    entities.flatMap(({ key, mentions: [mention] }): FoundAlias[] => {
      const meaning = meanings.get(key)
      if (meaning === undefined || mention === undefined) return []
      return [{ chunk, key, entityKey: meaning, kind: 'acronym', sentence: mention.sentence }]
    }),
  )
}
