import { nameWords } from '../../language/name-words.ts'
import type { ChunkFeatures, Entity, Mention, Relation, Sentence } from '../chunk-features.ts'

/**
 * Finds relations between entities, in the words of the sentence: the words before the object, back to the entity
 * before it ("directed by", "sister of"). In a sentence that opens without a name, the title is the subject. No model:
 * cheap, readable, and always with its sentence.
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
  for (const { entity, mention } of mentionsInOrder(entities)) {
    const { start, end, sentence } = mention
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

type MentionOf = { readonly entity: number; readonly mention: Mention }

function mentionsInOrder(entities: readonly Entity[]): readonly MentionOf[] {
  const found: MentionOf[] = []
  for (const [entity, { kind, mentions }] of entities.entries())
    if (kind !== 'part') for (const mention of mentions) found.push({ entity, mention })
  return found.sort((a, b) => a.mention.start - b.mention.start || b.mention.end - a.mention.end)
}

const predicateWordsMax = 4

/** The last words before the object, from the last comma on, without articles and numbers. Read from the end. */
function predicateOf(between: string): string {
  const words: string[] = []
  for (let at = between.length; at > 0 && words.length < predicateWordsMax; ) {
    const kind = kindAt(between, at - 1)
    if (kind === clauseMark) break
    const end = at--
    if (kind === other) continue
    while (at > 0 && kindAt(between, at - 1) < other) at--
    const start = firstLetter(between, at, end)
    const word = between.slice(start, end)
    if (start < end && !nameWords.droppedByRelations.has(word.toLowerCase())) words.push(word)
  }
  const predicate = words.reverse().join(' ')
  return nameWords.coordinators.has(predicate) ? '' : predicate
}

/** Skips joiners, which cannot open a word. */
function firstLetter(text: string, start: number, end: number): number {
  let first = start
  while (first < end && kindAt(text, first) === joiner) first++
  return first
}

const letter = 1
const joiner = 2
const other = 3
const clauseMark = 4

/** A cache of the kind of each UTF-16 unit; 0 until computed, and for surrogates. */
const kinds = new Uint8Array(0x10000)

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return kinds[unit] || firstKindOf(unit, text, at)
}

function firstKindOf(unit: number, text: string, at: number): number {
  if (unit >= 0xdc00 && unit <= 0xdfff) return kindOf(text.codePointAt(at - 1) ?? unit)
  if (unit >= 0xd800 && unit <= 0xdbff) return kindOf(text.codePointAt(at) ?? unit)
  const kind = kindOf(unit)
  kinds[unit] = kind
  return kind
}

function kindOf(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  if (/[\p{L}\p{M}]/u.test(character)) return letter
  if (/['’-]/.test(character)) return joiner
  return /[,;:()–—]/.test(character) ? clauseMark : other
}
