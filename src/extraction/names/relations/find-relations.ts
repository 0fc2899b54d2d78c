import { languageOf } from '../../../language/languages.ts'
import { nameWords } from '../../../language/name-words.ts'
import type { Range } from '../../../language/words/words.ts'
import type { ChunkFeatures, Entity, Mention, Relation, Sentence } from '../../chunk-features.ts'
import type { Token } from '../../terms/tokens.ts'
import { haveRelatingWord, predicateOf } from './predicate.ts'

type Text = {
  readonly text: string
  readonly language: string
  /** All words of the text. */
  readonly tokens: readonly Token[]
}
type MentionOf = { readonly entity: number; readonly mention: Mention }

/**
 * Finds relations between entities, in the words of the sentence: all that stand between two names ("was directed by",
 * "sister of"). In a sentence that opens with a pronoun, the title is the subject if the text has named it before. What
 * follows a bracket or a comma is said of the name before it, or of the name that is the subject of the sentence; names
 * that are listed share what is said of the first. No model: cheap, readable, and always with its sentence.
 */
export function findRelations(
  text: Text,
  sentences: readonly Sentence[],
  entities: readonly Entity[],
): ChunkFeatures['relations'] {
  const title = entities.findIndex(({ kind, mentions }) => kind === 'title' && mentions.length > 0)
  const titleFrom = entities[title]?.mentions[0]?.start ?? Number.POSITIVE_INFINITY
  const bySentence = Map.groupBy(mentionsInOrder(entities), ({ mention }) => mention.sentence)
  return [...bySentence].flatMap(([sentence, mentions]) => {
    const { start = 0 } = sentences[sentence] ?? {}
    return relationsIn(text, { sentence, start, mentions, title: titleFrom < start ? title : -1 })
  })
}

type Named = {
  readonly sentence: number
  readonly start: number
  readonly mentions: readonly MentionOf[]
  /** The entity that a pronoun stands for; -1 if it stands for none. */
  readonly title: number
}

function relationsIn(text: Text, { sentence, start, mentions, title }: Named): readonly Relation[] {
  const relations: Relation[] = []
  const before: MentionOf[] = []
  let end = start
  let opener = -1
  let last: Relation | undefined
  for (const { entity, mention } of mentions) {
    if (mention.start < end) continue
    const gap = gapIn(text, { start: end, end: mention.start })
    const isFirst = before.length === 0
    const pronoun = isFirst ? openingPronoun(text, gap) : undefined
    if (isFirst) opener = pronoun !== undefined ? title : isSubject(text, gap) ? entity : -1
    const said = isFirst
      ? saidOfPronoun(text, gap, pronoun, title)
      : last !== undefined && isEnumeration(gap)
        ? last
        : saidIn(text, gap, before, opener)
    last = undefined
    if (said.subject >= 0 && said.subject !== entity && said.predicate !== '') {
      last = { subject: said.subject, predicate: said.predicate, object: entity, sentence }
      relations.push(last)
    }
    before.push({ entity, mention })
    end = mention.end
  }
  return relations
}

/** What is written between two names, or before the first, and its words. */
type Gap = Range & { readonly written: string; readonly words: readonly Token[] }

function gapIn(text: Text, { start, end }: Range): Gap {
  const words = tokensWithin(text, { start, end })
  return { start, end, written: text.text.slice(start, end), words }
}

/** The gap from an offset on. */
function endOf(gap: Gap, start: number): Gap {
  const first = gap.words.findIndex((word) => word.start >= start)
  const words = first < 0 ? [] : gap.words.slice(first)
  return { start, end: gap.end, written: gap.written.slice(start - gap.start), words }
}

type Said = Pick<Relation, 'subject' | 'predicate'>

/** Whether the first name of a sentence is its subject, as its clause has no verb and no preposition before it. */
function isSubject(text: Text, opening: Gap): boolean {
  const clause = endOf(opening, opening.start + opening.written.lastIndexOf(',') + 1)
  return !haveRelatingWord(clause.words, text.language)
}

/**
 * What the gap before a name says of which name before it. `opener` is the name that the sentence is about; -1 if none
 * is.
 */
function saidIn(text: Text, gap: Gap, before: readonly MentionOf[], opener: number): Said {
  const { written } = gap
  const previous = before.at(-1)
  const [bracket, comma] = [written.search(/[)）]/), written.lastIndexOf(',')]
  const clause = endOf(gap, gap.start + Math.max(bracket, comma) + 1)
  const isFirst = before.length === 1
  if (bracket > comma && !/[(（]/.test(written)) {
    const open = text.text.lastIndexOf('(', previous?.mention.start)
    const subject = before.findLast(({ mention }) => mention.end <= open)?.entity ?? -1
    return { subject, predicate: predicateWithin(text, clause, false) }
  }
  const opening = clause.words[0]?.word
  const isOfOpener =
    opening !== undefined &&
    ((comma >= 0 && !opening.isArticle) || nameWords.coordinators.has(opening.folded))
  const subject = isOfOpener ? opener : (previous?.entity ?? -1)
  return { subject, predicate: predicateWithin(text, clause, isFirst && comma < 0) }
}

/** Ends of clauses, cells and lines, and marks of code. */
const borders = /[;:(（|<>{}[\]=\\/@#•·]|\n\s*\n|[.!?]\s/
/** Most characters between two names that are related. */
const gapLengthMax = 160

function predicateWithin(text: Text, { written, words }: Gap, followsSubject: boolean): string {
  if (written.length > gapLengthMax || borders.test(written)) return ''
  return predicateOf(text.text, words, text.language, followsSubject)
}

/** Whether two names are only listed: with a comma, "and" or both between them. */
function isEnumeration({ written, words }: Gap): boolean {
  return words.every(({ word }) => word.isCoordinator) && /^[\s,\p{L}]*$/u.test(written)
}

/** The first word, if it is a pronoun. */
function openingPronoun(text: Text, { words: [first] }: Gap): Token | undefined {
  if (first === undefined) return undefined
  const isPronoun = languageOf(text.language).pronouns.has(text.text.slice(first.start, first.end))
  return isPronoun ? first : undefined
}

function saidOfPronoun(text: Text, gap: Gap, pronoun: Token | undefined, subject: number): Said {
  if (pronoun === undefined) return { subject: -1, predicate: '' }
  return { subject, predicate: predicateWithin(text, endOf(gap, pronoun.end), true) }
}

/** The words within a range, which begins and ends between words. */
function tokensWithin({ tokens }: Text, { start, end }: Range): readonly Token[] {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let last = low
  while ((tokens[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last++
  return tokens.slice(low, last)
}

function mentionsInOrder(entities: readonly Entity[]): readonly MentionOf[] {
  const found: MentionOf[] = []
  entities.forEach(({ kind, mentions }, entity) => {
    if (kind !== 'keyword') for (const mention of mentions) found.push({ entity, mention })
  })
  return found.sort((a, b) => a.mention.start - b.mention.start || b.mention.end - a.mention.end)
}
