import type { Mention } from '../../chunk-features.ts'
import type { LexiconEntry } from '../../terms/lexicon.ts'
import { indexFrom, type Token } from '../../terms/tokens.ts'
import { isInAddress } from '../is-in-address.ts'
import { isPersonLike } from '../person-like.ts'
import type { FoundAlias, FoundChunk } from './found-alias.ts'

/** Most words of the name of a person that a first name may stand for. */
const wordsMax = 3

/** A longer name, where the run first has it, and its last word. */
type Bearer = {
  readonly key: string
  readonly from: number
  readonly last: string
  readonly isPerson: boolean
}

/**
 * Finds first names used alone: "Ada" after Ada Brook, where no other name of the run begins or ends with that word.
 * As places and firms are called by the first word of longer names too ("Oslo" of Oslo Airport), nothing may speak
 * against a person: an article, a preposition or a number before it, quotation marks, or a word of it in small letters.
 */
export function findFirstNames(chunks: readonly FoundChunk[]): FoundAlias[] {
  const bearers = bearersOf(chunks)
  if (bearers.size === 0) return []
  const found = chunks.flatMap(({ features }, chunk) =>
    features.entities.flatMap(({ key, titled, mentions: [mention] }): FoundAlias[] => {
      const bearer = bearers.get(key)
      if (bearer === undefined || titled || mention === undefined) return []
      return [{ chunk, key, entityKey: bearer.key, kind: 'first-name', sentence: mention.sentence }]
    }),
  )
  if (found.length === 0) return found
  const firstsByLast = Map.groupBy(bearers.keys(), (first) => bearers.get(first)?.last)
  for (const chunk of chunks) dropDoubtful(bearers, firstsByLast, chunk)
  return found.filter(({ key }) => bearers.has(key))
}

/** The people whose first names stand alone too, by these, which no other name begins or ends with. */
function bearersOf(chunks: readonly FoundChunk[]): Map<string, Bearer> {
  const all = new Map<string, Bearer | undefined>()
  const alone = new Set<string>()
  for (const { features } of chunks)
    for (const { key } of features.entities) if (!key.includes(' ')) alone.add(key)
  for (const { start, features } of chunks)
    for (const entity of features.entities) {
      const { key, kind, titled, mentions } = entity
      const space = key.indexOf(' ')
      if (space < 0 || (kind === 'keyword' && !titled)) continue
      const first = key.slice(0, space)
      if (!alone.has(first)) continue
      const last = key.slice(key.lastIndexOf(' ') + 1)
      const known = all.get(first)
      if (known && isLonger(key, known.key)) continue
      const isOther = all.has(first) && !(known && isLonger(known.key, key))
      const from = start + (mentions[0]?.start ?? Number.POSITIVE_INFINITY)
      const isPerson = key.split(' ').length <= wordsMax && isPersonLike(entity, features.language)
      all.set(first, isOther ? undefined : { key, from, last, isPerson })
    }
  const people = new Map<string, Bearer>()
  for (const [first, bearer] of all) if (bearer?.isPerson) people.set(first, bearer)
  if (people.size === 0) return people
  for (const { features } of chunks)
    for (const { key } of features.entities)
      if (key.includes(' ')) people.delete(key.slice(key.lastIndexOf(' ') + 1))
  return people
}

/** Whether a name is another one, or begins with it: "Ada Brook of Oslo" and "Ada Brook". */
function isLonger(key: string, other: string): boolean {
  return key === other || key.startsWith(`${other} `)
}

/** Drops what a chunk shows to be no person, or to be named before it was introduced. Linear in the chunk. */
function dropDoubtful(
  bearers: Map<string, Bearer>,
  firstsByLast: ReadonlyMap<string | undefined, readonly string[]>,
  { start, text, features }: FoundChunk,
): void {
  const { tokens } = features
  for (const token of tokens) {
    const { folded, isCapital } = token.word
    if (isCapital) continue
    const firsts = firstsByLast.get(folded)
    if ((firsts === undefined && !bearers.has(folded)) || isInAddress(text, token)) continue
    bearers.delete(folded)
    for (const first of firsts ?? []) bearers.delete(first)
  }
  const isDoubtful = (mention: Mention, before: LexiconEntry | undefined) =>
    before?.role.isPreposition || before?.isNumber || isJoined(text, mention)
  for (const { key, mentions } of features.entities) {
    const [first = ''] = key.split(' ', 1)
    const bearer = bearers.get(first)
    const isAlone = key === first
    if (bearer === undefined || !(isAlone || key === bearer.key)) continue
    const isNoPerson = mentions.some((mention) => {
      const isEarlier = start + mention.start < bearer.from
      const before = wordBefore(tokens, mention.start)
      return before?.role.isArticle || (isAlone && (isEarlier || isDoubtful(mention, before)))
    })
    if (isNoPerson) bearers.delete(first)
  }
}

/** The word right before the one that begins at an offset. */
function wordBefore(tokens: readonly Token[], start: number): LexiconEntry | undefined {
  const at = indexFrom(tokens, start)
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before && token?.start === start && start - before.end <= 1 ? before.word : undefined
}

/** Whether a mention is quoted, or part of a compound. */
function isJoined(text: string, { start, end }: Mention): boolean {
  const [before = '', after = ''] = [text[start - 1], text[end]]
  return /["“„«‘–/-]/.test(before) || /[–/-]/.test(after)
}
