import { languageOf } from '../language/languages.ts'
import { isAtAny, isWithinAny } from '../language/words/ranges.ts'
import type { Range } from '../language/words/words.ts'
import type { Block } from './blocks/block.ts'
import type { LeadIn } from './blocks/chunk-layout.ts'
import { isAside, kindsAlong } from './blocks/kinds-along.ts'
import type { ChunkFeatures, Sentence } from './chunk-features.ts'
import { afterGreeting } from './names/after-greeting.ts'
import { doubtName } from './names/doubt-name.ts'
import { EntityCollector } from './names/entity-collector.ts'
import { findMarkedTerms } from './names/find-marked-terms.ts'
import { findNames, type Name } from './names/find-names.ts'
import { findRelations } from './names/relations/find-relations.ts'
import { findSubjects } from './names/relations/find-subjects.ts'
import { splitName } from './names/split-name.ts'
import { splitPossessive } from './names/split-possessive.ts'
import type { UncasedNames } from './names/uncased/uncased-names.ts'
import { sentencesOfBlocks } from './sentences-of-blocks.ts'
import { type Token, tokens } from './terms/tokens.ts'

export type ChunkInput = {
  /** The title of the document. */
  readonly title: string
  /** Text that tells the document from others with the same title. */
  readonly about?: string | undefined
  /** The headings above the chunk, outermost first. */
  readonly headings: readonly string[]
  readonly blocks?: readonly Block[]
  readonly leadIn?: LeadIn | undefined
  readonly text: string
  /** The language of the document, ISO 639-1. */
  readonly language: string
  /** Whether it is the first chunk of the document. */
  readonly opensDocument: boolean
  /** The names of the document, if its script has no capitals. */
  readonly uncased?: UncasedNames
}

export type ExtractedFeatures = ChunkFeatures & {
  /** The language of the text. */
  readonly language: string
  /** All words of the text. */
  readonly tokens: readonly Token[]
  /** The keys of names that may have other forms, by the stems of their words. */
  readonly forms: ReadonlyMap<string, string>
}

/**
 * Extracts the sentences, entities and relations of a chunk. Ranges are exact: they slice the text they name.
 * Boilerplate and metadata yield no entities.
 */
export function extractFeatures(input: ChunkInput): ExtractedFeatures {
  const { text, language } = input
  const words = tokens(text, language)
  const { blocks = [] } = input
  const ranges = sentencesOfBlocks(text, language, blocks)
  const wordsBySentence = splitAtEnds(words, ranges)
  const entities = new EntityCollector(text, language, words)
  entities.addTitles(input)
  const uncasedBySentence = splitAtEnds(input.uncased?.find(text) ?? [], ranges)
  const kindAt = kindsAlong(blocks)
  const code = blocks.filter(({ kind }) => kind === 'code')
  const isCode = (at: number) => isAtAny(at, code)
  const { capitalizesNouns } = languageOf(language)
  const sidesOf = (run: Name, own: readonly Token[]) => {
    if (run.wordCount === 1) return [run]
    const sides = splitName(run, own, capitalizesNouns)
    return sides.flatMap((one) => splitPossessive(text, one, own, words))
  }
  const doubtOf = (name: Name, own: readonly Token[]) =>
    isCode(name.start) ? 'here' : doubtName(text, name, own)
  let opensDocument = input.opensDocument
  const found = ranges.map((range, number): Sentence => {
    const inSentence = wordsBySentence[number] ?? []
    if (isAside(kindAt(range.start))) return { ...range, terms: hashesOf(inSentence) }
    const own = afterGreeting(text, range, inSentence, language)
    const uncased = (uncasedBySentence[number] ?? []).filter(({ end }) => end <= range.end)
    const names = findNames(text, own).filter((run) => !isWithinAny(run, uncased))
    const isHeading = kindAt(range.end - 1) === 'heading'
    if (opensDocument && !isHeading) {
      const single = names.filter((run) => sidesOf(run, own).length === 1)
      for (const subject of findSubjects(text, range, single, language))
        entities.addSubject(subject, number)
    }
    opensDocument &&= isHeading
    for (const term of findMarkedTerms(text, range, language))
      if (!isCode(term.start)) entities.addMarkedTerm(term, number)
    for (const name of uncased) if (!isCode(name.start)) entities.addUncased(name, number)
    for (const run of entities.addTitleMentions(own, names, number)) {
      const sides = sidesOf(run, own)
      if (sides.length > 1) entities.addName(run, own, number, 'here')
      for (const name of sides) entities.addName(name, own, number, doubtOf(name, own))
    }
    return { start: range.start, end: range.end, terms: hashesOf(inSentence) }
  })
  const all = entities.collected(blocks.filter(({ kind }) => kind === 'heading'))
  const { about, headings, leadIn } = input
  const layout = { headings, blocks, leadIn, about }
  const relations = findRelations({ text, language, tokens: words }, found, all, layout)
  const forms = entities.forms()
  return { sentences: found, entities: all, relations, layout, language, tokens: words, forms }
}

function splitAtEnds<Part extends Range>(
  parts: readonly Part[],
  ranges: readonly Range[],
): Part[][] {
  let next = 0
  return ranges.map(({ end }) => {
    const first = next
    while ((parts[next]?.start ?? end) < end) next++
    return parts.slice(first, next)
  })
}

/** The hashes of the distinct stems, ascending. */
function hashesOf(words: readonly Token[]): Uint32Array {
  if (hashes.length < words.length) hashes = new Uint32Array(words.length)
  let count = 0
  for (const { word } of words) if (word.isTerm) hashes[count++] = word.hash
  sortFirst(hashes, count)
  let distinct = 0
  for (let index = 0; index < count; index++) {
    const hash = hashes[index] ?? 0
    if (distinct === 0 || hash !== hashes[distinct - 1]) hashes[distinct++] = hash
  }
  return hashes.slice(0, distinct)
}

/** Sorts the first numbers of an array. Those of most sentences are few, and sorted by insertion in half the time. */
function sortFirst(numbers: Uint32Array, count: number): void {
  if (count > insertedMax) {
    numbers.subarray(0, count).sort()
    return
  }
  for (let index = 1; index < count; index++) {
    const number = numbers[index] ?? 0
    let at = index
    for (; at > 0 && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0
    numbers[at] = number
  }
}

const insertedMax = 32

/** A buffer for the hashes of one sentence with duplicates. */
let hashes = new Uint32Array(256)
