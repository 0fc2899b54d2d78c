import type { Entity } from '../../extraction/chunk-features.ts'
import type { Alias, IndexedChunk } from '../../index/index-reader.ts'
import type { Meaning } from './meanings-of.ts'
import { formOf, type NameForm, nameForms, qualityOf } from './name-forms.ts'
import { uncasedNames } from './uncased-names.ts'

/** A name in a chunk that may lead to other chunks. */
export type Link = NameForm & {
  readonly entity: Entity
  /** The sentence with the name that is most relevant to the question: its index in the chunk. */
  readonly sentence: number
  /** The weight of the terms that this sentence shares with the question. */
  readonly relevance: number
  /** The alias that shows that the entity is also called by this key. */
  readonly shownBy?: Alias
}

/**
 * The names in a chunk that may lead to other chunks, each once, without those in `used` and without those that the
 * chunk itself is about.
 */
export function linksOf(
  chunk: IndexedChunk,
  used: ReadonlySet<string>,
  relevanceOf: (terms: Uint32Array) => number,
  meaningsOf: (chunk: IndexedChunk, key: string) => readonly Meaning[],
): Link[] {
  const { features, text } = chunk
  const relevances = features.sentences.map(({ terms }) => relevanceOf(terms))
  const closed = new Set(used)
  const named = new Set(features.entities.map(({ key }) => key))
  for (const { key, titled } of features.entities) if (titled) closed.add(key)
  const links = new Map<string, Link>()
  const unwritten = features.sentences.flatMap((sentence, number) =>
    (relevances[number] ?? 0) > 0 ? uncasedNames(text, sentence, number) : [],
  )
  for (const entity of [...features.entities, ...unwritten]) {
    if (closed.has(entity.key) || entity.mentions.length === 0) continue
    const sentence = mostRelevant(entity, relevances)
    const relevance = relevances[sentence] ?? 0
    const meanings = meaningsOf(chunk, entity.key)
      .filter(({ key }) => !named.has(key))
      .map((meaning) => asForm(meaning, entity))
    for (const form of [...nameForms(entity.key), ...meanings]) {
      if (closed.has(form.key)) continue
      const link = { ...form, entity, sentence, relevance }
      if (isBetter(link, links.get(form.key))) links.set(form.key, link)
    }
  }
  return [...links.values()]
}

/** Another name of an entity as a form of its name, of the same quality as the written one. */
function asForm(
  { key, share, shownBy: [shownBy] }: Meaning,
  entity: Entity,
): NameForm & { shownBy: Alias } {
  return { ...formOf(key, share * qualityOf(entity.key)), shownBy }
}

function mostRelevant({ mentions }: Entity, relevances: readonly number[]): number {
  let best = mentions[0]?.sentence ?? 0
  for (const { sentence } of mentions)
    if ((relevances[sentence] ?? 0) > (relevances[best] ?? 0)) best = sentence
  return best
}

/** Whether a link is better than a known one: a whole name is better than a part, then the more relevant sentence. */
function isBetter(link: Link, known: Link | undefined): boolean {
  if (known === undefined) return true
  if (known.isPart !== link.isPart) return known.isPart
  return link.relevance > known.relevance
}
