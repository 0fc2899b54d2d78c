import { isTitledCount } from '../../../extraction/names/entity-count.ts'
import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { entityTargets } from '../walk/linking/entity-targets.ts'
import { featureOf } from '../walk/linking/name-forms.ts'
import { connectSettings as settings } from './connect-settings.ts'
import { type ConnectingHop, connectingHops, namedIn } from './connecting-hops.ts'
import { chunksWithWords, plainMentions, type SentencesOfChunk } from './plain-mentions.ts'

/** One side of the search: the names that it has reached, each with the first hops that reached it, of one level. */
export class ConnectingSide {
  readonly #steps: Map<string, ConnectingHop[]>
  /** The names that chunks write without a capital, as their documents have them. */
  readonly #written = new Map<string, string>()
  #level: readonly string[]

  constructor(keys: readonly string[]) {
    this.#steps = new Map(keys.map((key) => [key, []]))
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

  /** How documents write the names that a chunk has without a capital, by their keys. */
  get written(): ReadonlyMap<string, string> {
    return this.#written
  }

  has(key: string): boolean {
    return this.#steps.has(key)
  }

  /** Goes on by one level. */
  async widen(index: IndexReader): Promise<void> {
    const wanted = await this.#chunksOf(this.#level.slice(0, settings.namesMax), index)
    const numbers = [...new Set([...wanted.values()].flat())].slice(0, settings.chunksMax)
    const chunks = new Map((await index.chunks(numbers)).map((chunk) => [chunk.number, chunk]))
    const read = [...wanted].flatMap(([key, own]) => {
      const found = own.flatMap((number) => chunks.get(number) ?? [])
      return !this.#isFirst && isOfNamesakes(key, found) ? [] : [{ key, found }]
    })
    const plain = await plainMentions(placesOf(read), index)
    const next = new Map<string, ConnectingHop[]>()
    for (const { key, found } of read)
      for (const chunk of found) {
        const mentions = plain.get(chunk.number) ?? []
        for (const { key: named, name } of mentions) this.#written.set(named, name)
        for (const step of connectingHops(chunk, namedIn(chunk, mentions), key))
          this.#add(step, next)
      }
    for (const [key, steps] of next) this.#steps.set(key, steps)
    this.#level = [...next.keys()]
  }

  /** The ways from the beginning of this side to a name, at most `chainsMax`. */
  waysTo(key: string): readonly (readonly ConnectingHop[])[] {
    const steps = this.#steps.get(key) ?? []
    if (steps.length === 0) return [[]]
    const ways = steps.flatMap((step) => this.waysTo(step.from).map((way) => [...way, step]))
    return ways.slice(0, settings.chainsMax)
  }

  /** The ways from a name to the beginning of this side. */
  waysBack(key: string): readonly (readonly ConnectingHop[])[] {
    const turned = ({ from, to, ...said }: ConnectingHop) => ({ from: to, to: from, ...said })
    return this.waysTo(key).map((way) => way.map(turned).toReversed())
  }

  get #isFirst(): boolean {
    return [...this.#steps.values()].every((steps) => steps.length === 0)
  }

  /** A name is reached anew only from other names of the level, each once. */
  #add(step: ConnectingHop, next: Map<string, ConnectingHop[]>): void {
    if (this.#steps.has(step.to)) return
    const known = next.get(step.to)
    if (known === undefined) next.set(step.to, [step])
    else if (known.length < settings.chainsMax && known.every(({ from }) => from !== step.from))
      known.push(step)
  }

  /** The chunks to read of each name: those about it, those that mention it, and those that have its words. */
  async #chunksOf(
    level: readonly string[],
    index: IndexReader,
  ): Promise<ReadonlyMap<string, readonly number[]>> {
    const postings = await index.postings(level.map(featureOf))
    const followed = level.filter((key) => {
      const found = postings.get(featureOf(key))
      return found && (this.#isFirst || found.chunks.length <= settings.commonMin)
    })
    const about = followed.filter((key) => postings.get(featureOf(key))?.counts.some(isTitledCount))
    const written = await chunksWithWords(about, index)
    return new Map(
      followed.flatMap((key) => {
        const found = postings.get(featureOf(key))
        if (found === undefined) return []
        const { titled, mentioning } = entityTargets(found, 0, Number.POSITIVE_INFINITY)
        const chunks = [...new Set([...titled, ...mentioning, ...(written.get(key) ?? [])])]
        return [[key, chunks.slice(0, settings.chunksOfNameMax)]]
      }),
    )
  }
}

type Read = { readonly key: string; readonly found: readonly IndexedChunk[] }

/**
 * The sentences in which names without capitals are looked for: those that name what led to the chunk; all if the chunk
 * is about it, or has only its words.
 */
function placesOf(read: readonly Read[]): readonly SentencesOfChunk[] {
  const places = new Map<number, { chunk: IndexedChunk; sentences: Set<number> }>()
  for (const { key, found } of read)
    for (const chunk of found) {
      const own = chunk.features.entities.find((entity) => entity.key === key)
      const place = places.get(chunk.number) ?? { chunk, sentences: new Set() }
      places.set(chunk.number, place)
      if (own === undefined || own.titled)
        chunk.features.sentences.forEach((_, sentence) => {
          place.sentences.add(sentence)
        })
      else for (const { sentence } of own.mentions) place.sentences.add(sentence)
    }
  return [...places.values()]
}

/**
 * Whether documents with different titles are about things of this name: "John Harker (chemist)", "John Harker
 * (rower)".
 */
function isOfNamesakes(key: string, chunks: readonly IndexedChunk[]): boolean {
  const titles = chunks.flatMap(({ title, features }) => {
    const own = features.entities.find((entity) => entity.key === key)
    return own?.titled && (own.kind === 'title' || own.kind === 'keyword') ? [title] : []
  })
  return new Set(titles).size > 1
}
