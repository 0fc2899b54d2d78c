import { isGeneric } from '../../../extraction/names/doubt-term.ts'
import { isTitledCount } from '../../../extraction/names/entity-count.ts'
import { plainNames } from '../../../extraction/names/plain-names.ts'
import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { stemOf } from '../../../language/word-forms/terms.ts'
import type { Postings } from '../../../postings/posting-list.ts'
import { featureOf } from '../walk/linking/name-forms.ts'
import { connectSettings as settings } from './connect-settings.ts'

/** Sentences of a chunk. */
export type SentencesOfChunk = {
  readonly chunk: IndexedChunk
  readonly sentences: Iterable<number>
}

/** A name of a document in reach that a sentence writes without a capital. */
export type PlainMention = {
  readonly key: string
  /** The name as its document has it. */
  readonly name: string
  readonly sentence: number
}

type Candidate = { readonly keys: readonly string[]; readonly sentence: number }

/**
 * The names without capitals in sentences, by the number of their chunk: runs of words under which a document in reach
 * stands ("the connection pool"). Nothing of it is stored, so it does not matter when that document was added. Looks up
 * at most `plainLookupsMax` runs, those of the first places first.
 */
export async function plainMentions(
  places: readonly SentencesOfChunk[],
  index: IndexReader,
): Promise<ReadonlyMap<number, readonly PlainMention[]>> {
  const candidates = places.map((place) => ({ place, found: candidatesIn(place) }))
  const keys = new Set<string>()
  for (const { found } of candidates)
    for (const one of found)
      if (keys.size < settings.plainLookupsMax) for (const key of one.keys) keys.add(key)
  const postings = await index.postings([...keys].map(featureOf))
  const named = await namedThings([...keys], postings, index)
  return new Map(
    candidates.map(({ place, found }) => [
      place.chunk.number,
      found.flatMap(({ keys, sentence }): PlainMention[] => {
        const key = keys.find((one) => named.has(one))
        const name = key === undefined ? undefined : named.get(key)
        return key === undefined || name === undefined ? [] : [{ key, name, sentence }]
      }),
    ]),
  )
}

/** The chunks that have all words of each of these names, by its key; some write them apart. */
export async function chunksWithWords(
  keys: readonly string[],
  index: IndexReader,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { languages } = await index.statistics()
  const wordsOf = (key: string) => key.split(' ').map((word) => featuresOf(word, languages))
  const features = keys.flatMap(wordsOf).flat()
  const postings = await index.postings([...new Set(features)])
  return new Map(
    keys.map((key) => {
      const lists = wordsOf(key)
        .filter((forms) => forms.length > 0)
        .map((forms) => new Set(forms.flatMap((form) => [...(postings.get(form)?.chunks ?? [])])))
        .toSorted((a, b) => a.size - b.size)
      const [rarest = new Set<number>(), ...others] = lists
      const chunks = [...rarest].filter((chunk) => others.every((list) => list.has(chunk)))
      return [key, chunks.sort((a, b) => a - b)]
    }),
  )
}

/** The posting lists of a word, stemmed in each language. */
function featuresOf(word: string, languages: readonly string[]): readonly string[] {
  const stems = new Set(languages.map((language) => stemOf(word, language)))
  return [...stems].filter((stem) => stem !== '').map((stem) => `t:${stem}`)
}

/** Words without capitals, and names in doubt, as in a language whose nouns all have capitals. */
function candidatesIn({ chunk, sentences }: SentencesOfChunk): readonly Candidate[] {
  const { text, language, features } = chunk
  const numbers = new Set(sentences)
  const plain = [...numbers].flatMap((sentence) => {
    const range = features.sentences[sentence]
    const found = range === undefined ? [] : plainNames(text, range, language)
    return found.map(({ keys }) => ({ keys, sentence }))
  })
  const doubtful = features.entities.flatMap(({ key, kind, titled, mentions }) => {
    const mention = mentions.find(({ sentence }) => numbers.has(sentence))
    if (kind !== 'keyword' || titled || mention === undefined) return []
    return [{ keys: [key], sentence: mention.sentence }]
  })
  return [...plain, ...doubtful]
}

/** The keys that name what a document is about, each with the name as that document has it. */
async function namedThings(
  keys: readonly string[],
  postings: ReadonlyMap<string, Postings>,
  index: IndexReader,
): Promise<ReadonlyMap<string, string>> {
  const chunkOf = new Map<string, number>()
  for (const key of keys) {
    const list = postings.get(featureOf(key))
    const at = list?.counts.findIndex((count) => isTitledCount(count)) ?? -1
    if (list !== undefined && at >= 0) chunkOf.set(key, list.chunks[at] ?? 0)
  }
  const singles = [...chunkOf.keys()].filter((key) => !key.includes(' '))
  const [chunks, withWord] = await Promise.all([
    index.chunks([...new Set(chunkOf.values())]),
    chunksWithWords(singles, index),
  ])
  const chunkBy = new Map(chunks.map((chunk) => [chunk.number, chunk]))
  const named = new Map<string, string>()
  for (const [key, number] of chunkOf) {
    const chunk = chunkBy.get(number)
    const own = chunk?.features.entities.find((entity) => entity.key === key)
    if (chunk === undefined || own === undefined) continue
    if ((withWord.get(key)?.length ?? 0) > settings.plainWordChunksMax) continue
    if (isGeneric(own.name, chunk.language) || isWrittenWithCapitals(key, chunk)) continue
    named.set(key, own.name)
  }
  return named
}

/** Whether a document writes what it is about with a capital where none is due, and never without: a song, a band. */
function isWrittenWithCapitals(key: string, { text, features }: IndexedChunk): boolean {
  const written = features.entities
    .filter((entity) => entity.titled && (entity.key === key || entity.key.startsWith(`${key} `)))
    .flatMap(({ mentions }) => mentions)
    .map(({ start, end, sentence }) => {
      const opens = text.slice(features.sentences[sentence]?.start ?? start, start)
      return { name: text.slice(start, end), isOpening: !/[\p{L}\p{N}]{4}/u.test(opens) }
    })
  const isSmall = ({ name, isOpening }: (typeof written)[number]) =>
    name.split(/[\s-]+/).some((word, at) => (at > 0 || !isOpening) && /^\p{Ll}{4}/u.test(word))
  return written.some(({ isOpening }) => !isOpening) && !written.some(isSmall)
}
