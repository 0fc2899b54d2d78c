import type { Alias, IndexedChunk, IndexReader } from '../../index/index-reader.ts'
import type { Postings } from '../../postings/posting-list.ts'
import { type EntityTargets, entityTargets } from './entity-targets.ts'
import { type Meaning, meaningsOf } from './meanings-of.ts'
import type { NameForm } from './name-forms.ts'
import type { Similarity } from './score-terms.ts'
import { bestMatching, bestMentioning } from './share-by-match.ts'
import { walkSettings as settings } from './walk-settings.ts'

/** The part of the graph that one walk has read. Each chunk and each entity is read once. */
export class GraphView {
  readonly #index: IndexReader
  readonly #chunkCount: number
  readonly #others: Similarity
  readonly #chunks = new Map<number, IndexedChunk>()
  /** By the posting list of the entity. */
  readonly #targets = new Map<string, EntityTargets>()
  /** Aliases that other documents show of acronyms without explanation, by the key of the acronym. */
  readonly #aliases = new Map<string, readonly Alias[]>()

  /** `others` is the similarity by the words of the question outside its names. */
  constructor(index: IndexReader, chunkCount: number, others: Similarity) {
    this.#index = index
    this.#chunkCount = chunkCount
    this.#others = others
  }

  /** A chunk that was loaded. */
  chunk(number: number): IndexedChunk | undefined {
    return this.#chunks.get(number)
  }

  /** The chunks that an entity leads to, by its posting list; it must have been looked up. */
  targets(feature: string): EntityTargets {
    return this.#targets.get(feature) ?? nowhere
  }

  /**
   * The meanings of a name in a chunk: those that the chunk shows or, if it shows none, those that other documents
   * do.
   */
  meanings({ aliases }: IndexedChunk, key: string): readonly Meaning[] {
    const own = aliases.length === 0 ? nothing : meaningsOf(key, aliases)
    const others = this.#aliases.get(key)
    return own.length > 0 || others === undefined ? own : meaningsOf(key, others)
  }

  /** Reads from other documents what the acronyms mean that these chunks do not explain. */
  async explain(chunks: readonly IndexedChunk[]): Promise<void> {
    const keys = new Set(chunks.flatMap(unexplainedAcronyms))
    const missing = [...keys].filter((key) => !this.#aliases.has(key))
    if (missing.length === 0) return
    const found = await this.#index.aliases(missing)
    for (const key of missing)
      this.#aliases.set(
        key,
        found.filter((alias) => alias.kind === 'acronym' && alias.key === key),
      )
  }

  async load(numbers: readonly number[]): Promise<void> {
    const missing = numbers.filter((number) => !this.#chunks.has(number))
    if (missing.length === 0) return
    for (const chunk of await this.#index.chunks(missing)) this.#chunks.set(chunk.number, chunk)
  }

  /** Looks up the chunks that names lead to: the first `lookupsMax` of them, which come most promising first. */
  async lookUp(names: readonly Pick<NameForm, 'feature'>[]): Promise<void> {
    const asked: string[] = []
    for (const { feature } of names) {
      if (asked.length === settings.lookupsMax) break
      if (this.#targets.has(feature)) continue
      // Most parts of names are no names.
      this.#targets.set(feature, nowhere)
      asked.push(feature)
    }
    if (asked.length === 0) return
    const found = await this.#index.postings(asked)
    for (const [feature, postings] of found) this.#targets.set(feature, this.#targetsOf(postings))
  }

  #targetsOf(postings: Postings): EntityTargets {
    const targets = entityTargets(postings, this.#chunkCount, settings.mentioningMax)
    const { titled, mentioning } = targets
    return {
      ...targets,
      titled: bestMatching(titled, this.#others),
      mentioning: bestMentioning(mentioning, this.#others),
    }
  }
}

function unexplainedAcronyms({ features, aliases }: IndexedChunk): string[] {
  return features.entities
    .filter(({ name, titled }) => !titled && acronym.test(name))
    .map(({ key }) => key)
    .filter((key) => !aliases.some((alias) => alias.key === key))
}

const acronym = /^\p{Lu}{2,10}$/u

const nothing: readonly Meaning[] = []
const nowhere: EntityTargets = { titled: [], mentioning: [], rarity: 0 }
