import { nameWords } from '../language/name-words.ts'
import type { ChunkFeatures, Entity, Relation, Sentence } from './chunk-features.ts'

/**
 * What a sentence says between two entities, in its own words: the words before the object, as far
 * as they reach back to the entity before it ("directed by", "sister of"). A sentence that opens
 * without a name is about the title. No model: cheap, readable, and always with its sentence.
 */
export function findRelations(
  text: string,
  sentences: readonly Sentence[],
  entities: readonly Entity[],
): ChunkFeatures['relations'] {
  const relations: Relation[] = []
  const title = entities.findIndex((entity) => entity.kind === 'title')
  let previous:
    | { readonly entity: number; readonly end: number; readonly sentence: number }
    | undefined
  for (const { entity, start, end, sentence } of mentionsInOrder(entities)) {
    const isFirst = previous?.sentence !== sentence
    const subject = isFirst ? title : (previous?.entity ?? title)
    const from = isFirst ? (sentences[sentence]?.start ?? start) : (previous?.end ?? start)
    if (subject >= 0 && subject !== entity) {
      const predicate = predicateOf(text.slice(from, start))
      if (predicate !== '') relations.push({ subject, predicate, object: entity, sentence })
    }
    if (previous === undefined || isFirst || end > previous.end)
      previous = { entity, end, sentence }
  }
  return relations
}

function mentionsInOrder(entities: readonly Entity[]) {
  return entities
    .flatMap(({ kind, mentions }, entity) =>
      kind === 'part' ? [] : mentions.map((mention) => ({ entity, ...mention })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

const predicateWordsMax = 4
const clauseMarks = [...',;:()–—']

/** The last words before the object, from the last comma on, without articles and numbers. */
function predicateOf(between: string): string {
  const clause = between.slice(
    Math.max(...clauseMarks.map((mark) => between.lastIndexOf(mark))) + 1,
  )
  const words = (clause.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? []).filter(
    (word) => !nameWords.droppedByRelations.has(word.toLowerCase()),
  )
  const predicate = words.slice(-predicateWordsMax).join(' ')
  return nameWords.coordinators.has(predicate) ? '' : predicate
}
