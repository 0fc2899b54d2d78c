import { sentences } from '../language/sentences.ts'
import { terms } from '../language/terms.ts'
import type { ChunkFeatures, Sentence } from './chunk-features.ts'
import { EntityCollector } from './entity-collector.ts'
import { entityKey, titleKeys } from './entity-key.ts'
import { findDefinitions } from './find-definitions.ts'
import { findNames } from './find-names.ts'
import { findRelations } from './find-relations.ts'
import { hashTerm } from './hash-term.ts'

export type ChunkInput = {
  /** Of the document. */
  readonly title: string
  /** The headings over the chunk, outermost first. */
  readonly headings: readonly string[]
  readonly text: string
  /** ISO 639-1, of the document. */
  readonly language: string
  /** The document begins with this chunk. */
  readonly opensDocument: boolean
}

/** The sentences, entities and relations of a chunk. Every range is exact: it slices what it names. */
export function extractFeatures(input: ChunkInput): ChunkFeatures {
  const found = hashedSentences(input)
  const entities = new EntityCollector(input.text)
  addTitles(entities, input)
  found.forEach((sentence, number) => {
    for (const definition of findDefinitions(input.text, sentence))
      entities.addDefinition(definition, number)
    for (const name of findNames(input.text, sentence, input.language))
      entities.addName(name, number, input.opensDocument && number === 0 && name.opensSentence)
  })
  const all = entities.collected()
  return { sentences: found, entities: all, relations: findRelations(input.text, found, all) }
}

function addTitles(entities: EntityCollector, { title, headings }: ChunkInput): void {
  const [whole, ...variants] = titleKeys(title)
  if (whole !== undefined) entities.addTitle(whole, title, 'title')
  for (const key of variants) entities.addTitle(key, title, 'part')
  const heading = headings.at(-1)
  if (heading !== undefined) entities.addTitle(entityKey(heading), heading, 'heading')
}

function hashedSentences({ text, language }: ChunkInput): Sentence[] {
  const all = terms(text, language)
  let next = 0
  return sentences(text).map((range) => {
    const hashes = new Set<number>()
    for (let term = all[next]; term !== undefined && term.start < range.end; term = all[++next])
      hashes.add(hashTerm(term.stem))
    return { ...range, terms: Uint32Array.from(hashes).sort() }
  })
}
