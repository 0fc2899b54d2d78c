import type { Entity } from '../../../extraction/chunk-features.ts'
import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { entityTargets } from '../walk/entity-targets.ts'
import { featureOf } from '../walk/name-forms.ts'
import { connectSettings as settings } from './connect-settings.ts'

/** A hop between two names, and the sentence of a chunk that has both, or has one and is about the other. */
export type ConnectingHop = {
  readonly from: string
  readonly to: string
  /** The number of the chunk, and the index of the sentence in it. */
  readonly chunk: number
  readonly sentence: number
}

/** One side of the search: the names that it has reached, each with the hop that first reached it. */
export class ConnectingSide {
  readonly #steps: Map<string, ConnectingHop | undefined>
  #level: readonly string[]

  constructor(keys: readonly string[]) {
    this.#steps = new Map(keys.map((key) => [key, undefined]))
    this.#level = keys
  }

  /** The number of names of the last level. */
  get width(): number {
    return this.#level.length
  }

  /** The names of the last level. */
  get reached(): readonly string[] {
    return this.#level
  }

  has(key: string): boolean {
    return this.#steps.has(key)
  }

  /** Goes on by one level. */
  async widen(index: IndexReader): Promise<void> {
    const isFirst = [...this.#steps.values()].every((step) => step === undefined)
    const level = this.#level.slice(0, settings.namesMax)
    const postings = await index.postings(level.map(featureOf))
    const wanted = new Map<string, readonly number[]>()
    for (const key of level) {
      const found = postings.get(featureOf(key))
      if (found === undefined || (!isFirst && found.chunks.length > settings.commonMin)) continue
      const { titled, mentioning } = entityTargets(found, 0, Number.POSITIVE_INFINITY)
      wanted.set(key, [...titled, ...mentioning].slice(0, settings.chunksOfNameMax))
    }
    const numbers = [...new Set([...wanted.values()].flat())].slice(0, settings.chunksMax)
    const chunks = new Map((await index.chunks(numbers)).map((chunk) => [chunk.number, chunk]))
    const next: string[] = []
    for (const [key, own] of wanted) {
      const read = own.flatMap((number) => chunks.get(number) ?? [])
      if (!isFirst && isOfNamesakes(key, read)) continue
      for (const step of read.flatMap((chunk) => stepsIn(chunk, key)))
        if (!this.#steps.has(step.to)) {
          this.#steps.set(step.to, step)
          next.push(step.to)
        }
    }
    this.#level = next
  }

  /** The hops from the beginning of this side to a name. */
  stepsTo(key: string): readonly ConnectingHop[] {
    const step = this.#steps.get(key)
    return step === undefined ? [] : [...this.stepsTo(step.from), step]
  }

  /** The hops from a name to the beginning of this side. */
  stepsBack(key: string): readonly ConnectingHop[] {
    const turned = this.stepsTo(key).map(({ from, to, ...said }) => ({
      from: to,
      to: from,
      ...said,
    }))
    return turned.toReversed()
  }
}

/** Whether documents with different titles are about things of this name: "John Harker (chemist)", "John Harker (rower)". */
function isOfNamesakes(key: string, chunks: readonly IndexedChunk[]): boolean {
  const titles = chunks.flatMap(({ title, features }) => {
    const own = features.entities.find((entity) => entity.key === key)
    return own?.titled && (own.kind === 'title' || own.kind === 'part') ? [title] : []
  })
  return new Set(titles).size > 1
}

/** The hops from a name within a chunk: to the names beside it in a sentence, and between the subject and all others. */
function stepsIn(chunk: IndexedChunk, from: string): readonly ConnectingHop[] {
  const { entities } = chunk.features
  const own = entities.find(({ key }) => key === from)
  if (own === undefined) return []
  const ownSentences = new Set(own.mentions.map(({ sentence }) => sentence))
  return entities.flatMap((entity): ConnectingHop[] => {
    if (entity.key === from || entity.kind === 'part') return []
    const sentence = sentenceOf(own, ownSentences, entity)
    return sentence === undefined ? [] : [{ from, to: entity.key, chunk: chunk.number, sentence }]
  })
}

/** The first sentence that names both; or of a chunk about one of them, the first that names the other. */
function sentenceOf(
  own: Entity,
  ownSentences: ReadonlySet<number>,
  other: Entity,
): number | undefined {
  const both = other.mentions.find(({ sentence }) => ownSentences.has(sentence))
  if (both !== undefined) return both.sentence
  if (own.titled) return other.mentions[0]?.sentence
  return other.titled ? own.mentions[0]?.sentence : undefined
}
