import type { Range } from '../../../language/words/words.ts'
import type { ChunkLayout } from '../../blocks/chunk-layout.ts'
import type { ChunkFeatures, Entity, Sentence } from '../../chunk-features.ts'
import type { Text } from './gap.ts'
import { layoutRelations } from './layout-relations.ts'
import { type MentionOf, SentenceReader } from './read-sentence.ts'

/**
 * Finds relations between entities, in the words of the sentence. In a sentence that opens with a pronoun, what the
 * heading above names is the subject, or the title if the text has named it before. Tables and labels state others. No model: cheap, readable, and always with its sentence.
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
  const names = headings.length > 0 ? namesBeside(title, entities) : new Set<string>()
  const named = headings.map((heading) => namedBy(heading, text.text, all, names))
  /** What "it" is in a sentence: what the heading above names, or the title; -1 if neither can be. */
  const meantIn = (sentence: number) => {
    const above = headings.findLastIndex(({ start }) => start < sentence)
    return named[above] ?? (titleFrom < sentence ? title : -1)
  }
  const stated = [...bySentence].flatMap(([sentence, mentions]) => {
    const { start = 0, end = 0 } = sentences[sentence] ?? {}
    const pronoun = meantIn(start)
    return new SentenceReader(text, { sentence, start, end, mentions, pronoun }).relations()
  })
  return [...stated, ...layoutRelations({ text, layout, entities, sentences, mentions: all })]
}

/** The names of all entities but the title. */
function namesBeside(title: number, entities: readonly Entity[]): ReadonlySet<string> {
  return new Set(entities.flatMap(({ name }, entity) => (entity === title ? [] : [name])))
}

/** The entity that a heading names: "Rome", "Rome, a ship"; -1 if it is known by these words and is no node. */
function namedBy(
  heading: Range,
  text: string,
  mentions: readonly MentionOf[],
  names: ReadonlySet<string>,
): number | undefined {
  const written = text.slice(heading.start, heading.end).replace(/^#+\s/, '')
  const start = heading.end - written.length
  const opening = mentions.find(({ mention }) => mention.start === start)
  if (opening && /^\s*(?:$|[,:(–—])/.test(written.slice(opening.mention.end - start)))
    return opening.entity
  return names.has(written.trim()) ? -1 : undefined
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
