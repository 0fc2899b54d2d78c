import { sentences } from '../language/sentences.ts'
import { terms } from '../language/terms.ts'
import type { ChunkFeatures, Sentence } from './chunk-features.ts'
import { EntityCollector } from './entity-collector.ts'
import { findDefinitions } from './find-definitions.ts'
import { findNames } from './find-names.ts'
import { findRelations } from './find-relations.ts'
import { findSubjects } from './find-subjects.ts'
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
  const { text, language } = input
  const found = hashedSentences(input)
  const entities = new EntityCollector(text)
  entities.addTitles(input)
  found.forEach((sentence, number) => {
    const names = findNames(text, sentence, language)
    if (number === 0 && input.opensDocument)
      for (const subject of findSubjects(text, sentence, names, language))
        entities.addSubject(subject, number)
    for (const definition of findDefinitions(text, sentence))
      entities.addDefinition(definition, number)
    for (const name of names) entities.addName(name, number)
  })
  const all = entities.collected()
  return { sentences: found, entities: all, relations: findRelations(text, found, all) }
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
