import type { Range } from '../../../language/words/words.ts'
import type { Block } from '../../blocks/block.ts'
import type { ChunkLayout } from '../../blocks/chunk-layout.ts'
import { cellRanges } from '../../blocks/row-cells.ts'
import type { ChunkFeatures, Entity, Relation } from '../../chunk-features.ts'
import { isGeneric } from '../doubt-term.ts'
import { type Gap, gapIn, type Text } from './gap.ts'
import { isEnumeration } from './gap-kinds.ts'
import type { MentionOf } from './read-sentence.ts'

/** Most words, and characters, of a label or the header of a column. */
const labelWordsMax = 4
const labelLengthMax = 60

type Laid = {
  readonly text: Text
  readonly layout: Pick<ChunkLayout, 'blocks' | 'leadIn'>
  readonly entities: readonly Entity[]
  readonly sentences: readonly Range[]
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
  const above = new LinesAbove(subject)
  let header: readonly string[] | undefined = headerOf(laid.layout.leadIn?.text)
  let next = 0
  for (const block of laid.layout.blocks) {
    const first = next
    while ((laid.mentions[next]?.mention.start ?? block.end) < block.end) next++
    const own = laid.mentions
      .slice(first, next)
      .filter(({ mention }) => mention.start >= block.start)
    if (block.kind !== 'row') relations.push(...relationsOfLines(laid, block, own, above))
    else if (block.opens) header = headerOf(laid.text.text.slice(block.start, block.end))
    else if (header) relations.push(...relationsOfRow(laid, block, own, header, subject))
  }
  return relations
}

/** Which name the lines are about that are further in than another: "Head: Ada" above "  Lab: Tom". */
class LinesAbove {
  readonly subject: number
  readonly #lines: { readonly indent: number; readonly entity: number }[] = []

  constructor(subject: number) {
    this.subject = subject
  }

  /** The name that a line with this indent is about; none that is as far in, or further, counts from now on. */
  over(indent: number): number {
    while ((this.#lines.at(-1)?.indent ?? -1) >= indent) this.#lines.pop()
    return this.#lines.at(-1)?.entity ?? this.subject
  }

  add(indent: number, entity: number): void {
    this.#lines.push({ indent, entity })
  }
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

/** The names in a cell or behind a label, if there is nothing else but remarks in brackets or behind a comma. */
function namesFilling(
  text: Text,
  cell: Range,
  mentions: readonly MentionOf[],
): readonly MentionOf[] {
  const own = mentions.filter(
    ({ mention }) => cell.start <= mention.start && mention.end <= cell.end,
  )
  let from = cell.start
  for (const [index, { mention }] of own.entries()) {
    const gap = withoutBrackets(gapIn(text, { start: from, end: mention.start }))
    const isFirst = index === 0
    if (
      isFirst
        ? gap.words.some(({ word }) => !word.role.isArticle && !word.isCourtesyTitle)
        : !isEnumeration(gap)
    )
      return []
    from = mention.end
  }
  const rest = withoutBrackets(gapIn(text, { start: from, end: cell.end }))
  return rest.words.length === 0 || isRemark(rest.written.trim()) ? own : []
}

/** Whether it follows a comma, and is no sentence. */
function isRemark(written: string): boolean {
  return /^[,，、;]/.test(written) && !/[.!?。]$/.test(written)
}

const bracketed = /[(（][^()（）]*[)）]/g

/** The gap without what is in brackets. */
function withoutBrackets(gap: Gap): Gap {
  const brackets = [...gap.written.matchAll(bracketed)].map(({ 0: written, index }) => {
    return { start: gap.start + index, end: gap.start + index + written.length }
  })
  if (brackets.length === 0) return gap
  const isWithin = (at: number) => brackets.some(({ start, end }) => start <= at && at < end)
  return {
    ...gap,
    written: gap.written.replace(bracketed, ''),
    words: gap.words.filter(({ start }) => !isWithin(start)),
  }
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

/** The names behind the label of each line of a block: "**Chair:** Ada Brook". */
function relationsOfLines(
  { text, sentences }: Laid,
  block: Block,
  mentions: readonly MentionOf[],
  above: LinesAbove,
): readonly Relation[] {
  const relations: Relation[] = []
  let next = 0
  for (let start = block.start; start < block.end; ) {
    const newline = text.text.indexOf('\n', start)
    const end = newline < 0 ? block.end : Math.min(newline, block.end)
    const first = next
    while ((mentions[next]?.mention.start ?? end) < end) next++
    const own = mentions.slice(first, next)
    const indent = indentAt(text.text, start)
    const over = above.over(indent)
    let named = own
    if (own.length > 0 && hasColon(text.text, start, end))
      named = sentencesOf(sentences, { start, end }, own).flatMap((sentence) => {
        const labelled = labelOf(text, sentence, sentence.names)
        if (labelled && (labelled.isWords || over !== above.subject))
          relations.push(...said(over, labelled.label, labelled.names, text))
        return labelled?.names ?? sentence.names
      })
    if (named.length === 1 && named[0]) above.add(indent, named[0].entity)
    start = end + 1
  }
  return relations
}

/** Whether a line may have labels; most have none. */
function hasColon(text: string, start: number, end: number): boolean {
  return /[:：]/.test(text.slice(start, end))
}

/** The parts of a line that are in one sentence, with their names: "Chair: Ada Brook. Minutes: Tom Ray." has two. */
function sentencesOf(
  sentences: readonly Range[],
  line: Range,
  names: readonly MentionOf[],
): readonly (Range & { readonly names: readonly MentionOf[] })[] {
  const bySentence = Map.groupBy(names, ({ mention }) => mention.sentence)
  return Array.from(bySentence, ([sentence, own]) => {
    const { start, end } = sentences[sentence] ?? line
    return { start: Math.max(start, line.start), end: Math.min(end, line.end), names: own }
  })
}

/** The number of characters before the first that is no space, or mark of a list, in the line of an offset. */
function indentAt(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at - 1) + 1
  let first = start
  while (text[first] === ' ' || text[first] === '\t') first++
  return first - start
}

type Labelled = {
  readonly label: string
  /** Whether there is no name in the label. */
  readonly isWords: boolean
  readonly names: readonly MentionOf[]
}

/** The label of a line, and the names behind it, if there is nothing else. */
function labelOf(text: Text, line: Range, names: readonly MentionOf[]): Labelled | undefined {
  if (names.length === 0) return undefined
  const opening = text.text.slice(line.start, Math.min(line.end, line.start + labelLengthMax))
  const colon = opening.search(/[:：]/)
  if (colon < 0) return undefined
  const label = opening.slice(0, colon).replace(/^[\s>*_•·\d.)+-]{1,12}/, '')
  const behind = { start: line.start + colon + 1, end: line.end }
  const own = names.filter(({ mention }) => mention.start >= behind.start)
  return { label, isWords: own.length === names.length, names: namesFilling(text, behind, own) }
}
