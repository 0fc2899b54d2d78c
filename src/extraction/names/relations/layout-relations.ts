import type { Range } from '../../../language/words/words.ts'
import type { Block } from '../../blocks/block.ts'
import type { ChunkLayout } from '../../blocks/chunk-layout.ts'
import { cellRanges } from '../../blocks/row-cells.ts'
import type { ChunkFeatures, Entity, Relation, Sentence } from '../../chunk-features.ts'
import { isGeneric } from '../doubt-term.ts'
import { clauseWords } from './clause-words.ts'
import { gapIn, type Text } from './gap.ts'
import { isEnumeration } from './gap-kinds.ts'
import type { MentionOf } from './read-sentence.ts'

/** Most words, and characters, of a label or the header of a column. */
const labelWordsMax = 4
const labelLengthMax = 60

type Laid = {
  readonly text: Text
  readonly layout: Pick<ChunkLayout, 'blocks' | 'leadIn'>
  readonly sentences: readonly Sentence[]
  readonly entities: readonly Entity[]
  /** In order. */
  readonly mentions: readonly MentionOf[]
}

/**
 * Relations that the layout states: the header of a column relates what a row is about to the names in its other cells
 * ("Site | Manager"), and a label relates what the document, the heading or the item above is about to the names after
 * its colon ("Partners: Acme and Umbra").
 */
export function layoutRelations(laid: Laid): ChunkFeatures['relations'] {
  const subject = subjectOf(laid.entities)
  const relations: Relation[] = []
  /** Of each depth of a list, the only name of the last item. */
  const above: (number | undefined)[] = []
  let header: readonly string[] | undefined = headerOf(laid.layout.leadIn?.text)
  let next = 0
  for (const block of laid.layout.blocks) {
    const first = next
    while ((laid.mentions[next]?.mention.start ?? block.end) < block.end) next++
    const own = laid.mentions
      .slice(first, next)
      .filter(({ mention }) => mention.start >= block.start)
    if (block.kind === 'row') {
      if (block.opens) header = headerOf(laid.text.text.slice(block.start, block.end))
      else if (header) relations.push(...relationsOfRow(laid, block, own, header, subject))
      continue
    }
    const isItem = block.kind === 'item'
    const over = isItem
      ? above.slice(0, block.depth).findLast((one) => one !== undefined)
      : undefined
    relations.push(...relationsOfLabels(laid, own, over ?? subject))
    if (!isItem) above.length = 0
    else {
      above.length = block.depth
      above[block.depth] = own.length === 1 ? own[0]?.entity : undefined
    }
  }
  return relations
}

/** What the chunk is about: the heading above it, if that is a node, or the title; -1 if neither is. */
function subjectOf(entities: readonly Entity[]): number {
  const heading = entities.findIndex(({ kind, titled }) => kind === 'heading' && titled)
  return heading >= 0 ? heading : entities.findIndex(({ kind }) => kind === 'title')
}

function headerOf(row: string | undefined): readonly string[] | undefined {
  if (row === undefined) return undefined
  const cells = cellRanges(row).map(({ start, end }) => row.slice(start, end))
  return cells.length > 1 ? cells : undefined
}

function relationsOfRow(
  { text }: Laid,
  row: Block,
  mentions: readonly MentionOf[],
  header: readonly string[],
  subject: number,
): readonly Relation[] {
  const written = text.text.slice(row.start, row.end)
  const cells = cellRanges(written).map(({ start, end }) => {
    return { start: row.start + start, end: row.start + end }
  })
  const named = cells.map((cell) => namesFilling(text, cell, mentions))
  const [about, ...others] = named
  if (about?.length === 1 && about[0])
    return others.flatMap((names, at) =>
      said(about[0]?.entity ?? -1, header[at + 1] ?? '', names, text),
    )
  const [key, value] = cells
  if (cells.length !== 2 || !key || !value) return []
  return said(subject, text.text.slice(key.start, key.end), named[1] ?? [], text)
}

/** The names in a cell or behind a label, if there is nothing else. */
function namesFilling(
  text: Text,
  cell: Range,
  mentions: readonly MentionOf[],
): readonly MentionOf[] {
  const own = mentions.filter(
    ({ mention }) => cell.start <= mention.start && mention.end <= cell.end,
  )
  const words = clauseWords(text.language)
  let from = cell.start
  for (const [index, { mention }] of own.entries()) {
    const gap = gapIn(text, { start: from, end: mention.start })
    const isFirst = index === 0
    if (
      isFirst
        ? gap.words.some(({ small }) => !words.articles.has(small))
        : !isEnumeration(gap, words)
    )
      return []
    from = mention.end
  }
  return gapIn(text, { start: from, end: cell.end }).words.length === 0 ? own : []
}

function said(
  subject: number,
  label: string,
  names: readonly MentionOf[],
  { language }: Text,
): readonly Relation[] {
  const predicate = label.replace(/^[\s*_`]{1,8}|[\s*_`:：]{1,8}$/g, '')
  if (subject < 0 || !isLabel(predicate) || isGeneric(predicate, language)) return []
  return names
    .filter(({ entity }) => entity !== subject)
    .map(({ entity, mention }) => ({
      subject,
      predicate,
      object: entity,
      sentence: mention.sentence,
    }))
}

function isLabel(label: string): boolean {
  if (label.length > labelLengthMax || !/^\p{L}/u.test(label)) return false
  return label.split(/\s+/).length <= labelWordsMax && !/[.,;:!?|()[\]{}<>=/\\]/.test(label)
}

/** The names behind the label of each sentence of a block: "**Chair:** Ada Brook". */
function relationsOfLabels(
  { text, sentences }: Laid,
  mentions: readonly MentionOf[],
  subject: number,
): readonly Relation[] {
  return [...Map.groupBy(mentions, ({ mention }) => mention.sentence)].flatMap(([number, own]) => {
    const sentence = sentences[number]
    const first = own[0]?.mention.start ?? 0
    if (sentence === undefined) return []
    const opening = text.text.slice(
      sentence.start,
      Math.min(first, sentence.start + labelLengthMax),
    )
    const colon = opening.search(/[:：]/)
    const label = opening.slice(0, colon).replace(/^[\s>*_•·\d.)+-]{1,12}/, '')
    if (colon < 0) return []
    const behind = { start: sentence.start + colon + 1, end: sentence.end }
    return said(subject, label, namesFilling(text, behind, own), text)
  })
}
