import type { Entity } from '../../../extraction/chunk-features.ts'
import type { IndexedAlias, IndexedChunk } from '../../../index/index-reader.ts'
import type { Meaning } from './linking/meanings-of.ts'
import { formOf, type NameForm, nameForms, qualityOf } from './linking/name-forms.ts'
import { uncasedNames } from './uncased-names.ts'

/** A name in a chunk that may lead to other chunks. */
export type Link = NameForm & {
  readonly entity: Entity
  /** Index in the chunk of the sentence with the name that is most relevant to the question. */
  readonly sentence: number
  /** The weight of the terms that this sentence shares with the question. */
  readonly relevance: number
  /** The alias in which the entity has this key. */
  readonly shownBy: IndexedAlias | undefined
}

type Place = Pick<Link, 'entity' | 'sentence' | 'relevance'>

/** The links of a chunk: its distinct names, without those in `used` and those that the chunk itself is about. */
export function linksOf(
  chunk: IndexedChunk,
  used: ReadonlySet<string>,
  relevanceOf: (terms: Uint32Array) => number,
  meaningsOf: (chunk: IndexedChunk, key: string) => readonly Meaning[],
): Link[] {
  const { features, text } = chunk
  const relevances = features.sentences.map(({ terms }) => relevanceOf(terms))
  const closed = new Set(used)
  for (const { key, titled } of features.entities) if (titled) closed.add(key)
  const isNamed = (key: string) => features.entities.some((entity) => entity.key === key)
  const links = new Map<string, Link>()
  const offer = (form: NameForm, on: Place, shownBy?: IndexedAlias) => {
    const { key, feature, quality, isPart } = form
    const { entity, sentence, relevance } = on
    if (closed.has(key) || !isBetter(form, relevance, links.get(key))) return
    links.set(key, { key, feature, quality, isPart, entity, sentence, relevance, shownBy })
  }
  const unwritten = features.sentences.flatMap((sentence, number) =>
    (relevances[number] ?? 0) > 0 ? uncasedNames(text, sentence, number) : [],
  )
  for (const entity of [...features.entities, ...unwritten]) {
    if (closed.has(entity.key) || entity.mentions.length === 0) continue
    const sentence = mostRelevant(entity, relevances)
    const on = { entity, sentence, relevance: relevances[sentence] ?? 0 }
    for (const form of nameForms(entity.key)) offer(form, on)
    for (const meaning of meaningsOf(chunk, entity.key))
      if (!isNamed(meaning.key)) offer(asForm(meaning, entity), on, meaning.shownBy[0])
  }
  return [...links.values()]
}

/** Another name of an entity as a name form, with the quality of the written name. */
function asForm({ key, share }: Meaning, entity: Entity): NameForm {
  return formOf(key, share * qualityOf(entity.key))
}

function mostRelevant({ mentions }: Entity, relevances: readonly number[]): number {
  let best = mentions[0]?.sentence ?? 0
  for (const { sentence } of mentions)
    if ((relevances[sentence] ?? 0) > (relevances[best] ?? 0)) best = sentence
  return best
}

/** Whether a form is better than that of a known link: whole names before parts, then the more relevant sentence. */
function isBetter({ isPart }: NameForm, relevance: number, known: Link | undefined): boolean {
  if (known === undefined) return true
  if (known.isPart !== isPart) return known.isPart
  return relevance > known.relevance
}
