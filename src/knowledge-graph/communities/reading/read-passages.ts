import { setImmediate } from 'node:timers/promises'
import { decodeFeatures } from '../../../index/encode-features.ts'
import { endsSentence } from '../../../language/sentence-ends.ts'
import type {
  FactStore,
  GraphChunk,
  GraphDocument,
} from '../../../storage/knowledge-graph/fact-store.ts'
import type { GraphPlace } from '../../../storage/knowledge-graph/graph-place.ts'
import { type KnownName, KnownNames } from './known-names.ts'
import { type ReadSentence, SentencePool } from './sentence-pool.ts'

/** The names and sentences of the ready documents of a graph, without their text. */
export type GraphReading = {
  /** The names by number; a forgotten one is undefined. */
  readonly names: readonly (KnownName | undefined)[]
  readonly passages: readonly ReadPassage[]
  /** The sentences with two names or more. In the first passage of a document, its title counts as a name of each. */
  readonly sentences: readonly ReadSentence[]
  /** Relations that sentences state between two names, in order. */
  readonly stated: readonly StatedRelation[]
}
/** Where a passage that was read is; its sentences refer to it by its index in `passages`. */
export type ReadPassage = {
  readonly chunk: number
  readonly docId: string
  /** The day of its document, `YYYY-MM-DD`. */
  readonly day: string
}
/** A stated relation: numbers of the two names, and the index of the passage in `passages`. */
export type StatedRelation = {
  readonly a: number
  readonly b: number
  readonly predicate: string
  readonly passage: number
}

/** Passages read with one query. */
const chunksTogether = 200
/**
 * Most passages read of a graph. Of a larger one, pages of passages are left out, evenly from its first to its last: of
 * 500,000 passages, all that fit into the memory of a call were too many by far, and the call failed after a minute.
 */
const passagesMax = 100_000
/** Most names counted per sentence: a longer enumeration says little about each. */
const namesOfSentenceMax = 16

/**
 * Reads the passages of a graph in order, all of them or `most` that are spread evenly. Each takes about 1.5 kB of
 * memory.
 */
export async function readPassages(
  facts: FactStore,
  place: GraphPlace,
  most = passagesMax,
): Promise<GraphReading> {
  const ready = await facts.readyNow(place)
  const leftOut = Math.max(0, ready.chunkCount / most - 1)
  const known = { names: new KnownNames(), pool: new SentencePool() }
  const passages: ReadPassage[] = []
  const sentences: ReadSentence[] = []
  const stated: StatedRelation[] = []
  for (let after = -1; ; ) {
    const chunks = await facts.chunksAfter(place, after, ready, chunksTogether)
    const documents = await facts.documents(chunks.map(({ docId }) => docId))
    for (const chunk of chunks) {
      const opens = passages.at(-1)?.docId !== chunk.docId
      const document = documents.get(chunk.docId) ?? unknown
      const read = readChunk(chunk, known, { passage: passages.length, opens, document })
      for (const sentence of read.sentences) sentences.push(sentence)
      for (const relation of read.stated) stated.push(relation)
      passages.push({ chunk: chunk.number, docId: chunk.docId, day: document.day })
    }
    const [first, last] = [chunks[0], chunks.at(-1)]
    if (first === undefined || last === undefined) break
    after = last.number + Math.round((last.number - first.number + 1) * leftOut)
    // The embedded engine reads synchronously; this thread must yield to receive the message that stops it.
    await setImmediate()
  }
  return { names: known.names.all, passages, sentences, stated }
}

type Known = { readonly names: KnownNames; readonly pool: SentencePool }

type Around = {
  readonly passage: number
  readonly opens: boolean
  readonly document: Pick<GraphDocument, 'day' | 'language'>
}

/** The day and language of a document that was added after the others were listed. */
const unknown = { day: '', language: 'und' }

function readChunk(chunk: GraphChunk, { names: known, pool }: Known, around: Around) {
  const { passage, opens, document } = around
  const { entities, sentences, relations } = decodeFeatures(chunk.features)
  const title = opens ? entities.findIndex(({ kind }) => kind === 'title') : -1
  const titles: number[] = []
  const named = sentences.map((): { name: number; start: number }[] => [])
  const numbers = entities.map((entity, index) => {
    const name = known.add(entity, index === title || entity.mentions.length > 0, document)
    if (index === title) titles.push(name)
    for (const { sentence, start } of entity.mentions) {
      named[sentence]?.push({ name, start })
      if (/\p{L}/u.test(chunk.text.slice(sentences[sentence]?.start, start))) known.noteInside(name)
    }
    return name
  })
  const stated = relations.map(({ subject, predicate, object }) => ({
    a: numbers[subject] ?? -1,
    b: numbers[object] ?? -1,
    predicate,
    passage,
  }))
  const read = sentences.flatMap(({ start, end, terms }, index) => {
    const mentions = (named[index] ?? []).sort((a, b) => a.start - b.start)
    const own = new Set(mentions.map(({ name }) => name))
    const names = [...new Set([...titles, ...own])].slice(0, namesOfSentenceMax)
    if (names.length < 2) return []
    const isWhole = looksWhole(chunk.text.slice(start, end))
    return [pool.add({ passage, index, names, own: own.size, terms, isWhole })]
  })
  return { sentences: read, stated }
}

function looksWhole(sentence: string): boolean {
  return (
    sentence.length >= wholeLength.min &&
    sentence.length <= wholeLength.max &&
    !/[|\t]|\n\s*\n|\* \*/.test(sentence) &&
    /^["'“‘(«„《「]*[\p{Lu}\p{Lo}\p{N}]/u.test(sentence) &&
    endsSentence(sentence)
  )
}

/**
 * Characters of a sentence that may be quoted of a community: shorter ones are labels, longer ones tables. Not
 * measured.
 */
const wholeLength = { min: 12, max: 400 }
