import type { Entity } from '../../knowledge-graph/chunk-features.ts'
import type { IndexedChunk } from '../../knowledge-graph/index-reader.ts'
import { walkSettings as settings } from './walk-settings.ts'

/** A name in a chunk that may lead on. */
export type Link = {
  readonly key: string
  readonly entity: Entity
  /** Where in the chunk it is said, in the sentence nearest to the question. */
  readonly sentence: number
  /** What that sentence shares with the question. */
  readonly relevance: number
  /** How good a name it is, from its form alone. */
  readonly form: number
  readonly isPart: boolean
}

/**
 * The names in a chunk, and the parts of longer names, once each, without those in `used` and those
 * that the chunk is about.
 */
export function linksOf(
  { features }: IndexedChunk,
  used: ReadonlySet<string>,
  relevanceOf: (terms: Uint32Array) => number,
): Link[] {
  const relevances = features.sentences.map(({ terms }) => relevanceOf(terms))
  const own = new Set(features.entities.filter(({ titled }) => titled).map(({ key }) => key))
  const links = new Map<string, Link>()
  for (const entity of features.entities) {
    if (own.has(entity.key) || used.has(entity.key) || entity.mentions.length === 0) continue
    const sentence = mostRelevant(entity, relevances)
    const relevance = relevances[sentence] ?? 0
    for (const { key, form, isPart } of formsOf(entity)) {
      if (own.has(key) || used.has(key)) continue
      const known = links.get(key)
      if (known !== undefined && known.isPart === isPart && known.relevance >= relevance) continue
      if (known !== undefined && !known.isPart && isPart) continue
      links.set(key, { key, entity, sentence, relevance, form, isPart })
    }
  }
  return [...links.values()]
}

function mostRelevant({ mentions }: Entity, relevances: readonly number[]): number {
  let best = mentions[0]?.sentence ?? 0
  for (const { sentence } of mentions)
    if ((relevances[sentence] ?? 0) > (relevances[best] ?? 0)) best = sentence
  return best
}

type Form = { readonly key: string; readonly form: number; readonly isPart: boolean }

const formsByEntity = new WeakMap<Entity, readonly Form[]>()

/** The name itself and every run of its words that could be a name: "Lothair II of Lorraine". */
function formsOf(entity: Entity): readonly Form[] {
  const known = formsByEntity.get(entity)
  if (known !== undefined) return known
  const words = entity.key.split(' ')
  const forms: Form[] = [
    { key: entity.key, form: words.length > 1 ? 1 : settings.oneWord, isPart: false },
  ]
  if (words.length <= partedWordsMax)
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) {
        if (to - from === words.length || isLink(words[from]) || isLink(words[to - 1])) continue
        const key = words.slice(from, to).join(' ')
        if (key.length < partLengthMin || /^\d+$/.test(key)) continue
        forms.push({ key, form: to - from > 1 ? 1 : settings.onePartWord, isPart: true })
      }
  formsByEntity.set(entity, forms)
  return forms
}

const partedWordsMax = 8
const partLengthMin = 3
const links = new Set(
  'of the and de del della der den des di da do dos du la le les el al von van zu zum zur bin ibn y e et und in on'.split(
    ' ',
  ),
)

function isLink(word = ''): boolean {
  return links.has(word)
}
