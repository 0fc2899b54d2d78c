import { entityKey } from '../entity-key.ts'
import type { KnownName } from '../uncased/known-name.ts'
import type { FoundAlias, FoundChunk } from './found-alias.ts'

/** The other forms of names of a script without capitals, where a chunk has them. */
export function findUncasedForms(
  chunks: readonly FoundChunk[],
  names: readonly KnownName[],
): FoundAlias[] {
  const forms = new Map(
    names.flatMap(({ written, fuller }) => (fuller ? [[entityKey(written), fuller] as const] : [])),
  )
  if (forms.size === 0) return []
  return chunks.flatMap(({ features: { entities } }, chunk) =>
    entities.flatMap(({ key, mentions: [mention] }): FoundAlias[] => {
      const fuller = forms.get(key)
      if (fuller === undefined || mention === undefined) return []
      const { written, by } = fuller
      return [{ chunk, key, entityKey: entityKey(written), kind: by, sentence: mention.sentence }]
    }),
  )
}
