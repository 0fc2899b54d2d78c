import { entityKey } from '../entity-key.ts'
import type { FoundAlias, FoundChunk } from './found-alias.ts'

/**
 * Finds names that are written with another ending than in the mention after which their entity is named: "Веры Штольц"
 * for Вера Штольц, within a chunk and across those of a document.
 */
export function findWordForms(chunks: readonly FoundChunk[]): FoundAlias[] {
  return [...formsWithin(chunks), ...formsAcross(chunks)]
}

/** Forms that extraction has resolved within one chunk. */
function formsWithin(chunks: readonly FoundChunk[]): FoundAlias[] {
  return chunks.flatMap(({ text, features }, chunk) => {
    if (features.forms.size === 0) return []
    return features.entities.flatMap(({ key: ofEntity, name, mentions }) =>
      mentions.flatMap(({ start, end, sentence }): FoundAlias[] => {
        if (end - start === name.length && text.startsWith(name, start)) return []
        const key = entityKey(text.slice(start, end))
        if (ofEntity.endsWith(` ${key}`)) return []
        return [{ chunk, key, entityKey: ofEntity, kind: kindOf(key, ofEntity), sentence }]
      }),
    )
  })
}

/** A single word that stands for several is a last name. */
function kindOf(key: string, entityKey: string): FoundAlias['kind'] {
  return !key.includes(' ') && entityKey.includes(' ') ? 'last-name' : 'word-form'
}

/** Entities of two chunks whose names have the same stems. */
function formsAcross(chunks: readonly FoundChunk[]): FoundAlias[] {
  const first = new Map<string, string>()
  return chunks.flatMap(({ features: { entities, forms } }, chunk) =>
    [...forms].flatMap(([stems, key]): FoundAlias[] => {
      const known = first.get(stems)
      if (known === undefined) first.set(stems, key)
      if (known === undefined || known === key) return []
      const mention = entities.find((entity) => entity.key === key)?.mentions[0]
      if (mention === undefined) return []
      return [{ chunk, key, entityKey: known, kind: 'word-form', sentence: mention.sentence }]
    }),
  )
}
