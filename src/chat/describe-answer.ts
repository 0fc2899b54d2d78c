import type { Citation as ShownCitation } from '../contract/chat/chat.ts'
import type { Trace } from '../contract/chat/trace.ts'
import type { WrittenBy } from '../contract/chat/written-by.ts'
import type { Location } from '../contract/documents/location.ts'
import type { Citation } from '../evidence/citation.ts'
import type { FoundPassage } from '../evidence/passage.ts'
import type { DocumentPart } from '../extraction/blocks/document-parts.ts'
import type { Writer } from '../mind/mind.ts'

/** A citation as an object of the API. */
export function describeCitation({
  docId,
  externalId,
  metadata,
  part,
  headings,
  ...cited
}: Citation): ShownCitation {
  return {
    ...cited,
    doc_id: docId,
    ...(externalId !== undefined && { external_id: externalId }),
    ...(metadata !== undefined && { metadata: JSON.parse(metadata) }),
    ...describeLocation(headings, part),
  }
}

/** Where a passage or a quote begins, as a field of an object of the API; no field where nothing is known. */
export function describeLocation(
  headings: readonly string[],
  part: DocumentPart | undefined,
): { location?: Location } {
  if (headings.length === 0 && part === undefined) return {}
  return { location: { headings: [...headings], ...part } }
}

/** Who wrote an answer, as an object of the API. */
export function describeWriter({ name, refused, fallback }: Writer): WrittenBy {
  return { name, refused_sentences: refused, ...(fallback !== undefined && { fallback }) }
}

/** The paths of the passages that the graph walk found. */
export function describePaths(passages: readonly FoundPassage[]): Trace['paths'] {
  return passages
    .filter(({ path }) => path.length > 0)
    .map(({ chunkId, path }) => ({
      passage: chunkId,
      hops: path.map(({ from, to, relation, share, docId, start, end, sentence }) => {
        return { from: from.id, to: to.id, relation, share, doc_id: docId, start, end, sentence }
      }),
    }))
}
