import type { IndexedAlias, IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import type { Postings } from '../../../postings/posting-list.ts'
import { type EntityTargets, entityTargets } from './linking/entity-targets.ts'
import { type Meaning, meaningsOf } from './linking/meanings-of.ts'
import type { NameForm } from './linking/name-forms.ts'
import { settings } from './settings.ts'
import { bestMatching, bestMentioning, type Match } from './share-by-match.ts'

/** The part of the graph that one walk has loaded. Each chunk and each entity is loaded once. */
export class GraphView {
  readonly #index: IndexReader
  readonly #chunkCount: number
  readonly #others: Match
  readonly #chunks = new Map<number, IndexedChunk>()
  /** Targets by the posting list of the entity. */
  readonly #targets = new Map<string, EntityTargets>()
  /** By the key of an acronym, the aliases from other documents, for chunks that do not explain it. */
  readonly #aliases = new Map<string, readonly IndexedAlias[]>()

  constructor(index: IndexReader, chunkCount: number, others: Match) {
    this.#index = index
    this.#chunkCount = chunkCount
    this.#others = others
  }

  /** The chunk with this number, if it is loaded. */
  chunk(number: number): IndexedChunk | undefined {
    return this.#chunks.get(number)
  }

  /** The chunks of an entity, by its posting list; `lookUp` must have loaded it. */
  targets(feature: string): EntityTargets {
    return this.#targets.get(feature) ?? nowhere
  }

  /** The meanings of a name in a chunk: those from aliases in the chunk or, if there are none, from other documents. */
  meanings({ aliases }: IndexedChunk, key: string): readonly Meaning[] {
    const own = aliases.length === 0 ? nothing : meaningsOf(key, aliases)
    const others = this.#aliases.get(key)
    return own.length > 0 || others === undefined ? own : meaningsOf(key, others)
  }

  /** Loads aliases from other documents for the acronyms that these chunks do not explain. */
  async loadAcronymAliases(chunks: readonly IndexedChunk[]): Promise<void> {
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

  /**
   * Loads the posting lists of names. At most `lookupsMax` are loaded, in the order given: the most promising come
   * first.
   */
  async lookUp(names: readonly Pick<NameForm, 'feature'>[]): Promise<void> {
    const asked: string[] = []
    for (const { feature } of names) {
      if (asked.length === settings.lookupsMax) break
      if (this.#targets.has(feature)) continue
      // Remembered as absent: most parts of names are no names of their own.
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
