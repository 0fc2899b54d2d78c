import type { ChunkLayout } from '../../blocks/chunk-layout.ts'
import type { ChunkFeatures, Entity, Sentence } from '../../chunk-features.ts'
import type { Text } from './gap.ts'
import { layoutRelations } from './layout-relations.ts'
import { type MentionOf, SentenceReader } from './read-sentence.ts'

/**
 * Finds relations between entities, in the words of the sentence. In a sentence that opens with a pronoun, the title is
 * the subject if the text has named it before. Tables and labels state others. No model: cheap, readable, and always with its sentence.
 */
export function findRelations(
  text: Text,
  sentences: readonly Sentence[],
  entities: readonly Entity[],
  layout: Pick<ChunkLayout, 'blocks' | 'leadIn'> = { blocks: [] },
): ChunkFeatures['relations'] {
  const title = entities.findIndex(({ kind, mentions }) => kind === 'title' && mentions.length > 0)
  const titleFrom = entities[title]?.mentions[0]?.start ?? Number.POSITIVE_INFINITY
  const all = mentionsInOrder(entities)
  const bySentence = Map.groupBy(all, ({ mention }) => mention.sentence)
  const headings = layout.blocks.filter(({ kind }) => kind === 'heading')
  const names = new Set(entities.flatMap(({ name }, entity) => (entity === title ? [] : [name])))
  // Below a heading that names something else "it" may be that.
  const isBelowName = (sentence: number) => {
    const { start, end } = headings.findLast((heading) => heading.start < sentence) ?? {}
    return start !== undefined && names.has(text.text.slice(start, end).replace(/^#+\s/, '').trim())
  }
  const stated = [...bySentence].flatMap(([sentence, mentions]) => {
    const { start = 0, end = 0 } = sentences[sentence] ?? {}
    const known = titleFrom < start && !isBelowName(start) ? title : -1
    return new SentenceReader(text, { sentence, start, end, mentions, title: known }).relations()
  })
  return [...stated, ...layoutRelations({ text, layout, entities, mentions: all })]
}

/** The mentions of what is no keyword, none within another. */
function mentionsInOrder(entities: readonly Entity[]): readonly MentionOf[] {
  const found: MentionOf[] = []
  entities.forEach(({ kind, mentions }, entity) => {
    if (kind !== 'keyword') for (const mention of mentions) found.push({ entity, mention })
  })
  found.sort((a, b) => a.mention.start - b.mention.start || b.mention.end - a.mention.end)
  let end = 0
  return found.filter(({ mention }) => {
    if (mention.start < end) return false
    end = mention.end
    return true
  })
}
